// Posts a notice, with its mail and its messages to devices where the reader wants them, in the transaction of what it tells of.

import { sql } from 'drizzle-orm';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { Mailer } from '../../../kit/server/mail/mail.ts';
import { inLanguage } from '../../../kit/server/mail/write-mail.ts';
import { findRecipient } from '../../account/server/api.ts';
import { noticeId } from './kinds/notice-id.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import type { Pushes } from './push/pushes.ts';
import { noticeChoices, notices } from './tables.ts';

export type NewNotice = {
  readonly userId: UserId;
  /** Of what happened: a payment, a refund. Told twice, there is still one notice, and one mail. */
  readonly eventId: string;
  /** `kind.of(data)`. */
  readonly content: { readonly kind: NoticeKind; readonly data: unknown };
  /** False: another mail tells the same, and this one is sent to nobody. */
  readonly isMailed?: boolean;
  /** Where a reply to the mail goes; null or absent: nowhere of its own. */
  readonly replyTo?: string | null;
};

/** What features are given to post with. Nobody hears of it before the transaction commits. */
export type PostNotice = (tx: Executor, notice: NewNotice) => Promise<void>;

type PostDeps = {
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** Absent where devices cannot be reached. */
  readonly pushes?: Pick<Pushes, 'queue'> | undefined;
};

export const createPostNotice =
  ({ mailer, publicUrl, pushes }: PostDeps): PostNotice =>
  async (tx, { userId, eventId, content: { kind, data }, isMailed = true, replyTo }) => {
    const reader = await findRecipient(tx, userId);
    // To one who is gone nobody writes.
    if (!reader) return;
    const id = noticeId({ kind: kind.name, userId, eventId });
    const [posted] = await tx
      .insert(notices)
      .values({ id, userId, kind: kind.name, data })
      .onConflictDoNothing()
      .returning({ isMailed: chosenMail(userId, kind.name) });
    if (!posted) return;
    await pushes?.queue(tx, { noticeId: id, userId, kind: kind.name });
    if (!isMailed || (!kind.mustReach && !(posted.isMailed ?? kind.isMailed))) return;
    const rendered = kind.render(data, reader.locale);
    if (!rendered.ok) throw new Error(`a notice of the kind ${kind.name} has other data`);
    const { title, path } = rendered.value;
    const more = { name: reader.name, link: inLanguage(`${publicUrl()}${path}`, reader.locale) };
    const { email, locale } = reader;
    const body = kind.renderMail(data, locale, more);
    const choices = kind.mustReach ? undefined : inLanguage(`${publicUrl()}/notices?choose=mails`, locale);
    await mailer.post(tx, {
      to: email,
      locale,
      subject: title,
      body,
      link: more.link,
      choices,
      replyTo: replyTo ?? undefined,
    });
  };

/** What the person has chosen about mails of this kind; null when nothing. */
const chosenMail = (userId: string, kind: string) =>
  sql<boolean | null>`(select ${noticeChoices.isMailed} from ${noticeChoices}
    where ${noticeChoices.userId} = ${userId} and ${noticeChoices.kind} = ${kind})`;
