// Pages through talks and through the messages of one.

import * as z from 'zod';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import type { TalkId } from '../../domain/ids.ts';
import type { TalkKind } from '../../domain/limits.ts';
import { NO_PROGRESS, type Progress } from '../../domain/turn/progress.ts';
import { AnswerError } from './answer-error.ts';
import { listMessages } from './messages-repo.ts';
import type { TeachingContent } from './subjects/content.ts';
import type { Subject } from './subjects/subjects.ts';
import { findTalk, listTalks, type OwnedTalk } from './talks-repo.ts';
import { findProgress } from './turns-repo.ts';
import { toMessageView, toProgressView, toTalkView } from './views.ts';

type ReadingDeps = { readonly db: Executor; readonly content: Pick<TeachingContent, 'subjects'> };

/** What a talk is about, in the version that it began with; undefined when this installation no longer has it. */
export function subjectOf(
  { subjects }: Pick<TeachingContent, 'subjects'>,
  { kind, subject, subjectVersion }: OwnedTalk,
): Promise<Subject | undefined> {
  return subjects.find({ kind, id: subject, version: subjectVersion });
}

/** The same for whoever must speak in it: throws SpeakerError when it is no longer there. */
export async function presentSubject(
  content: Pick<TeachingContent, 'subjects'>,
  talk: OwnedTalk,
): Promise<Subject> {
  const subject = await subjectOf(content, talk);
  if (!subject) throw new AnswerError('unavailable', new Error(`no ${talk.kind} ${talk.subject}`));
  return subject;
}

/** How far a play is by what is shown of it; an edit or a retry has taken its steps away with the messages. */
export async function progressOf(db: Executor, talk: OwnedTalk): Promise<Progress> {
  return talk.kind === 'tutor' ? NO_PROGRESS : ((await findProgress(db, talk)) ?? NO_PROGRESS);
}

const TALKS_PER_PAGE = 20;
const MESSAGES_PER_PAGE = 40;

type WantedTalks = {
  readonly userId: UserId;
  readonly kind: TalkKind | 'any';
  readonly subject?: string | undefined;
  readonly cursor?: string | undefined;
};

export async function talkPage({ db, content }: ReadingDeps, { cursor, userId, kind, subject }: WantedTalks) {
  const { rows, nextCursor } = await readPage({
    cursor,
    size: TALKS_PER_PAGE,
    read: (page) => listTalks(db, { userId, kind, subject, ...page }),
    keyOf: ({ lastMessageAt, id }) => ({ createdAt: lastMessageAt, id }),
  });
  const talks = await Promise.all(
    rows.map(async (talk) => ({
      ...toTalkView(talk, await subjectOf(content, talk)),
      ended: talk.ended,
    })),
  );
  return { talks, nextCursor };
}

type Params = { readonly userId: UserId; readonly id: TalkId; readonly before?: string | undefined };
const seqCursor = z.coerce.number().int().positive();

/** A talk with a page of its messages, oldest first; undefined when it is not there or not the person's. */
export async function readTalk({ db, content }: ReadingDeps, { userId, id, before }: Params) {
  const talk = await findTalk(db, userId, id);
  if (!talk) return undefined;
  const beforeSeq = seqCursor.safeParse(before).data;
  const found = await listMessages(db, talk, { beforeSeq, limit: MESSAGES_PER_PAGE + 1 });
  const page = found.slice(0, MESSAGES_PER_PAGE);
  const earliest = page.at(-1);
  const subject = await subjectOf(content, talk);
  return {
    talk: toTalkView({ ...talk, preview: page[0]?.text.slice(0, 80) ?? '' }, subject),
    messages: page.map(toMessageView).toReversed(),
    earlierCursor: found.length > MESSAGES_PER_PAGE && earliest ? String(earliest.seq) : null,
    ...toProgressView(await progressOf(db, talk), subject),
  };
}
