/** Public face of the notes on usage. */

export { usagesIn } from './find.ts';
export type { Usage } from './types.ts';
