/** Public face of answer matching. */

export { match } from './match.ts';
export type { InputKind, MatchOptions, Verdict, Why } from './types.ts';
