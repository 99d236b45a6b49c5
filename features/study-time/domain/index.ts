// The public face of the rules of study time.

export { beaten, isBeatDue, noActivity, tick, USED_FOR_MS } from './activity.ts';
export { AWAY_DAYS, daysAway } from './away.ts';
export { STUDY_TIME_JOURNALS } from './journals.ts';
export {
  allowanceOf,
  BOOSTER_SECONDS,
  LONGEST_BEAT_SECONDS,
  STUDY_DAY_SECONDS,
  type StudyRules,
  WARNING_SECONDS,
} from './rules.ts';
export { countdown, minutesLeft, minutesStudied } from './show.ts';
export {
  type Booking,
  changeZone,
  countStudy,
  type Step,
  type StudyClock,
  type StudyDay,
  secondsLeft,
  turnDay,
  zoneOf,
} from './study-clock.ts';
export { type WeekDay, weekUntil } from './week.ts';
export { dateIn, type LocalDate } from './zones.ts';
