// The public face of study time's pages.

export { Studying } from './components/studying.tsx';
export { TimeLeft } from './components/time-left.tsx';
export { studyTimeWords } from './ledger-words.ts';
export { studyTimeForm } from './settings-form.ts';
export { refreshToday, useHasStudyTime, useToday } from './today.ts';
