// Has tutors forget what a learner deleted or corrected: it is left out of what they are given of the talks it was said in.

import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { type Core, isOfOneThing, profileIn } from '../../../../tutor-engine/index.ts';
import { bareClause, clausesIn, factKey } from '../../../learner-facts/domain/index.ts';
import type { Forgotten } from '../../../learner-facts/server/api.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { messages, talks, turns } from '../tables.ts';

/** So many of the newest messages are looked at: no tutor is given more of a talk than some hundreds. */
const READ_MAX = 2000;
/** Of so many of them what they tell is understood; of those before only the words are compared. */
const UNDERSTOOD_MAX = 400;
/** Stands for a message of which nothing is left. */
const NOTHING_LEFT = '……';

type ToldMessage = {
  readonly id: MessageId;
  readonly talkId: TalkId;
  readonly text: string;
  readonly remembered: string | null;
  readonly understood: string | null;
};

/** The learner sees their messages as they were; the tutors are given the rest from the next turn on. */
export async function forgetInTalks(
  tx: Executor,
  core: Core,
  userId: UserId,
  forgotten: Forgotten,
): Promise<void> {
  const tells = tellsOf(core, forgotten);
  const said = await listSaid(tx, userId);
  const left = said.flatMap((message, at) => {
    const remembered = without(message, (clause) => tells(clause, at < UNDERSTOOD_MAX));
    return remembered === undefined ? [] : [{ ...message, remembered }];
  });
  for (const { id, remembered } of left)
    await tx.update(messages).set({ remembered }).where(eq(messages.id, id));
  await forgetAnswers(tx, left);
  await forgetNotes(tx, userId);
}

/** Whether a clause tells what is gone, or something else of the thing that was said anew. */
function tellsOf(core: Core, { gone, now }: Forgotten): (clause: string, isUnderstood: boolean) => boolean {
  const newKey = now === undefined ? '' : factKey(now);
  // What says one thing in one of several ways: a name, a liking. Of another text the key is the text.
  const keys = new Set([...gone.map(factKey), ...(newKey.startsWith('=') ? [newKey] : [])]);
  const told = [...gone, ...(now === undefined ? [] : [now])].map((text) => profileIn(core, text));
  const isTold = told.some((profile) => Object.keys(profile).length > 0);
  return (clause, isUnderstood) =>
    keys.has(factKey(bareClause(clause))) ||
    (isUnderstood &&
      isTold &&
      clause.includes('我') &&
      told.some((profile) => isOfOneThing(profile, profileIn(core, clause))));
}

async function listSaid(tx: Executor, userId: UserId): Promise<ToldMessage[]> {
  const { id, talkId, text, remembered, understood } = messages;
  return tx
    .select({ id, talkId, text, remembered, understood })
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(
      and(
        eq(talks.userId, userId),
        eq(talks.kind, 'tutor'),
        eq(messages.author, 'learner'),
        isNull(messages.supersededAt),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.seq))
    .limit(READ_MAX);
}

/** What is left of a message; undefined where it tells nothing of it. */
function without(
  { text, remembered, understood }: ToldMessage,
  tells: (clause: string) => boolean,
): string | undefined {
  // Written in another language: of which words it was understood cannot be told.
  if (understood !== null && clausesIn(understood).some(tells)) return NOTHING_LEFT;
  const clauses = clausesIn(remembered ?? text);
  const left = clauses.filter((clause) => !tells(clause));
  if (left.length === clauses.length) return undefined;
  return left.join('').trim() || NOTHING_LEFT;
}

/** A tutor says back what they heard: of the answer its question stays, which may still be open. */
async function forgetAnswers(tx: Executor, told: readonly ToldMessage[]): Promise<void> {
  if (told.length === 0) return;
  const ids = told.map(({ id }) => id);
  const talkIds = [...new Set(told.map(({ talkId }) => talkId))];
  await tx
    .update(messages)
    .set({
      remembered: sql`coalesce(substring(${messages.text} from '[^。！？!?]*[？?]\\s*$'), ${NOTHING_LEFT})`,
    })
    .where(and(inArray(messages.talkId, talkIds), inArray(messages.answersId, ids)));
  // What a model has noted of the talk is noted anew.
  await tx.update(talks).set({ summary: '', summarisedSeq: 0 }).where(inArray(talks.id, talkIds));
}

/** What talks have noted of the learner beside their words; what is not gone they have from the facts. */
async function forgetNotes(tx: Executor, userId: UserId): Promise<void> {
  const answers = tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(talks, eq(talks.id, messages.talkId))
    .where(and(eq(talks.userId, userId), eq(talks.kind, 'tutor')));
  await tx
    .update(turns)
    .set({ memory: sql`${turns.memory} - 'profile' - 'name' - 'country'` })
    .where(
      and(
        inArray(turns.answerId, answers),
        or(sql`${turns.memory} ? 'profile'`, sql`${turns.memory} ? 'name'`, sql`${turns.memory} ? 'country'`),
      ),
    );
}
