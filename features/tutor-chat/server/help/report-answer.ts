// Hands an answer that a learner found wrong to the admins, with what was said just before it.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { AiServices } from '../../../ai-services/server/api.ts';
import type { MessageId, TalkId } from '../../domain/ids.ts';
import { findMessage, listMessages } from '../talks/messages-repo.ts';
import { findTalk } from '../talks/talks-repo.ts';

type Report = {
  readonly userId: UserId;
  readonly id: TalkId;
  readonly messageId: MessageId;
  readonly reason: 'wrong' | 'level' | 'harmful' | 'other';
  readonly comment: string;
};

/** What the page tells the learner that goes along. */
const MESSAGES_BEFORE = 6;

/** `not_found` also for the learner's own words and for an answer of which nothing came. */
export async function reportAnswer(
  { db, ai }: { readonly db: Database; readonly ai: AiServices },
  { userId, id, messageId, reason, comment }: Report,
): Promise<Result<undefined, Failure<'not_found'>>> {
  const talk = await findTalk(db, userId, id);
  const message = talk && (await findMessage(db, talk, messageId));
  if (!talk || message?.author !== 'tutor' || message.text === '') return err('not_found');
  const before = await listMessages(db, talk, { beforeSeq: message.seq, limit: MESSAGES_BEFORE });
  await ai.report(db, {
    userId,
    messageId,
    reason,
    comment,
    answer: message.text,
    context: before.toReversed().map(({ author, text }) => ({ author, text })),
    speaker: message.speaker,
    model: message.model,
  });
  return ok(undefined);
}
