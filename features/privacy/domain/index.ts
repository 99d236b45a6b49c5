// The public face of the rules about what is kept about people.

export { AGES, type Age, GUARDIAN_STATES, guardianAskedAt, guardianLinkEnds, guardianState } from './age.ts';
export {
  deletionDue,
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
export {
  isReadable,
  READABLE,
  type ReadableColumn,
  type ReadableTable,
  readableTopics,
} from './readable.ts';
export { TOPIC_NAMES, TOPICS, type Topic } from './topics.ts';
