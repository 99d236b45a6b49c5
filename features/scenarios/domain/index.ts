// The public face of the scenarios' rules.

export {
  answered,
  countResults,
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
  skipped,
  startPractice,
} from './practice.ts';
