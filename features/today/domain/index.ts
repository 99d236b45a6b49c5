// The public face of the rules of today.

export { type Streak, streakOf } from './streak.ts';
