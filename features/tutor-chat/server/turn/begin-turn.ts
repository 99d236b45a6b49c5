// Begins a turn at once or not at all: the learner's message and the empty answer are stored before anybody is asked.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database, Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { deleteTold } from '../../../learner-facts/server/api.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import type { Input } from '../../domain/limits.ts';
import { beginAnswer } from '../talks/begin-answer.ts';
import {
  findAnswer,
  findMessage,
  findMessages,
  findNewest,
  type Message,
  type ShownMessage,
} from '../talks/messages-repo.ts';
import { forgetSummaryFrom, lockTalk, type OwnedTalk } from '../talks/talks-repo.ts';
import { wasDecided } from '../talks/turns-repo.ts';

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
export type TurnFailure = Failure<'not_found' | 'talk_busy' | 'talk_full' | 'too_many_answers'>;
type Begun = Result<BegunTurn, TurnFailure>;

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
export async function beginTurn(db: Database, post: Post): Promise<Begun> {
  const { replaces, ...plain } = post;
  if (replaces !== undefined) return db.transaction((tx) => beginEdit(tx, { ...plain, replaces }));
  const begun = await beginAnswer(db, plain);
  if (begun.ok) return ok({ ...begun.value, saidAt: post.saidAt, isNew: true });
  return begun.error.code === 'known' ? db.transaction((tx) => continueTurn(tx, post)) : refused(begun.error);
}

/** A new message whose id was taken a moment ago is another's. */
const refused = ({ code }: Failure<TurnFailure['code'] | 'known'>): Begun =>
  err(code === 'known' ? 'not_found' : code);

/** Puts a message into the place of one that was said before; what came after that gives way. */
async function beginEdit(tx: Executor, post: Post & { readonly replaces: MessageId }): Promise<Begun> {
  const { replaces, ...plain } = post;
  const talk = await lockTalk(tx, post.userId, post.talkId);
  if (!talk) return err('not_found');
  const found = await findMessages(tx, [post.messageId, replaces]);
  if (found.some(({ id }) => id === post.messageId)) return continueTurn(tx, post);
  const replaced = found.find(({ id }) => id === replaces);
  if (!isShownQuestion(replaced, talk)) return err('not_found');
  const begun = await beginAnswer(tx, { ...plain, fromSeq: replaced.seq });
  if (!begun.ok) return refused(begun.error);
  // What was taken back is no longer told.
  await deleteTold(tx, talk.userId, begun.value.superseded);
  const changed = await forgetSummaryFrom(tx, begun.value.talk, replaced.seq);
  return ok({ ...begun.value, talk: changed, saidAt: post.saidAt, isNew: true });
}

type Retry = { readonly userId: UserId; readonly talkId: TalkId; readonly messageId: MessageId };

/** Puts a fresh answer in the place of the one to the newest of the learner's messages. */
export async function beginRetry(db: Database, retry: Retry): Promise<Begun> {
  return db.transaction(async (tx) => {
    const talk = await lockTalk(tx, retry.userId, retry.talkId);
    const message = talk && (await findMessage(tx, talk, retry.messageId));
    if (!talk || !isShownQuestion(message, talk)) return err('not_found');
    const newest = await findNewest(tx, talk);
    if (newest?.isLive) return err('talk_busy');
    return hasGoneOn(newest, message) ? err('not_found') : answerAgain(tx, talk, message);
  });
}

type Newest = Awaited<ReturnType<typeof findNewest>>;

/** Whether something was said after this message and the answer to it. */
const hasGoneOn = (newest: Newest, { id }: Message) =>
  newest !== undefined && newest.id !== id && newest.answersId !== id;

/** A message of the learner's in this talk that no edit has taken away. */
function isShownQuestion(message: ShownMessage | undefined, talk: OwnedTalk): message is Owned<ShownMessage> {
  return message?.talkId === talk.id && message.author === 'learner' && message.supersededAt === null;
}

/** The message is stored already: its answer is given again, or it is answered anew where that broke off. */
async function continueTurn(tx: Executor, post: Post): Promise<Begun> {
  const talk = await lockTalk(tx, post.userId, post.talkId);
  const message = talk && (await findMessage(tx, talk, post.messageId));
  if (!talk || !isShownQuestion(message, talk)) return err('not_found');
  const answer = await findAnswer(tx, talk, message.id);
  if (answer?.isLive) return err('talk_busy');
  const known = answer && { talk, message, answer, isNew: false };
  if (known?.answer.state === 'complete') return ok(known);
  // A request that was long on its way must not take away what was said after it.
  if (hasGoneOn(await findNewest(tx, talk), message)) return known ? ok(known) : err('not_found');
  const begun = await answerAgain(tx, talk, message);
  return begun.ok ? ok({ ...begun.value, saidAt: post.saidAt }) : begun;
}

async function answerAgain(tx: Executor, talk: OwnedTalk, message: Owned<ShownMessage>): Promise<Begun> {
  const isDecidedAgain = await wasDecided(tx, talk, message.id);
  const { id: messageId, seq } = message;
  const begun = await beginAnswer(tx, {
    userId: talk.userId,
    talkId: talk.id,
    messageId,
    fromSeq: seq + 1,
  });
  return begun.ok ? ok({ ...begun.value, message, isNew: true, isDecidedAgain }) : refused(begun.error);
}
