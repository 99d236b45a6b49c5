// Starts a talk: the row and the tutor's greeting in one transaction, once per id.

import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import { uuidV7 } from '../../../kit/core/uuid.ts';
import type { TutorChatDeps } from './deps.ts';
import { greetingFor, storedWith } from './engine-speaker.ts';
import { insertMessages } from './messages-repo.ts';
import { readTalk } from './reading.ts';
import { insertTalk } from './talks-repo.ts';
import type { MessageView, TalkView } from './views.ts';

type Start = {
  readonly id: string;
  readonly userId: string;
  readonly tutorId: string;
  readonly language: Locale;
};
type Started = { readonly talk: TalkView; readonly messages: MessageView[] };

/** `not_found`: no such tutor, or the id is another person's talk. */
export async function startTalk(
  { db, content }: Pick<TutorChatDeps, 'db' | 'content'>,
  start: Start,
): Promise<Result<Started, Failure<'not_found'>>> {
  if (!content.tutors.has(start.tutorId)) return err('not_found');
  await db.transaction(async (tx) => {
    const talk = await insertTalk(tx, start);
    if (!talk) return;
    const greeting = greetingFor(talk, content);
    await insertMessages(tx, [
      {
        id: uuidV7(Date.now(), randomBytes(10)),
        talkId: talk.id,
        author: 'tutor',
        text: greeting.text,
        state: 'complete',
        speaker: 'engine',
        finishedAt: new Date(),
        ...storedWith(greeting),
      },
    ]);
  });
  const found = await readTalk(db, start);
  return found ? ok({ talk: found.talk, messages: found.messages }) : err('not_found');
}
