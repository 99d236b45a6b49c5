// The public face of study's pages: the plan of the day, and what exercises of other places are made and shown by.

export { dayText, leftOf, tomorrowText } from './day-texts.ts';
export { rememberedVoice } from './device-voice.ts';
export { ExerciseFrame } from './exercises/exercise-frame.tsx';
export { ExerciseView } from './exercises/exercise-view.tsx';
export { OptionList } from './exercises/parts/option-list.tsx';
export { PiecesText } from './exercises/parts/word-text.tsx';
export { usePageKeys } from './exercises/use-page-keys.ts';
export { trainWords } from './given-words.ts';
export { PlanHead, usePlanHead } from './hub/plan-head.tsx';
export { isReviewDue, isReviewLeft, ReviewNext } from './hub/review-next.tsx';
export { markedSyllables } from './marked-syllables.ts';
export { GLOSS_LANGUAGE } from './material/gloss-language.ts';
export { plainCard } from './material/plain-card.ts';
export { type PrepareContext, prepareExercise } from './material/prepare.ts';
export { cutSentence } from './material/sentences.ts';
export type { Card } from './queries.ts';
export { cardsChanged, listsQuery, planQuery, studySettingsQuery } from './queries.ts';
export { AnswerFooter } from './session/answer-footer.tsx';
export { Feedback } from './session/feedback.tsx';
export { OfflineLine } from './session/offline-line.tsx';
export { Stopped } from './session/stopped.tsx';
export { type AnswerEvent, answerEvents, type CardAnswer, undoEvents } from './store/facts.ts';
export type { Given } from './store/session-state.ts';
export { changeFreeDays, WEEK, weekdayName, withFreeDay } from './week-days.ts';
export { ListedWords } from './words/listed-words.tsx';
