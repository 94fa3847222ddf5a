"""Work split over the cores, in an order that does not depend on how many there are.

Jobs are threads: compiled code runs without Python's lock, so they fill the cores, and one
process loads or compiles the code once for all of them. Spans of games are handed out in order;
whoever interrupts gets every span begun, so what is kept is the beginning of the whole.
"""

import os
from collections.abc import Callable, Sequence
from threading import Lock, Thread
from time import perf_counter
from typing import Any

Play = Callable[[int, int], Any]  # plays so many games from a number on, returns their numbers
Progress = Callable[[int, int], None]  # told how many games are done, and how many are wanted

SPAN_SECONDS = 0.2
LOOK_SECONDS = 0.1


def in_spans(
    make: Callable[[], Play], games: int, jobs: int | None, on_progress: Progress | None, step: int
) -> list[Any]:
    """Return what was played, span by span in order; less than wanted after Ctrl-C.

    `make` makes a player for each job, which shares nothing with the others; every span is a
    multiple of `step` games.
    """
    spans = _Spans(games, step)
    count = min(jobs or cores(), max(games // step, 1))
    threads = [Thread(target=spans.play_on, args=(make,), daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    try:
        _watch(threads, spans, on_progress)
    except KeyboardInterrupt:
        pass
    finally:
        spans.stop()
        for thread in threads:
            thread.join()
    if spans.failure is not None:
        raise spans.failure
    return [found for _, found in sorted(spans.found, key=lambda span: span[0])]


def cores() -> int:
    """Return how many cores this process may use."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


def _watch(threads: Sequence[Thread], spans: "_Spans", on_progress: Progress | None) -> None:
    while any(thread.is_alive() for thread in threads):
        for thread in threads:
            thread.join(LOOK_SECONDS)
        if on_progress is not None:
            on_progress(spans.done, spans.games)


class _Spans:
    """Hands out spans of games, each about as long as is worth waiting for."""

    def __init__(self, games: int, step: int) -> None:
        self.games = games
        self.step = step
        self.next = 0
        self.done = 0
        self.found: list[tuple[int, Any]] = []
        self.failure: BaseException | None = None
        self.lock = Lock()

    def stop(self) -> None:
        """Hand out nothing more."""
        with self.lock:
            self.games = min(self.next, self.games)

    def play_on(self, make: Callable[[], Play]) -> None:
        """Play spans until none is left."""
        size = self.step
        try:
            play = make()
            while span := self._taken(size):
                begun = perf_counter()
                found = play(*span)
                with self.lock:
                    self.found.append((span[0], found))
                    self.done += span[1]
                size = self._next_size(span[1], perf_counter() - begun)
        except BaseException as failure:  # told to the thread that waits
            self.failure = failure
            self.stop()

    def _taken(self, size: int) -> tuple[int, int] | None:
        with self.lock:
            first = self.next
            count = min(size, self.games - first)
            self.next += max(count, 0)
        return (first, count) if count > 0 else None

    def _next_size(self, count: int, seconds: float) -> int:
        fitting = count * min(SPAN_SECONDS / max(seconds, 1e-9), 4.0)
        return max(int(fitting) // self.step, 1) * self.step
