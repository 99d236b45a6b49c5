// The public face of the drafts' server side: versions of what admins write, and the language core that checks it.

export { openKnowledge } from './language.ts';
export { readDrafts, type Version } from './read-drafts.ts';
export {
  type DraftKind,
  hideDraft,
  makeDraft,
  PUBLISHED_TOPIC,
  publishDraft,
  saveDraft,
} from './versions.ts';
export type { DraftItem } from './versions-repo.ts';
