// What admins do with drafts of a kind: write one, save a version, publish, take back, hide. Of two at once the second is told.

import { isDeepStrictEqual } from 'node:util';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { sendSignal } from '../../../kit/server/signals/signals.ts';
import type { AuditAction, AuditFacts } from '../../audit/domain/index.ts';
import { type AuditActor, lastChangedBy, recordAudit } from '../../audit/server/api.ts';
import { draftChanges } from '../domain/draft-changes.ts';
import {
  changeItem,
  countMade,
  type DraftItem,
  draftSubject,
  findVersion,
  insertItem,
  insertPublication,
  insertVersion,
  lockItem,
  lockKind,
} from './versions-repo.ts';

/** Told, with the kind as its key, when what learners meet has changed. */
export const PUBLISHED_TOPIC = 'published';

export type DraftKind<Draft, Complete> = {
  /** Stands in rows and in the audit; never changes. */
  readonly kind: string;
  /** The draft by the content's schema; null while something is missing. */
  readonly complete: (id: string, draft: Draft) => Complete | null;
  /** What the audit calls it. */
  readonly titleOf: (draft: Draft) => string;
  readonly isShipped: (id: string) => boolean;
  /** What is shipped as a draft, where it may be written anew: who goes back to it goes on from it. */
  readonly shippedAs?: (id: string) => Draft | undefined;
  /** Whether what is shipped may be written anew, or only copied and hidden. */
  readonly isShippedOpen: boolean;
  /** So many that one page lists them. */
  readonly most: number;
};

export type Stale = Failure<'stale', Seen>;
type Seen = {
  readonly version: number;
  readonly publishedVersion: number | null;
  /** Whether it was the same admin, in another window; null where no admin did it. */
  readonly isOwn: boolean | null;
};
type NotFound = Failure<'not_found'>;

type Written<Draft> = {
  readonly id: string;
  readonly draft: Draft;
  readonly note: string;
  readonly actor: AuditActor;
};

type Deps<Draft, Complete> = { readonly db: Database; readonly of: DraftKind<Draft, Complete> };

/** Makes something new with its first version, which learners do not meet yet. */
export async function makeDraft<Draft, Complete>(
  { db, of }: Deps<Draft, Complete>,
  { attachment, ...written }: Written<Draft> & { readonly attachment?: unknown },
): Promise<Result<1, Failure<'exists'> | Failure<'too_many'>>> {
  const { id } = written;
  if (of.isShipped(id)) return err('exists');
  return db.transaction(async (tx) => {
    if ((await countMade(tx, of.kind)) >= of.most) return err('too_many');
    const row = { kind: of.kind, id, version: 1, isHidden: false };
    if (!(await insertItem(tx, attachment === undefined ? row : { ...row, attachment })))
      return err('exists');
    await store(tx, of, written, 1);
    return ok(1);
  });
}

type Save<Draft> = Written<Draft> & { readonly expectedVersion: number };

/** Adds a version behind the one that the admin has seen. Saved again after a lost answer, it is there once. */
export async function saveDraft<Draft, Complete>(
  { db, of }: Deps<Draft, Complete>,
  { expectedVersion, ...written }: Save<Draft>,
): Promise<Result<number, NotFound | Stale>> {
  const key = { kind: of.kind, id: written.id };
  const isOpen = of.isShippedOpen && of.isShipped(written.id);
  return db.transaction(async (tx) => {
    if (isOpen) await insertItem(tx, { ...key, version: 0, isHidden: false });
    const item = await lockItem(tx, key);
    if (!item || (item.version === 0 && !isOpen)) return err('not_found');
    const next = expectedVersion + 1;
    if (item.version === expectedVersion) {
      await changeItem(tx, key, { version: next });
      await store(tx, of, written, next);
      return ok(next);
    }
    const newest = await findVersion(tx, key, item.version);
    const isTheSame =
      newest?.createdBy === written.actor.id && isDeepStrictEqual(newest.draft, plain(written.draft));
    return item.version === next && isTheSame
      ? ok(next)
      : err('stale', await seen(tx, item, { expectedVersion, actor: written.actor }));
  });
}

type Overtaken = Pick<Command, 'expectedVersion' | 'actor'>;

