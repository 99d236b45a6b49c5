// The public face of today: the card and the welcome for the home page, and marks for what is finished.

export { DoneMark } from './components/done-mark.tsx';
export { TodayCard } from './components/today-card.tsx';
export { WelcomeBack } from './components/welcome-back.tsx';
export { todayQuery } from './queries.ts';
export { useFinished } from './use-finished.ts';
