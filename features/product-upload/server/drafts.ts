// Adds, changes and removes drafts.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { databaseNow } from '../../../kit/server/db/clock.ts';
import type { Owned } from '../../../kit/server/db/owned.ts';
import type { Refused } from '../../../kit/server/files/files.ts';
import type { FinishFailure } from '../../../kit/server/files/uploads/finish.ts';
import { newId } from '../../../kit/server/new-id.ts';
import type { ItemFieldName } from '../../global-services/domain/index.ts';
import {
  changeFields,
  draftsFromText,
  type FieldChanges,
  leaseFrom,
  missingFields,
  productPictureKind,
  wanted,
} from '../domain/index.ts';
import { deletePicture } from './delete-picture.ts';
import type { ProductUploadDeps } from './deps.ts';
import { isBrokenOff, isRefused } from './draft-view.ts';
import {
  changeDraft,
  type Draft,
  deleteDraft,
  findDraft,
  findDrafts,
  insertDrafts,
  lockForRoom,
} from './drafts-repo.ts';
import { joinSame } from './join-drafts.ts';
import { beginReading } from './read-draft.ts';

type Deps = ProductUploadDeps;
type Full = Failure<'drafts_full'>;

/** Carries out of the transaction that stores the picture that there is no room for its draft. */
class NoRoom extends Error {}

/** The draft has the upload's id, so that the same upload again is the same draft. */
export async function addPicture(
  deps: Deps,
  { userId, uploadId }: { readonly userId: UserId; readonly uploadId: string },
): Promise<Result<Owned<Draft>, FinishFailure | Refused | Full>> {
  const { db, files } = deps;
  let isNew = false;
  try {
    const finished = await files.uploads.finish(
      { ownerId: userId, id: uploadId, kind: productPictureKind },
      {
        onStored: async (tx, file) => {
          if (!(await lockForRoom(tx, userId, 1))) throw new NoRoom();
          const leaseUntil = leaseFrom(new Date());
          const draft = {
            id: uploadId,
            userId,
            origin: 'picture',
            state: 'reading',
            fields: {},
            leaseUntil,
          } as const;
          await insertDrafts(tx, [{ ...draft, pictureId: file.id }]);
          isNew = true;
        },
      },
    );
    if (!finished.ok) return finished;
  } catch (error) {
    if (error instanceof NoRoom) return err('drafts_full');
    throw error;
  }
  const draft = await findDraft(db, { userId, id: uploadId });
  if (!draft) return err('not_found');
  if (isNew) beginReading(deps, draft);
  return ok(draft);
}

type GivenText = { readonly userId: UserId; readonly id: string; readonly text: string };

export async function addText(
  { db, files }: Deps,
  { userId, id, text }: GivenText,
): Promise<Result<Owned<Draft>[], Full | Failure<'nothing_found'>>> {
  const before = await findDraft(db, { userId, id });
  if (before) return ok([before]);
  const items = draftsFromText(text);
  if (items.length === 0) return err('nothing_found');
  const rows = items.map((fields, index) => {
    const own = index === 0 ? id : newId();
    return { id: own, userId, origin: 'text', state: 'read', fields } as const;
  });
  return addRows(db, userId, rows, files);
}

const BY_HAND = { quantity: { value: 1, source: 'default', confidence: 1 } } as const;

type Typed = {
  readonly userId: UserId;
  readonly id: string;
  /** A draft whose picture shows this thing too. */
  readonly besideId?: string | undefined;
  /** What the sum of that picture leaves for it: a price to be checked. */
  readonly restFen?: number | undefined;
};

const NOT_SURE = 0.4;
const fieldsOfRest = (fen: number | undefined) =>
  fen === undefined
    ? BY_HAND
    : { ...BY_HAND, unitPriceFen: { value: fen, source: 'picture', confidence: NOT_SURE } as const };

export async function addTyped(
  { db }: Deps,
  { userId, id, besideId, restFen }: Typed,
): Promise<Result<Owned<Draft>[], Full | Failure<'not_found'>>> {
  const before = await findDraft(db, { userId, id });
  if (before) return ok([before]);
  const beside = besideId === undefined ? undefined : await findDraft(db, { userId, id: besideId });
  if (besideId !== undefined && !beside) return err('not_found');
  const { pictureId = null, ownsPicture = true } = beside ?? {};
  const row = {
    id,
    userId,
    origin: 'typed',
    state: 'read',
    fields: beside ? fieldsOfRest(restFen) : BY_HAND,
    pictureId,
    ownsPicture,
  } as const;
  return addRows(db, userId, [row]);
}

