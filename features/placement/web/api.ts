// What the pages of other features show of a placement.

export { latestQuery } from './queries.ts';
export { readOpen } from './take/stored-answers.ts';
