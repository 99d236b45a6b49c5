// Posts journals: once per key, atomically, in one statement that locks the accounts in a fixed order.

import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import { newId } from '../../../kit/server/new-id.ts';
import {
  type DraftProblem,
  draftJournal,
  draftReversal,
  type JournalContent,
  type JournalKind,
  type PostInput,
} from '../domain/index.ts';
import { hashContent } from './hash-content.ts';
import { findJournal, findJournalByKey } from './journals-repo.ts';
import { retried } from './retry.ts';
import { type Refusal, writeJournal } from './write-journal.ts';

export type Posted = {
  readonly journalId: string;
  readonly createdAt: Date;
  /** The same journal was posted before; this call has booked nothing. */
  readonly isRepeated: boolean;
};

export type PostFailure =
  | Failure<DraftProblem>
  /** The account that it was about. */
  | Failure<Refusal['code'], { readonly accountId: string }>
  /** The key names another journal, with other content. */
  | Failure<'idempotency_conflict', { readonly journalId: string }>
  /** Of `reverse` alone. */
  | Failure<'journal_unknown' | 'already_reversed'>;

export type Posting = PostInput & { readonly kind: JournalKind };

/**
 * Posts a journal, or finds the one that was posted with the same key and content. On the database itself it is a
 * transaction of its own, run again after a deadlock; in a transaction a refusal leaves it usable, and a deadlock ends
 * it (`inLedgerTransaction` runs it again).
 */
export async function post(executor: Executor, input: Posting): Promise<Result<Posted, PostFailure>> {
  const draft = draftJournal(input);
  return draft.ok ? postContent(executor, draft.value) : draft;
}

export type ReverseInput = Pick<PostInput, 'key' | 'actorId' | 'note'> & { readonly journalId: string };

/** Takes a whole journal back with its opposite, once; where what it gave was spent since, it is an `overdraft`. */
export async function reverse(
  executor: Executor,
  { journalId, ...words }: ReverseInput,
): Promise<Result<Posted, PostFailure>> {
  const original = await findJournal(executor, journalId);
  if (!original) return err('journal_unknown');
  const draft = draftReversal(words, original);
  return draft.ok ? postContent(executor, draft.value) : draft;
}

async function postContent(
  executor: Executor,
  content: JournalContent,
): Promise<Result<Posted, PostFailure>> {
  const hash = hashContent(content);
  const id = newId();
  const write = () => writeJournal(executor, { id, hash, content });
  const { createdAt, refusal } = await (is(executor, PgTransaction) ? write() : retried(write));
  if (createdAt) return ok({ journalId: id, createdAt, isRepeated: false });
  // Looked for also after a refusal: what is missing now may be what the first posting itself has spent.
  const known = await findJournalByKey(executor, content.key);
  if (known && known.hash !== hash) return err('idempotency_conflict', { journalId: known.id });
  if (known) return ok({ journalId: known.id, createdAt: known.createdAt, isRepeated: true });
  if (refusal) return err(refusal.code, { accountId: refusal.accountId });
  if (content.reverses === null) throw new Error('a journal was neither booked nor refused');
  return err('already_reversed');
}
