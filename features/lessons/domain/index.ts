// The public face of the rules of lessons.

export { type ChooseRight, chooseRight, orderExample, withNames } from './grammar-exercises.ts';
export {
  type LessonFile,
  lessonFileOf,
  lessonItemsOf,
  type TaughtPoint,
  toLessonFile,
} from './lesson-file.ts';
export {
  answeredKeys,
  answeredWith,
  itemKey,
  type LastAnswer,
  LESSON_STATES,
  type LessonItems,
  type LessonProgress,
  progressInVersions,
  progressOf,
  rightKeys,
  type UnheardAnswer,
  withKnownWords,
  withUnheard,
} from './progress.ts';
export {
  afterMiss,
  allAgain,
  isGoneThrough,
  type LessonStep,
  nextRound,
  type Round,
  roundShares,
  saysPointKnown,
  withoutWord,
  wordGroups,
} from './rounds.ts';
