// What the pages of other features show of a placement.

export { OwnLevel } from './level/own-level.tsx';
export { placedLevelQuery } from './queries.ts';
export { readOpen } from './take/stored-answers.ts';
