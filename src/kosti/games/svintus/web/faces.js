// The faces of this game's dice, each with its parts of the chance.

/** @type {[string, number][]} */
export const FACES = [..."123456"].map((face) => [face, 1]);
