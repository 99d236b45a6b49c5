// The public face of the rules of inviting.

export { CODE_KINDS } from './codes.ts';
export { TIERS } from './rewards.ts';
export { type Signal, VERDICTS } from './signals.ts';
