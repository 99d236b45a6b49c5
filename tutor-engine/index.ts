// Public face of the teacher: one turn, one pipeline, whoever speaks.

export { type Analysis, analyse } from './analysis/analyse.ts';
export { certaintyIn } from './analysis/certain.ts';
export { MOST_BEYOND, taughtIn, validate } from './analysis/validate.ts';
export { askedWords } from './asked-words.ts';
export { beginningOf } from './blank.ts';
export { chunksOf } from './chunks.ts';
export { decide, decideOpening } from './decide.ts';
export { hint } from './hint.ts';
export { readMemory, withNewestMemory } from './memory.ts';
export type { Memory } from './memory-schema.ts';
export type { Move } from './move.ts';
export { open, respond } from './respond.ts';
export { type PlayReview, type ReviewedMessage, reviewOf } from './review.ts';
export { speak, teachingOf } from './speak.ts';
export { suggestAnswers } from './suggest.ts';
export type {
  Aided,
  Core,
  Correction,
  Decision,
  DueWord,
  End,
  GoalStep,
  HardWord,
  HintStep,
  Lookup,
  Message,
  PlaySituation,
  Recorded,
  RespondInput,
  Setting,
  Situation,
  Speech,
  Teaching,
  Turn,
  TutorSituation,
  Validation,
} from './types.ts';
