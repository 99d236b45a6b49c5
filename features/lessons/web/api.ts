// The public face of the lessons' pages: a lesson as the page fetches it and as it looks, and how a point of grammar is asked.

export { LessonPreview } from './components/lesson-preview.tsx';
export { ChooseRightView } from './practice/choose-right-view.tsx';
export { type ShownChoice, shownChoice } from './practice/make-steps.ts';
export { type LeftRound, lastRound } from './practice/stored-place.ts';
export { loadLesson } from './queries.ts';
