// Shows what the server can be asked, from its own description.

/**
 * @typedef {{summary?: string, description?: string, requestBody?: unknown, parameters?: unknown,
 *   responses?: unknown}} Operation
 */
/** @typedef {{paths: Record<string, Record<string, Operation>>, components?: {schemas?: object}}} Description */

const METHODS = ["get", "post", "put", "delete"];

/**
 * Make an element with text and children in it.
 * @param {string} tag
 * @param {...(string | Node)} inner
 */
function made(tag, ...inner) {
  const element = document.createElement(tag);
  element.append(...inner);
  return element;
}

/** @param {unknown} data */
function shown(data) {
  return made("pre", JSON.stringify(data, null, 1));
}

/**
 * One thing that can be asked.
 * @param {string} path
 * @param {string} method
 * @param {Operation} operation
 */
function asked(path, method, operation) {
  const name = made("span", method.toUpperCase());
  name.className = "method";
  const { requestBody, parameters, responses } = operation;
  const about = operation.description ?? operation.summary ?? "";
  return made(
    "details",
    made("summary", name, made("code", path)),
    made("p", about),
    ...[parameters, requestBody, responses].filter(Boolean).map(shown),
  );
}

async function show() {
  const page = /** @type {Element} */ (document.getElementById("page"));
  const answer = await fetch(new URL("schema/openapi.json", document.baseURI));
  const description = /** @type {Description} */ (await answer.json());
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (operation) page.append(asked(path, method, operation));
    }
  }
  page.append(made("h2", "Schemas"), shown(description.components?.schemas ?? {}));
}

void show();
