// The public face of study time's pages.

export { LazyStudyMeter } from './components/lazy-study-meter.tsx';
export { TimeLeft } from './components/time-left.tsx';
export { studyTimeWords } from './ledger-words.ts';
export { studyTimeForm } from './settings-form.ts';
export { refreshToday, useHasStudyTime, useMinutesToday, useSecondsToday, useToday } from './today.ts';
