// The public face of the rules of study time.

export {
  allowanceOf,
  BOOSTER_SECONDS,
  DEFAULT_RULES,
  STUDY_DAY_SECONDS,
  type StudyRules,
  WARNING_SECONDS,
} from './rules.ts';
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
export { knownZone, type LocalDate } from './zones.ts';
