// The public face of today: the card for the home page, and marks for what is finished.

export { DoneMark } from './components/done-mark.tsx';
export { TodayCard } from './components/today-card.tsx';
export { todayQuery } from './queries.ts';
export { useFinished } from './use-finished.ts';
