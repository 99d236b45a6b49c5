/** Public face of the grammar checks. */

export { check, suspicions } from './check.ts';
export { isDoubtful } from './doubtful.ts';
export { usualness } from './model/weigh.ts';
export { compile, matchAt, type Pattern } from './pattern.ts';
export { isPlain } from './plain.ts';
export { POINTS as points } from './points/index.ts';
export { measureFor } from './rules/words/measure-words.ts';
export { type Token, tokensOf } from './tokens.ts';
export type { Finding, Point, Tier } from './types.ts';
