// Reads the picture of a draft: a model first where an admin has named one, else our own recognition; the result is rows.

import { buffer } from 'node:stream/consumers';
import type { Owned } from '../../../kit/server/db/owned.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { ItemFields } from '../../global-services/domain/index.ts';
import {
  type ExtractedItem,
  itemsOfPicture,
  leaseFrom,
  RENEW_MS,
  type Reader,
  type ReadingProblem,
} from '../domain/index.ts';
import { askModel } from './ask-model.ts';
import type { ProductUploadDeps } from './deps.ts';
import { changeDraft, type Draft, insertDrafts, lockForRoom, renewLease } from './drafts-repo.ts';
import { joinSame } from './join-drafts.ts';

type Deps = Omit<ProductUploadDeps, 'jobs'>;

/** What a reading came to. */
type Outcome = {
  readonly items: readonly ExtractedItem[];
  readonly reader: Reader | null;
  readonly problem: ReadingProblem | undefined;
};

/** Goes on after the request; a process that dies leaves the row `reading` until its lease is over. */
export function beginReading(deps: Deps, draft: Owned<Draft>): void {
  const renewing = setInterval(() => {
    renewLease(deps.db, draft, leaseFrom(new Date())).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'a lease was not renewed'),
    );
  }, RENEW_MS);
  renewing.unref();
  const reading = readDraft(deps, draft).finally(() => clearInterval(renewing));
  void deps.tasks.run('product-upload.read', reading);
}

async function readDraft(deps: Deps, draft: Owned<Draft>): Promise<void> {
  const outcome = await read(deps, draft).catch((error: unknown): Outcome => {
    deps.log.error({ err: error, draft: draft.id }, 'reading a picture failed');
    return { items: [], reader: null, problem: 'failed' };
  });
  await storeOutcome(deps, draft, outcome);
}

async function read(deps: Deps, { userId, pictureId }: Owned<Draft>): Promise<Outcome> {
  const bytes = await pictureBytes(deps, pictureId);
  if (!bytes) return { items: [], reader: null, problem: 'failed' };
  const asked = await askModel(deps, userId, bytes, AbortSignal.timeout(MODEL_MS));
  if (asked.ok && asked.value.length > 0) return { items: asked.value, reader: 'model', problem: undefined };
  const wasAsked = asked.ok || asked.error.code === 'model_failed';
  const reader = wasAsked ? 'embedded_after_model' : 'embedded';
  const found = await deps.recogniser.read(bytes);
  if (!found.ok) return { items: [], reader, problem: found.error.code };
  const items = itemsOfPicture(found.value);
  return { items, reader, problem: items.length === 0 ? 'nothing_found' : undefined };
}

/** A model that has not answered by then is not waited for; our own recognition takes two seconds. */
const MODEL_MS = 45_000;

async function pictureBytes({ files }: Deps, pictureId: string | null): Promise<Buffer | undefined> {
  const file = pictureId ? await files.find(pictureId) : undefined;
  const stream = file && (await files.get(file));
  return stream && buffer(stream);
}

/** What the buyer has said of it is not read over. */
const typedBefore = (fields: ItemFields): ItemFields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => field?.source === 'buyer'));

/** The first thing takes the row that was waiting, each further one a row of its own, in one transaction. */
async function storeOutcome(
  { db, files }: Deps,
  draft: Owned<Draft>,
  { items, reader, problem }: Outcome,
): Promise<void> {
  const [first, ...more] = items;
  await db.transaction(async (tx) => {
    const changed = await changeDraft(tx, draft, {
      state: problem ? 'failed' : 'read',
      problem: problem ?? null,
      reader,
      leaseUntil: null,
      ...(first
        ? { fields: { ...first.fields, ...typedBefore(draft.fields) }, otherPrices: first.otherPrices }
        : {}),
    });
    // Deleted or begun anew in the meantime.
    if (!changed) return;
    // A cart of several things is no picture of one.
    if (more.length === 0) return joinSame(tx, files, { userId: draft.userId, ids: [draft.id] });
    if (!(await lockForRoom(tx, draft.userId, more.length))) return;
    const { userId, origin, pictureId, createdAt } = draft;
    await insertDrafts(
      tx,
      more.map(({ fields, otherPrices }, at) => ({
        id: newId(),
        userId,
        origin,
        state: 'read' as const,
        reader,
        fields,
        otherPrices,
        pictureId,
        // In the order in which the picture shows them, whatever came in meanwhile.
        createdAt: new Date(createdAt.getTime() + at + 1),
      })),
    );
  });
}