/** Who saved the newest version, where that is what was not seen; else who last gave learners something else. */
async function seen(tx: Executor, item: DraftItem, { expectedVersion, actor }: Overtaken): Promise<Seen> {
  const { version, publishedVersion } = item;
  if (version === expectedVersion)
    return {
      version,
      publishedVersion,
      ...(await lastChangedBy(tx, { subjectId: draftSubject(item), admin: actor.id })),
    };
  const author = (await findVersion(tx, item, version))?.createdBy ?? null;
  return { version, publishedVersion, isOwn: author === null ? null : author === actor.id };
}

/** As the database gives it back: what is undefined is not there. */
const plain = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft));

async function store<Draft, Complete>(
  tx: Executor,
  of: DraftKind<Draft, Complete>,
  written: Written<Draft>,
  number: number,
): Promise<void> {
  const { id, draft, note, actor } = written;
  await insert(tx, of, written, number);
  await recordAudit(tx, {
    actor,
    action: 'draft_saved',
    subject: { kind: 'draft', id: draftSubject({ kind: of.kind, id }), name: of.titleOf(draft) || id },
    after: { version: number },
    reason: note,
  });
}

const insert = <Draft, Complete>(
  tx: Executor,
  { kind, complete }: DraftKind<Draft, Complete>,
  { id, draft, note, actor, isReset = false }: Written<Draft> & { readonly isReset?: boolean },
  number: number,
): Promise<void> =>
  insertVersion(tx, {
    kind,
    itemId: id,
    number,
    draft,
    complete: complete(id, draft),
    note,
    isReset,
    createdBy: actor.id,
  });

type Command = {
  readonly id: string;
  readonly actor: AuditActor;
  /** Why, for the audit and the history. */
  readonly note?: string;
  /** The newest version that the admin has seen. */
  readonly expectedVersion: number;
  /** What learners met when the admin looked; undefined where that does not matter. */
  readonly expectedPublished?: number | null | undefined;
};
type Publish<Complete> = Command & {
  /** The newest one, an older one again, or 0 for what is shipped. */
  readonly number: number;
  /** Whether this may be shown to learners; asked while nobody else publishes anything of the kind. */
  readonly allows: (complete: Complete, tx: Executor) => boolean | Promise<boolean>;
};

/** Shows a version to learners, also an older one again; what was hidden is shown. */
export async function publishDraft<Draft, Complete>(
  { db, of }: Deps<Draft, Complete>,
  { number, allows, ...command }: Publish<Complete>,
): Promise<Result<null, NotFound | Failure<'incomplete'> | Stale>> {
  const key = { kind: of.kind, id: command.id };
  return db.transaction(async (tx) => {
    await lockKind(tx, of.kind);
    const item = await lockItem(tx, key);
    if (number === 0 && !of.isShipped(command.id)) return err('not_found');
    if (!item) return number === 0 ? ok(null) : err('not_found');
    if (shownAs(item) === number) return ok(null);
    if (isStale(item, command)) return err('stale', await seen(tx, item, command));
    const changed = await readChanges(tx, of, { item, number });
    if (number > 0) {
      // It was made by `complete` of the same kind, or is null.
      const complete = (await findVersion(tx, key, number))?.complete as Complete | null | undefined;
      if (!complete || !(await allows(complete, tx))) return err('incomplete');
      await insertPublication(tx, {
        kind: of.kind,
        itemId: command.id,
        number,
        publishedBy: command.actor.id,
      });
    } else await resetDraft(tx, of, { item, command });
    await change(tx, of, {
      item,
      command,
      to: { publishedVersion: number === 0 ? null : number, isHidden: false },
      changed,
    });
    return ok(null);
  });
}

type Reset = { readonly item: DraftItem; readonly command: Command };

/** What learners no longer meet is not what the next admin goes on from; it stays in the history. */
async function resetDraft<Draft, Complete>(
  tx: Executor,
  of: DraftKind<Draft, Complete>,
  { item: { id, version }, command: { actor, note = '' } }: Reset,
): Promise<void> {
  const draft = of.shippedAs?.(id);
  if (version === 0 || draft === undefined) return;
  const newest = await findVersion(tx, { kind: of.kind, id }, version);
  if (isDeepStrictEqual(newest?.draft, plain(draft))) return;
  await changeItem(tx, { kind: of.kind, id }, { version: version + 1 });
  // The entry that says what learners meet again tells of this, too.
  await insert(tx, of, { id, draft, note, actor, isReset: true }, version + 1);
}

const isStale = (item: DraftItem, { expectedVersion, expectedPublished }: Command): boolean =>
  item.version !== expectedVersion ||
  (expectedPublished !== undefined && item.publishedVersion !== expectedPublished);

