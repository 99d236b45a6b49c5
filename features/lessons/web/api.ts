// The public face of the lessons' pages: a lesson as the page fetches it, and how a point of grammar is asked.

export { ChooseRightView } from './practice/choose-right-view.tsx';
export { loadLesson } from './queries.ts';
