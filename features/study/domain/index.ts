// The public face of the rules of study: cards, memory, the day's plan, and what it will come to.

export { MISSES_A_DAY, RETENTIONS } from './bounds.ts';
export { dueWords } from './day/due-words.ts';
export { wordsToCome } from './day/forecast.ts';
export {
  type CardGroup,
  desiredRetention,
  loadOf,
  missesOf,
  newWordLoad,
  newWordsToday,
  wordsOn,
} from './day/load.ts';
export { minutesOf as minutesToCome } from './day/minutes.ts';
export { type Measured, type Pace, paceOf } from './day/pace.ts';
export { planDay } from './day/plan.ts';
export { dateAfter, dayOf } from './day/study-day.ts';
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
export type { CardSkill, CardState } from './memory/card.ts';
export type { StudyEvent } from './memory/evidence.ts';
export { type Answered, foldWord, type Scheduling } from './memory/fold-word.ts';
export { gradeOf } from './memory/grade.ts';
export { DEFAULT_PARAMETERS, type Memory, type MemoryModel, memoryModel } from './memory/memory.ts';
export { daysUntilNext, newCard, type OpenCard, review } from './memory/review.ts';
export { DAY_MS } from './memory/times.ts';
export { isKnown, WORD_STATES, type WordState } from './memory/word-state.ts';
export { cardKey, type HeldCard, type Step, stepsOf } from './session/session.ts';
export { DEFAULT_SETTINGS, modelOf, USUAL_MINUTES } from './settings.ts';
