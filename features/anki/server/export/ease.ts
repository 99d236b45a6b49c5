// The ease that Anki's older scheduler knows, from the difficulty of the newer one.

/** In thousandths: 3.0 for what is easiest (1), 1.3 for what is hardest (10). */
export const easeOf = (difficulty: number): number => Math.round(3000 - ((difficulty - 1) / 9) * 1700);
