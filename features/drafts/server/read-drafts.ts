// Reads drafts of a kind, each with the type that it was written in.

import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { listEntriesAbout } from '../../audit/server/api.ts';
import {
  type DraftItem,
  draftSubject,
  findItem,
  findVersion,
  listEverPublished,
  listHidden,
  listMade,
  listPublished,
  listUnmade,
  listVersions,
  type VersionRow,
} from './versions-repo.ts';

export type Version<Draft, Complete> = Omit<VersionRow, 'draft' | 'complete'> & {
  readonly draft: Draft;
  readonly complete: Complete | null;
};

const PAGE = 20;

/** What there is of a kind. */
export function readDrafts<Draft, Complete>(db: Database, kind: string) {
  const typed = (row: VersionRow): Version<Draft, Complete> => ({
    ...row,
    // Whoever writes drafts of this kind has held them to these two types.
    draft: row.draft as Draft,
    complete: row.complete as Complete | null, // Likewise.
  });
  const published = (row: Awaited<ReturnType<typeof listPublished>>[number]) => ({
    id: row.itemId,
    number: row.number,
    // Only what is complete is ever published.
    complete: row.complete as Complete,
  });
  return {
    find: (id: string): Promise<DraftItem | undefined> => findItem(db, { kind, id }),
    version: async (id: string, number: number) => {
      const row = await findVersion(db, { kind, id }, number);
      return row && typed(row);
    },
    hidden: (executor: Executor = db) => listHidden(executor, kind),
    published: async (executor: Executor = db) => (await listPublished(executor, kind)).map(published),
    everPublished: async () => (await listEverPublished(db, kind)).map(published),
    made: async () => (await listMade(db, kind)).map(({ item, newest }) => ({ item, newest: typed(newest) })),
    unmade: () => listUnmade(db, kind),
    /** The newest first, page by page. */
    history: (id: string, before: number | undefined) => readHistory(db, { kind, id, before }),
  };
}

type HistoryParams = { readonly kind: string; readonly id: string; readonly before: number | undefined };

async function readHistory(db: Database, { kind, id, before }: HistoryParams) {
  const [item, found] = await Promise.all([
    findItem(db, { kind, id }),
    listVersions(db, { kind, id }, { before, limit: PAGE + 1 }),
  ]);
  const page = found.slice(0, PAGE);
  const versions = page.map(({ createdAt, createdBy, ...version }) => ({
    ...version,
    isPublished: item?.isHidden === false && version.number === item.publishedVersion,
    authorId: createdBy,
    createdAt: createdAt.toISOString(),
  }));
  const changes = before === undefined ? await listChanges(db, { kind, id }) : [];
  return { versions, changes, nextBefore: found.length > PAGE ? (versions.at(-1)?.number ?? null) : null };
}

const CHANGES_SHOWN = 100;

/** Who gave which version to learners in the place of which, as the audit has it; the latest first. */
async function listChanges(db: Database, { kind, id }: Omit<HistoryParams, 'before'>) {
  const entries = await listEntriesAbout(db, {
    subjectId: draftSubject({ kind, id }),
    actions: ['draft_published', 'draft_rolled_back', 'draft_hidden'],
    limit: CHANGES_SHOWN,
  });
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
  return entries.map(({ actorName, createdAt, before, after, reason }) => ({
    name: actorName,
    at: createdAt.toISOString(),
    from: numberOf(before['published']),
    to: numberOf(after['published']),
    reason,
  }));
}
