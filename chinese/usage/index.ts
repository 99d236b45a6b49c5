/** Public face of the notes on usage. */

export { notesOn, usagesIn } from './find.ts';
export type { Usage } from './types.ts';
