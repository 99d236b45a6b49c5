// The public face of learning events: what can happen, which of it counts, and which words come back.

export { type DueWord, dueWords } from './due-words.ts';
export { effectiveEvents, happenedAt, type Logged, NO_DEVICE } from './effective-events.ts';
export {
  AIDED,
  type Aided,
  ANSWER_MAX,
  APPEND_MAX,
  DEVICE_SOURCES,
  ITEM_KINDS,
  type Item,
  itemOf,
  type LearningFact,
  OUTCOMES,
  SKILLS,
  type Skill,
  SOURCES,
  TOOK_MS_MAX,
  wordItem,
} from './event.ts';
export { type KeptWord, type WordEvent, wordStories } from './word-stories.ts';
