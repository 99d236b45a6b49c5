// The public face of the scenarios' rules.

export {
  answered,
  HELPS,
  type Help,
  heard,
  hinted,
  isOver,
  isOwnTurn,
  type LineResult,
  MOST_HINTS,
  nextHelp,
  type Practice,
  scoreOf,
  skipped,
  startPractice,
} from './practice.ts';
export { lineFacts } from './practice-facts.ts';
export { isRoundDone } from './practised.ts';
export { resumePractice } from './resume-practice.ts';
