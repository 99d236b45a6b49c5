// Public face of the embedded teacher.

export { chunksOf } from './chunks.ts';
export { greet, respond } from './respond.ts';
export type { Lookup, Memory, Message, Move, RespondInput, Setting, TutorTurn } from './types.ts';
