/** Public face of the grammar checks. */

export { check } from './check.ts';
export { POINTS as points } from './points/index.ts';
export type { Finding, Point } from './types.ts';
