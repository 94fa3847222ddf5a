// The faces of this game's die, each with its parts of the chance.

/** @type {[string, number][]} */
export const FACES = [..."1234"].map((face) => [face, 1]);
FACES.push(["X", 2]);
