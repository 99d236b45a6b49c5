// Stores facts: those that learners write down themselves, and those extracted from a talk.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { FACTS_MAX, factKey, tidyFact } from '../domain/index.ts';
import {
  countFacts,
  deleteFact,
  type Fact,
  findFact,
  findFactByKey,
  insertFact,
  isKnownElsewhere,
  lockMemory,
  type NewFact,
  updateFact,
} from './facts-repo.ts';

/** What the learner has taken back, and what holds instead. */
export type Forgotten = { readonly gone: readonly string[]; readonly now?: string };
/** Has talks go by it from their next turn on. */
export type ForgetInTalks = (tx: Executor, userId: UserId, forgotten: Forgotten) => Promise<void>;
type StoreDeps = { readonly db: Database; readonly forgetInTalks: ForgetInTalks };

type Own = { readonly userId: UserId; readonly text: string };

/** The learner's word goes before whatever was known of the same thing. */
export async function addFact(
  { db, forgetInTalks }: StoreDeps,
  { userId, text }: Own,
): Promise<Result<Fact, Failure<'facts_full'>>> {
  return db.transaction(async (tx) => {
    await lockMemory(tx, userId);
    const fact: NewFact = {
      id: newId(),
      userId,
      text: tidyFact(text) ?? text,
      source: 'own',
      talkId: null,
      messageId: null,
    };
    const known = await findFactByKey(tx, userId, factKey(text));
    if (known === undefined && (await countFacts(tx, userId)) >= FACTS_MAX) return err('facts_full');
    await forgetInTalks(tx, userId, { gone: changedFrom(known, fact.text), now: fact.text });
    const replaced = known && (await updateFact(tx, { ...fact, id: known.id }));
    return ok(replaced ?? (await insertFact(tx, fact)));
  });
}

const changedFrom = (known: Fact | undefined, text: string): readonly string[] =>
  known === undefined || known.text === text ? [] : [known.text];

export async function editFact(
  { db, forgetInTalks }: StoreDeps,
  { userId, id, text }: Own & { readonly id: string },
): Promise<Result<Fact, Failure<'not_found'> | Failure<'fact_known'>>> {
  return db.transaction(async (tx) => {
    await lockMemory(tx, userId);
    if (await isKnownElsewhere(tx, { userId, id, text })) return err('fact_known');
    const change = {
      id,
      userId,
      text: tidyFact(text) ?? text,
      source: 'own',
      talkId: null,
      messageId: null,
    } as const;
    const known = await findFact(tx, { id, userId });
    const fact = await updateFact(tx, change);
    if (!fact) return err('not_found');
    await forgetInTalks(tx, userId, { gone: changedFrom(known, fact.text), now: fact.text });
    return ok(fact);
  });
}

/** False when it is not there or somebody else's. */
export async function removeFact(
  { db, forgetInTalks }: StoreDeps,
  fact: Pick<Fact, 'userId' | 'id'>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockMemory(tx, fact.userId);
    const deleted = await deleteFact(tx, fact);
    if (deleted) await forgetInTalks(tx, fact.userId, { gone: [deleted.text] });
    return deleted !== undefined;
  });
}

export type TalkFacts = {
  readonly userId: UserId;
  readonly talkId: string;
  readonly messageId: string;
  readonly facts: readonly string[];
};

/**
 * Keeps what was told in a talk, within the transaction that stores its turn. Nothing is kept while the learner has
 * switched remembering off or has all the facts there can be, and what they wrote themselves is never written over.
 * False where it is off.
 */
export async function storeFacts(
  tx: Executor,
  { userId, talkId, messageId, facts }: TalkFacts,
): Promise<boolean> {
  if (facts.length === 0 || !(await lockMemory(tx, userId))) return false;
  let room = FACTS_MAX - (await countFacts(tx, userId));
  for (const text of facts.flatMap((each) => tidyFact(each) ?? [])) {
    const fact: NewFact = { id: newId(), userId, text, source: 'talk', talkId, messageId };
    const known = await findFactByKey(tx, userId, factKey(text));
    if (known) {
      if (known.source === 'talk' && known.text !== text) await updateFact(tx, { ...fact, id: known.id });
    } else if (room > 0) {
      await insertFact(tx, fact);
      room -= 1;
    }
  }
  return true;
}
