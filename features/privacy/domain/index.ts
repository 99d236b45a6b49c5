// The public face of the rules about what is kept about people.

export { AGES, type Age, GUARDIAN_STATES, guardianAskedAt, guardianLinkEnds, guardianState } from './age.ts';
export {
  deletionDue,
  type EarliestEnd,
  earliestEnd,
  forbidsAsking,
  OBSTACLES,
  type Obstacle,
  type ObstacleKind,
  remindedUntil,
} from './deletion.ts';
export {
  archiveKind,
  EXPORT_STATES,
  type ExportState,
  fetchableUntil,
  mayAsk,
} from './export.ts';
export { type DeclaredTable, type Keeping, keepingOf } from './keeping.ts';
export { KEPT, type KeptEvidence, keptOf, type StayKind } from './kept.ts';
export {
  isReadable,
  READABLE,
  type ReadableColumn,
  type ReadableTable,
  readableTopics,
} from './readable.ts';
export { RECIPIENTS, type Recipient } from './recipients.ts';
export { SEEN_BY, type Seen } from './seen.ts';
export { isDeletable, TOPIC_NAMES, TOPIC_TABLES, TOPICS, type Topic, type TopicTable } from './topics.ts';
