// Starts a talk: the row and the partner's first words in one transaction, once per id.

import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { messageIdSchema, type TalkId } from '../../domain/ids.ts';
import type { TalkKind } from '../../domain/limits.ts';
import { openingOf } from '../responders/engine-responder.ts';
import { insertMessages } from '../talks/messages-repo.ts';
import { readTalk } from '../talks/read-talks.ts';
import { insertTalk } from '../talks/talks-repo.ts';
import { insertTurn } from '../talks/turns-repo.ts';
import type { MessageView, ProgressView, TalkView } from '../talks/views.ts';
import type { TutorChatDeps } from './deps.ts';

type Start = {
  readonly id: TalkId;
  readonly userId: UserId;
  readonly kind: TalkKind;
  /** The id of the tutor or the role, or `place/scene`; the talk keeps the version that is the newest now. */
  readonly subject: string;
  readonly language: Locale;
};
type Started = ProgressView & { readonly talk: TalkView; readonly messages: MessageView[] };

/** `not_found`: no such tutor, role or scene, or the id is another person's talk. */
export async function startTalk(
  { db, content, learner }: Pick<TutorChatDeps, 'db' | 'content' | 'learner'>,
  start: Start,
): Promise<Result<Started, Failure<'not_found'>>> {
  const subject = await content.subjects.find({ kind: start.kind, id: start.subject, by: start.userId });
  if (!subject) return err('not_found');
  // In a role or a scene nobody is greeted as themselves.
  const facts = start.kind === 'tutor' ? (await learner(start.userId)).facts : [];
  await db.transaction(async (tx) => {
    const talk = await insertTalk(tx, { ...start, subjectVersion: subject.version });
    if (!talk) return;
    const { text, translations, ...kept } = openingOf(talk, subject, content, facts);
    const [message] = await insertMessages(tx, talk, [
      {
        id: messageIdSchema.parse(newId()),
        author: 'tutor',
        state: 'complete',
        speaker: 'engine',
        finishedAt: new Date(),
        text,
        translations,
      },
    ]);
    if (!message) throw new Error('an insert returned no row');
    await insertTurn(tx, message, kept);
  });
  const found = await readTalk({ db, content }, start);
  if (!found) return err('not_found');
  const { earlierCursor: _, ...started } = found;
  return ok(started);
}