type Hide = Omit<Command, 'expectedVersion'> & {
  readonly expectedVersion?: number;
  /** Whether learners can do without it. */
  readonly allows?: (tx: Executor) => boolean | Promise<boolean>;
};

/** Learners no longer meet it; what they have begun goes on. */
export async function hideDraft<Draft, Complete>(
  { db, of }: Deps<Draft, Complete>,
  { allows, ...given }: Hide,
): Promise<Result<null, NotFound | Failure<'needed'> | Stale>> {
  const key = { kind: of.kind, id: given.id };
  return db.transaction(async (tx) => {
    await lockKind(tx, of.kind);
    if (of.isShipped(given.id)) await insertItem(tx, { ...key, version: 0, isHidden: false });
    const item = await lockItem(tx, key);
    if (!item) return err('not_found');
    if (item.isHidden) return ok(null);
    const command = { ...given, expectedVersion: given.expectedVersion ?? item.version };
    if (isStale(item, command)) return err('stale', await seen(tx, item, command));
    if (allows && !(await allows(tx))) return err('needed');
    await change(tx, of, { item, command, to: { publishedVersion: item.publishedVersion, isHidden: true } });
    return ok(null);
  });
}

type Change = {
  readonly item: DraftItem;
  readonly command: Command;
  readonly to: Pick<DraftItem, 'publishedVersion' | 'isHidden'>;
  /** Of what learners meet. */
  readonly changed?: AuditFacts;
};

async function change<Draft, Complete>(
  tx: Executor,
  of: DraftKind<Draft, Complete>,
  { item, command, to, changed = {} }: Change,
): Promise<void> {
  const key = { kind: of.kind, id: item.id };
  await changeItem(tx, key, to);
  await recordAudit(tx, {
    actor: command.actor,
    action: actionOf(item, to),
    subject: { kind: 'draft', id: draftSubject(key), name: await nameOf(tx, of, item) },
    before: { published: shownAs(item) },
    after: { published: shownAs(to), ...changed },
    reason: command.note,
  });
  await sendSignal(tx, PUBLISHED_TOPIC, of.kind);
}

/** Learners who are given an earlier version than they had are told apart: something had to be taken back. */
function actionOf(from: Change['to'], to: Change['to']): AuditAction {
  if (to.isHidden) return 'draft_hidden';
  return (to.publishedVersion ?? 0) < (from.publishedVersion ?? 0) ? 'draft_rolled_back' : 'draft_published';
}

/** So many sentences stand in the audit, and so much of each, in characters. */
const SENTENCES = 5;
const SHOWN = 60;

/** What learners will meet another than now: how many places, and the first of them as they were and will be. */
async function readChanges<Draft, Complete>(
  tx: Executor,
  of: DraftKind<Draft, Complete>,
  { item, number }: { readonly item: DraftItem; readonly number: number },
): Promise<AuditFacts> {
  const at = async (wanted: number) =>
    wanted === 0
      ? of.shippedAs?.(item.id)
      : (await findVersion(tx, { kind: of.kind, id: item.id }, wanted))?.draft;
  const met = shownAs(item);
  const before = met === null ? undefined : await at(met);
  const after = await at(number);
  if (before === undefined || after === undefined) return {};
  const changes = draftChanges(before, after);
  const sentences = changes
    .slice(0, SENTENCES)
    .map((change) => `${shorten(change.before)} → ${shorten(change.after)}`)
    .join('\n');
  return changes.length === 0 ? {} : { changed: changes.length, sentences };
}

const shorten = (text: string): string => {
  if (text === '') return '—';
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/** The title by which a version is saved in the audit, too. */
async function nameOf<Draft, Complete>(
  tx: Executor,
  of: DraftKind<Draft, Complete>,
  { id, version }: DraftItem,
): Promise<string> {
  const newest = version === 0 ? undefined : await findVersion(tx, { kind: of.kind, id }, version);
  // Whoever writes drafts of this kind has held them to this type.
  const draft = newest === undefined ? of.shippedAs?.(id) : (newest.draft as Draft);
  return (draft && of.titleOf(draft)) || id;
}

/** The number of the version that learners meet, 0 for what is shipped, null for nothing. */
const shownAs = ({ isHidden, publishedVersion }: Change['to']): number | null =>
  isHidden ? null : (publishedVersion ?? 0);
