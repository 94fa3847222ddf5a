// The live line to a table: it comes back by itself, and loses no command.

import { whenReleased } from "../press.js";
import { address } from "./api.js";

/** @typedef {import("./types.js").FromServer} FromServer */
/** @typedef {import("./types.js").FromPage} FromPage */
/**
 * @typedef {object} Waiting a command that is not answered yet
 * @property {{id: string}} command
 * @property {(answer: any) => void} resolve
 */

const PAUSES = [300, 800, 1500, 3000, 5000, 10_000];
const PING = 20_000;
const SILENCE = 45_000;
const GONE = 4404; // there is no such table

export class Live {
  /**
   * @param {string} path
   * @param {(message: FromServer) => void} hear
   * @param {(state: "here" | "lost" | "missing") => void} tellState
   */
  constructor(path, hear, tellState) {
    this.path = path;
    this.hear = hear;
    this.tellState = tellState;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Map<string, Waiting>} */
    this.waiting = new Map();
    this.isShown = false; // whether the table has come over this socket
    this.failed = 0;
    this.heard = 0;
    this.isClosed = false;
    this.retry = 0;
    this.wake = () => this.isLost() && this.open();
    this.drop = () => this.cut();
    this.seen = () => document.hidden || this.wake();
    addEventListener("online", this.wake);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.seen);
    this.beat = setInterval(() => this.ping(), PING);
    this.open();
  }

  isLost() {
    return !this.isClosed && (!this.socket || this.socket.readyState > WebSocket.OPEN);
  }

  open() {
    clearTimeout(this.retry);
    const url = address(this.path).replace(/^http/, "ws");
    const socket = new WebSocket(url);
    this.socket = socket;
    this.isShown = false;
    socket.onmessage = ({ data }) => whenReleased(() => this.take(socket, JSON.parse(data)));
    socket.onclose = ({ code }) => this.lose(socket, code);
  }

  /**
   * @param {WebSocket} socket
   * @param {FromServer} message
   */
  take(socket, message) {
    if (socket !== this.socket) return;
    this.heard = Date.now();
    if (message.kind === "table") this.shown(socket);
    this.hear(message);
    const id = "id" in message && message.kind !== "table" ? message.id : "";
    this.waiting.get(id)?.resolve(message);
    this.waiting.delete(id);
  }

  /** The table has come: say what was not answered before. @param {WebSocket} socket */
  shown(socket) {
    if (this.isShown) return;
    this.isShown = true;
    this.failed = 0;
    this.tellState("here");
    for (const { command } of this.waiting.values()) socket.send(JSON.stringify(command));
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  lose(socket, code) {
    if (socket !== this.socket || this.isClosed) return;
    this.socket = null;
    if (code === GONE) return this.tellState("missing");
    this.tellState("lost");
    const pause = PAUSES[Math.min(this.failed, PAUSES.length - 1)] ?? 10_000;
    this.failed += 1;
    this.retry = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2));
  }

  /** The network is gone: no farewell is waited for. */
  cut() {
    const { socket } = this;
    socket?.close();
    if (socket) this.lose(socket, 0);
  }

  /** Come anew, with the seats that are mine now. */
  again() {
    const { socket } = this;
    this.socket = null;
    socket?.close();
    this.open();
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) return this.cut();
    this.socket.send('{"kind":"ping"}');
  }

  /**
   * Send a command and wait for its answer, over a broken line too.
   * @param {{kind: string} & Record<string, unknown>} wanted a command without its id
   * @returns {Promise<any>} the message that answers it
   */
  send(wanted) {
    const command = { ...wanted, id: freshId() };
    return new Promise((resolve) => {
      this.waiting.set(command.id, { command, resolve });
      if (this.isShown && this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    });
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.seen);
    this.socket?.close();
  }
}

/** A name for a command that nobody else has. */
function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 16 random bytes in hex: what this browser adds to the dice. */
export function contribution() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
