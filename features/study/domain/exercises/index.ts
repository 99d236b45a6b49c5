// The face of the exercises inside this feature: making them, and judging what was answered.

export { asGlossed, canBeAsked, hasTones } from './can-be-asked.ts';
export type {
  CardExercise,
  ChooseExercise,
  DialogueLine,
  Exercise,
  ExerciseKind,
  GapExercise,
  MeetExercise,
  OrderExercise,
  PairsExercise,
  Sentence,
  SentenceGap,
  ToneExercise,
  TypeExercise,
  WriteExercise,
} from './exercise.ts';
export { judgeOrder, judgeTones, type Outcome } from './judge.ts';
export { type Grade, judgeTyped, type TypedVerdict } from './judge-typed.ts';
export { pairsExercise } from './kinds/pairs.ts';
export { orderExercise, tilesOf } from './kinds/sentence-order.ts';
export { makeExercise, type Stage } from './make-exercise.ts';
export { createRandom, type Random, shuffled } from './seeded-random.ts';
export { alsoRead } from './words/also-read.ts';
export { isFunctionWord } from './words/function-word.ts';
export { isReadAs } from './words/is-read-as.ts';
export { type Contrast, contrastsIn } from './words/look-alikes.ts';
export { isToneless } from './words/same-sound.ts';
export {
  type GlossLanguage,
  meaningOf,
  notedAs,
  optionOf,
  ownQuestionOf,
  questionOf,
  type StudyWord,
  taughtAs,
} from './words/study-word.ts';
