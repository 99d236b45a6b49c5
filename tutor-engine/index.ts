// Public face of the teacher: one turn, one pipeline, whoever speaks.

export { isHurt } from './activities/distress/answer-distress.ts';
export { type Analysis, analyse } from './analysis/analyse.ts';
export { certaintyIn } from './analysis/certain.ts';
export { isOfSigns } from './analysis/importance.ts';
export { MOST_BEYOND, taughtIn, validate } from './analysis/validate.ts';
export { chunksOf } from './say/chunks.ts';
export { speak, teachingOf } from './say/speak.ts';
export { readMemory, withNewestMemory } from './state/memory.ts';
export type { Memory } from './state/memory-schema.ts';
export type { Move } from './state/move.ts';
export { isOfOneThing, profileIn } from './state/profile.ts';
export type {
  Aided,
  Core,
  Correction,
  Decision,
  DueWord,
  End,
  GoalStep,
  HardWord,
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
} from './state/types.ts';
export { decide, decideOpening } from './turn/decide.ts';
export { hint } from './turn/hint.ts';
export { askedWords } from './turn/meaning/asked-words.ts';
export { mended } from './turn/meaning/meant.ts';
export { open, respond } from './turn/respond.ts';
export { type PlayReview, type ReviewedMessage, reviewOf } from './turn/review.ts';
export { suggestAnswers } from './turn/suggest.ts';
export { ageTold } from './understand/replies/age-told.ts';
