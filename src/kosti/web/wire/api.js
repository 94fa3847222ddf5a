// Asks the server, and says what went wrong in words.

import { has, say } from "../saying.js";

/** An answer that was a refusal: `key` and `values` are its words. */
export class Trouble extends Error {
  /**
   * @param {string} key
   * @param {Record<string, unknown>} [values]
   * @param {number} [status] 0 where no answer came
   */
  constructor(key, values = {}, status = 0) {
    super(key);
    this.key = key;
    this.values = values;
    this.status = status;
  }

  /** What is to be shown. */
  get words() {
    return troubleWords(this.key, this.values);
  }
}

/**
 * Why something was refused, in words.
 * @param {string} key
 * @param {Record<string, unknown>} values
 */
export function troubleWords(key, values) {
  if (has(`error-${key}`)) return say(`error-${key}`, values);
  return has(key) ? say(key, values) : say("error-server", { status: key });
}

/**
 * An address of the server, wherever it lives.
 * @param {string} path without a slash at its beginning
 */
export function address(path) {
  return new URL(path, document.baseURI).href;
}

/**
 * Ask the server; raise `Trouble` where it refuses or is not to be reached.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  /** @type {RequestInit} */
  const wanted = { method, credentials: "same-origin" };
  if (body !== undefined) {
    wanted.body = JSON.stringify(body);
    wanted.headers = { "Content-Type": "application/json" };
  }
  let answer;
  try {
    answer = await fetch(address(path), wanted);
  } catch {
    throw new Trouble("offline");
  }
  if (!answer.ok) throw await trouble(answer);
  const kind = answer.headers.get("Content-Type") ?? "";
  if (answer.status === 204) return null;
  return kind.includes("json") ? answer.json() : answer.text();
}

/** @param {Response} answer */
async function trouble(answer) {
  try {
    const problem = await answer.json();
    if (typeof problem.key === "string") {
      return new Trouble(problem.key, problem.values ?? {}, answer.status);
    }
  } catch {
    // an answer of something between the server and us
  }
  return new Trouble("server", { status: answer.status }, answer.status);
}
