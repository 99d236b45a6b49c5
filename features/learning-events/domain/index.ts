// The public face of learning events: what can happen, and which of it counts.

export { effectiveEvents, happenedAt, type Logged, NO_DEVICE } from './effective-events.ts';
export {
  AIDED,
  type Aided,
  ANSWER_MAX,
  ANSWERS,
  APPEND_MAX,
  CHECK_PART,
  DEVICE_SOURCES,
  ITEM_KINDS,
  type Item,
  isClaim,
  itemOf,
  KNOWN_PART,
  type LearningFact,
  NO_SIGNS,
  OUTCOMES,
  RIGHT_ANSWERS,
  SKILLS,
  type Skill,
  SOURCES,
  TOOK_MS_MAX,
  wordItem,
} from './event.ts';
export { SESSION_MS, secondAnswers } from './second-answers.ts';
