// While somebody presses, nothing is drawn anew under the finger: the click would be lost.

const LONGEST = 3000; // whoever holds longer does not click
const CLICK = 80; // a tap's click comes so soon after the finger has gone

let isDown = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {(() => void)[]} */
let waiting = [];

addEventListener("pointerdown", () => hold(LONGEST), true);
addEventListener("pointerup", () => isDown && hold(CLICK), true);
addEventListener("pointercancel", release, true);
addEventListener("click", release);

/** @param {number} ms */
function hold(ms) {
  isDown = true;
  clearTimeout(timer);
  timer = setTimeout(release, ms);
}

function release() {
  isDown = false;
  clearTimeout(timer);
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

/**
 * Do something now, or, one after another, once nobody presses any more.
 * @param {() => void} work
 */
export function whenReleased(work) {
  if (isDown) waiting.push(work);
  else work();
}
