// Begins a turn in one transaction: the learner's message and the empty answer are stored before anybody is asked.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { deleteTold } from '../../../learner-facts/server/api.ts';
import { type MessageId, messageIdSchema, type TalkId } from '../../domain/ids.ts';
import type { Input } from '../../domain/limits.ts';
import {
  countLive,
  findAnswer,
  findMessage,
  findMessages,
  findNewest,
  insertMessages,
  leaseEnd,
  type Message,
  type ShownMessage,
  supersedeFrom,
} from '../talks/messages-repo.ts';
import { forgetSummaryFrom, lockTalk, type OwnedTalk, touchTalk } from '../talks/talks-repo.ts';
import { wasDecided } from '../talks/turns-repo.ts';

/** A person who writes one line a second would need hours to get here; a script would not. */
const MESSAGES_PER_TALK_MAX = 5000;
/** A phone, a computer and a forgotten tab; more at once is a script, and every answer costs. */
const LIVE_ANSWERS_MAX = 3;

export type Turn = {
  readonly talk: OwnedTalk;
  readonly message: Owned<ShownMessage>;
  readonly answer: Owned<ShownMessage>;
  /** When it was said, by the learner's device, where that had no connection then. */
  readonly saidAt?: Date | undefined;
  /** The message was taken before, and is only answered anew: what it told has been kept, or taken back, since. */
  readonly isDecidedAgain?: boolean;
};
/** `isNew` is false when this very message had been answered already: the stored answer is given again. */
export type BegunTurn = Turn & { readonly isNew: boolean };
export type TurnFailure =
  | Failure<'not_found'>
  | Failure<'talk_busy'>
  | Failure<'talk_full'>
  | Failure<'too_many_answers'>;

type Post = {
  readonly userId: UserId;
  readonly talkId: TalkId;
  readonly messageId: MessageId;
  readonly text: string;
  readonly input?: Input | undefined;
  readonly replaces?: MessageId | undefined;
  readonly saidAt?: Date | undefined;
};

/** Stores what the learner says. The same message id again continues where the first request was lost. */
export async function beginTurn(db: Database, post: Post): Promise<Result<BegunTurn, TurnFailure>> {
  return db.transaction(async (tx) => {
    const talk = await lockTalk(tx, post.userId, post.talkId);
    if (!talk) return err('not_found');
    const found = await findMessages(tx, [post.messageId, ...(post.replaces ? [post.replaces] : [])]);
    const known = found.find(({ id }) => id === post.messageId);
    if (known) return known.talkId === talk.id ? continueTurn(tx, talk, known, post) : err('not_found');
    const newest = await findNewest(tx, talk);
    if (newest?.isLive) return err('talk_busy');
    if (isFull(newest)) return err('talk_full');
    if ((await countLive(tx, talk.userId)) >= LIVE_ANSWERS_MAX) return err('too_many_answers');
    if (post.replaces !== undefined) {
      const replaced = found.find(({ id }) => id === post.replaces);
      if (!isShownQuestion(replaced, talk)) return err('not_found');
      // What was taken back is no longer told.
      await deleteTold(tx, talk.userId, await supersedeFrom(tx, talk, replaced.seq));
      const changed = await forgetSummaryFrom(tx, talk, replaced.seq);
      return ok(await insertTurn(tx, changed, post, newest));
    }
    return ok(await insertTurn(tx, talk, post, newest));
  });
}

type Retry = { readonly userId: UserId; readonly talkId: TalkId; readonly messageId: MessageId };

/** Puts a fresh answer in the place of the one to the newest of the learner's messages. */
export async function beginRetry(db: Database, retry: Retry): Promise<Result<BegunTurn, TurnFailure>> {
  return db.transaction(async (tx) => {
    const talk = await lockTalk(tx, retry.userId, retry.talkId);
    const message = talk && (await findMessage(tx, talk, retry.messageId));
    if (!talk || !isShownQuestion(message, talk)) return err('not_found');
    const newest = await findNewest(tx, talk);
    if (newest?.isLive) return err('talk_busy');
    if (hasGoneOn(newest, message)) return err('not_found');
    if (isFull(newest)) return err('talk_full');
    if ((await countLive(tx, talk.userId)) >= LIVE_ANSWERS_MAX) return err('too_many_answers');
    return ok(await answerAgain(tx, talk, message));
  });
}

type Newest = Awaited<ReturnType<typeof findNewest>>;

const isFull = (newest: Newest) => newest !== undefined && newest.total >= MESSAGES_PER_TALK_MAX;

/** Whether something was said after this message and the answer to it. */
const hasGoneOn = (newest: Newest, { id }: Message) =>
  newest !== undefined && newest.id !== id && newest.answersId !== id;

/** A message of the learner's in this talk that no edit has taken away. */
function isShownQuestion(message: ShownMessage | undefined, talk: OwnedTalk): message is Owned<ShownMessage> {
  return message?.talkId === talk.id && message.author === 'learner' && message.supersededAt === null;
}

async function continueTurn(
  tx: Executor,
  talk: OwnedTalk,
  message: ShownMessage,
  { saidAt }: Post,
): Promise<Result<BegunTurn, TurnFailure>> {
  if (!isShownQuestion(message, talk)) return err('not_found');
  const answer = await findAnswer(tx, talk, message.id);
  if (answer?.isLive) return err('talk_busy');
  const known = answer && { talk, message, answer, isNew: false };
  if (known?.answer.state === 'complete') return ok(known);
  const newest = await findNewest(tx, talk);
  // A request that was long on its way must not take away what was said after it.
  if (hasGoneOn(newest, message)) return known ? ok(known) : err('not_found');
  if (isFull(newest)) return err('talk_full');
  if ((await countLive(tx, talk.userId)) >= LIVE_ANSWERS_MAX) return err('too_many_answers');
  return ok({ ...(await answerAgain(tx, talk, message)), saidAt });
}

async function answerAgain(tx: Executor, talk: OwnedTalk, message: Owned<ShownMessage>): Promise<BegunTurn> {
  const isDecidedAgain = await wasDecided(tx, talk, message.id);
  await supersedeFrom(tx, talk, message.seq + 1);
  const [answer] = await insertMessages(tx, talk, [newAnswer(message.id)]);
  await touchTalk(tx, talk);
  if (!answer) throw new Error('an insert returned no row');
  return { talk, message, answer, isNew: true, isDecidedAgain };
}

async function insertTurn(tx: Executor, talk: OwnedTalk, post: Post, newest: Newest): Promise<BegunTurn> {
  const { messageId, text, input = 'typed', saidAt } = post;
  const when = saidAt && { createdAt: momentOf(saidAt, newest) };
  const [message, answer] = await insertMessages(tx, talk, [
    {
      id: messageId,
      author: 'learner',
      text,
      input,
      state: 'complete',
      finishedAt: new Date(),
      ...when,
    },
    { ...newAnswer(messageId), ...when },
  ]);
  await touchTalk(tx, talk);
  if (!message || !answer) throw new Error('an insert returned no row');
  return { talk, message, answer, isNew: true, saidAt };
}

/** When something was said without a connection: as the device tells, but after what stands before it and not to come. */
function momentOf(saidAt: Date, newest: Newest): Date {
  const earliest = newest?.createdAt.getTime() ?? 0;
  return new Date(Math.min(Date.now(), Math.max(earliest, saidAt.getTime())));
}

const newAnswer = (answersId: MessageId) => ({
  id: messageIdSchema.parse(newId()),
  author: 'tutor' as const,
  text: '',
  state: 'streaming' as const,
  leaseUntil: leaseEnd(),
  answersId,
});
