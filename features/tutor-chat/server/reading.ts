// Pages through talks and through the messages of one.

import * as z from 'zod';
import type { Executor } from '../../../kit/server/db/database.ts';
import { decodeCursor, encodeCursor } from '../../../kit/server/db/page-cursor.ts';
import { listMessages } from './messages-repo.ts';
import { findTalk, listTalks } from './talks-repo.ts';
import { toMessageView, toTalkView } from './views.ts';

const TALKS_PER_PAGE = 20;
const MESSAGES_PER_PAGE = 40;

export async function talkPage(db: Executor, userId: string, cursor: string | undefined) {
  const before = decodeCursor(cursor);
  const found = await listTalks(db, { userId, before, limit: TALKS_PER_PAGE + 1 });
  const page = found.slice(0, TALKS_PER_PAGE);
  const last = page.at(-1);
  const more = found.length > TALKS_PER_PAGE && last;
  return {
    talks: page.map((talk) => toTalkView(talk)),
    nextCursor: more ? encodeCursor({ createdAt: last.lastMessageAt, id: last.id }) : null,
  };
}

type Wanted = { readonly userId: string; readonly id: string; readonly before?: string | undefined };
const seqCursor = z.coerce.number().int().positive();

/** A talk with a page of its messages, oldest first; undefined when it is not there or not the person's. */
export async function readTalk(db: Executor, { userId, id, before }: Wanted) {
  const talk = await findTalk(db, userId, id);
  if (!talk) return undefined;
  const beforeSeq = seqCursor.safeParse(before).data;
  const found = await listMessages(db, talk.id, { beforeSeq, limit: MESSAGES_PER_PAGE + 1 });
  const page = found.slice(0, MESSAGES_PER_PAGE);
  const earliest = page.at(-1);
  return {
    talk: toTalkView(talk, page[0]?.text.slice(0, 80) ?? ''),
    messages: page.map(toMessageView).toReversed(),
    earlierCursor: found.length > MESSAGES_PER_PAGE && earliest ? String(earliest.seq) : null,
  };
}
