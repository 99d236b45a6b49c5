// Posts a notice, and its mail where the reader wants one, in the transaction of what it tells of.

import { sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import { composeMail } from '../../../kit/server/mail/write-mail.ts';
import { findRecipient } from '../../account/server/api.ts';
import { noticeId } from './kinds/notice-id.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import { noticeMailChoices, notices } from './tables.ts';

export type NewNotice = {
  readonly userId: UserId;
  /** Of what happened: a payment, a refund. Told twice, there is still one notice, and one mail. */
  readonly eventId: string;
  /** `kind.of(data)`. */
  readonly content: { readonly kind: NoticeKind; readonly data: unknown };
};

/** What features are given to post with. Nobody hears of it before the transaction commits. */
export type PostNotice = (tx: Executor, notice: NewNotice) => Promise<void>;

type PostDeps = { readonly mailer: Mailer; readonly publicUrl: () => string };

export const createPostNotice =
  ({ mailer, publicUrl }: PostDeps): PostNotice =>
  async (tx, { userId, eventId, content: { kind, data } }) => {
    const reader = await findRecipient(tx, userId);
    // To one who is gone nobody writes.
    if (!reader) return;
    const id = noticeId({ kind: kind.name, userId, eventId });
    const [posted] = await tx
      .insert(notices)
      .values({ id, userId, kind: kind.name, data })
      .onConflictDoNothing()
      .returning({ isMailed: chosenMail(userId, kind.name) });
    if (!posted || !(posted.isMailed ?? kind.isMailed)) return;
    const rendered = kind.render(data, reader.locale);
    if (!rendered.ok) throw new Error(`a notice of the kind ${kind.name} has other data`);
    const { title, path } = rendered.value;
    const more = { name: reader.name, link: `${publicUrl()}${path}` };
    const { email, locale } = reader;
    const body = kind.renderMail(data, locale, more);
    await mailer.post(tx, composeMail(email, { locale, subject: title, body, link: more.link }));
  };

/** What the person has chosen about mails of this kind; null when nothing. */
const chosenMail = (userId: string, kind: string) =>
  sql<boolean | null>`(select ${noticeMailChoices.isMailed} from ${noticeMailChoices}
    where ${noticeMailChoices.userId} = ${userId} and ${noticeMailChoices.kind} = ${kind})`;
