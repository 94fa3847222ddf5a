// Finds the board of a game, with its style.

import { address } from "../wire/api.js";
import { withStyle } from "../style.js";
import { plainBoard } from "./plain_board.js";

/**
 * What makes the board of a game; a game that brings none is shown as a list.
 * @param {string} game
 * @returns {Promise<import("./board.js").MakeBoard>}
 */
export async function boardMaker(game) {
  const folder = `games/${game}/web`;
  try {
    const styles = [withStyle("boards"), withStyle(`${folder}/board.css`)];
    const [module] = await Promise.all([import(address(`${folder}/board.js`)), ...styles]);
    return module.makeBoard;
  } catch (trouble) {
    console.warn(trouble);
    return plainBoard;
  }
}