async function addRows(
  db: Deps['db'],
  userId: UserId,
  rows: readonly (Parameters<typeof insertDrafts>[1][number] & { readonly id: string })[],
  /** Given, what they say of a picture that is there already is joined with it. */
  files?: Deps['files'],
): Promise<Result<Owned<Draft>[], Full>> {
  const hasRoom = await db.transaction(async (tx) => {
    if (!(await lockForRoom(tx, userId, rows.length))) return false;
    // A moment apart, so that they stay in the order in which they were written.
    const now = (await databaseNow(tx)).getTime();
    const inOrder = rows.map((row, index) => ({ ...row, createdAt: new Date(now + index) }));
    await insertDrafts(tx, inOrder);
    if (files) await joinSame(tx, files, { userId, ids: rows.map(({ id }) => id) });
    return true;
  });
  if (!hasRoom) return err('drafts_full');
  const ids = rows.map(({ id }) => id);
  return ok(await findDrafts(db, userId, ids));
}

type Changing = {
  readonly version: number;
  readonly changes: FieldChanges;
  readonly isConfirmed: boolean;
  readonly isWanted?: boolean | undefined;
};
export type ChangeFailure =
  | Failure<'changed'>
  | Failure<'refused'>
  | Failure<'incomplete' | 'invalid', readonly ItemFieldName[]>;

/** What is being read, or is an order, cannot be changed. */
export async function change(
  { db }: Deps,
  draft: Owned<Draft>,
  { version, changes, isConfirmed, isWanted }: Changing,
): Promise<Result<Owned<Draft>, ChangeFailure>> {
  const isClosed =
    draft.state === 'ordered' || (draft.state === 'reading' && !isBrokenOff(draft, new Date()));
  if (draft.version !== version || isClosed) return err('changed');
  const fields = changeFields(draft.fields, changes);
  if (!fields.ok) return fields;
  const missing = isConfirmed ? missingFields(fields.value) : [];
  if (missing.length > 0) return err('incomplete', missing);
  if (isConfirmed && (await isRefused(db, fields.value, new Date()))) return err('refused');
  const state = isConfirmed ? 'confirmed' : 'read';
  const changed = await changeDraft(db, draft, {
    fields: fields.value,
    state,
    problem: null,
    leaseUntil: null,
    // Whoever says that it is right wants it.
    ...(isWanted === undefined && !isConfirmed
      ? {}
      : { otherPrices: wanted(draft.otherPrices, isWanted ?? true) }),
  });
  return changed ? ok(changed) : err('changed');
}

/** A reading that is under way is left to itself; the fields that the buyer gave stay until it has ended. */
export async function readAgain(deps: Deps, draft: Owned<Draft>): Promise<Owned<Draft>> {
  const isOpen = draft.state === 'failed' || draft.state === 'read' || isBrokenOff(draft, new Date());
  if (!draft.pictureId || !isOpen) return draft;
  const leaseUntil = leaseFrom(new Date());
  const begun = await changeDraft(deps.db, draft, { state: 'reading', problem: null, leaseUntil });
  if (!begun) return draft;
  beginReading(deps, begun);
  return begun;
}

/** What reading comes to afterwards is dropped: the row has changed since. */
export async function typeIn({ db }: Deps, draft: Owned<Draft>): Promise<Owned<Draft>> {
  if (draft.state !== 'reading') return draft;
  const fields = { ...BY_HAND, ...draft.fields };
  const open = { state: 'read', problem: null, leaseUntil: null, fields } as const;
  const changed = await changeDraft(db, draft, open);
  // It was read, or deleted, at this very moment.
  return changed ?? (await findDraft(db, draft)) ?? draft;
}

export async function remove(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  own: { readonly userId: UserId; readonly id: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const removed = await deleteDraft(tx, own);
    if (removed) await deletePicture(files, tx, removed);
    return removed !== undefined;
  });
}
