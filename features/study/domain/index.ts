// The public face of the rules of study: cards, memory, the day's plan, and what it will come to.

export { RETENTIONS } from './bounds.ts';
export type { CardSkill, CardState } from './card.ts';
export {
  createRandom,
  type DialogueLine,
  type Exercise,
  type ExerciseKind,
  type OrderExercise,
  orderExercise,
  type Random,
  type Sentence,
  type StudyWord,
  shuffled,
} from './exercises/index.ts';
export { forecastWords } from './forecast.ts';
export { gradeOf } from './grade.ts';
export {
  type CardGroup,
  desiredRetention,
  loadOf,
  missesOf,
  newWordLoad,
  newWordsADay,
  wordsOn,
} from './load.ts';
export { DEFAULT_PARAMETERS, type Memory, type MemoryModel, memoryModel } from './memory.ts';
export { type Measured, type Pace, paceOf } from './pace.ts';
export { planDay } from './plan.ts';
export { newCard, type OpenCard, review } from './review.ts';
export { type HeldCard, type Step, stepsOf } from './session/session.ts';
export { DEFAULT_SETTINGS } from './settings.ts';
export { DAY_MS } from './times.ts';
export { isKnown, WORD_STATES, type WordState } from './word-state.ts';
