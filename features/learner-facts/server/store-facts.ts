// Stores facts: those that learners write down themselves, and those extracted from a talk.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../kit/server/db/database.ts';
import { newId } from '../../../kit/server/new-id.ts';
import { FACTS_MAX, factKey, tidyFact } from '../domain/index.ts';
import {
  countFacts,
  type Fact,
  findFactByKey,
  insertFact,
  isKnownElsewhere,
  lockMemory,
  type NewFact,
  updateFact,
} from './facts-repo.ts';

type Own = { readonly userId: UserId; readonly text: string };

/** The learner's word goes before whatever was known of the same thing. */
export async function addFact(
  db: Database,
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
    const replaced = known && (await updateFact(tx, { ...fact, id: known.id }));
    if (replaced) return ok(replaced);
    if ((await countFacts(tx, userId)) >= FACTS_MAX) return err('facts_full');
    return ok(await insertFact(tx, fact));
  });
}

export async function editFact(
  db: Database,
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
    const fact = await updateFact(tx, change);
    return fact ? ok(fact) : err('not_found');
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
 */
export async function storeFacts(
  tx: Executor,
  { userId, talkId, messageId, facts }: TalkFacts,
): Promise<void> {
  if (facts.length === 0 || !(await lockMemory(tx, userId))) return;
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
}
