// The public face of the report's rules.

export { advisedMinutes, type KnownAge } from './advised-minutes.ts';
export {
  type AnswerCount,
  type AnswerFigures,
  figuresOf,
  HELPS,
  hasStudied,
  RECALLS,
  RESULTS,
  type SkillTally,
  type Strengths,
  shareRight,
  strengthsOf,
  type Tally,
  totalOf,
} from './answers.ts';
export { LABEL_MAX, LINK_DAYS, LINK_STATES, LINKS_MAX, linkState } from './link.ts';
export { calendarStart, daysOfLearner, firstDateOf, startOf } from './period.ts';
export { FIRST_PERIOD, PERIODS, type Period } from './periods.ts';
export { type Progress, progressOf } from './progress.ts';
export {
  BANDS,
  type Band,
  isMeant,
  type ReportedWord,
  type WordFilter,
  withProbable,
  wordFigures,
} from './words.ts';
