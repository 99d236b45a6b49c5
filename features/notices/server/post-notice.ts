// Posts a notice, with its mail and its messages to devices where the reader wants them, in the transaction of what it tells of.

import { sql } from 'drizzle-orm';
import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Executor } from '../../../kit/server/db/database.ts';
import type { Mail, Mailer } from '../../../kit/server/mail/mail.ts';
import { inLanguage } from '../../../kit/server/mail/write-mail.ts';
import { findRecipient, type Recipient } from '../../account/server/api.ts';
import { noticeId } from './kinds/notice-id.ts';
import type { NoticeKind } from './kinds/notice-kind.ts';
import type { Pushes } from './push/pushes.ts';
import { noticeChoices, noticeMails, notices } from './tables.ts';

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
    if (kind.isGathered) await tx.insert(noticeMails).values({ noticeId: id, userId });
    else
      await mailer.post(tx, {
        ...mailOf({ kind, data }, reader, publicUrl()),
        replyTo: replyTo ?? undefined,
      });
  };

/** The mail of one notice. Throws where the data is not of its kind. */
export function mailOf({ kind, data }: NewNotice['content'], reader: Recipient, publicUrl: string): Mail {
  const { ownerId, email, locale, name } = reader;
  const rendered = kind.render(data, locale);
  if (!rendered.ok) throw new Error(`a notice of the kind ${kind.name} has other data`);
  const { title, path } = rendered.value;
  const link = inLanguage(`${publicUrl}${path}`, locale);
  const choices = kind.mustReach ? undefined : choicesLink(publicUrl, locale);
  return {
    ownerId,
    to: email,
    locale,
    subject: title,
    body: kind.renderMail(data, locale, { name, link }),
    link,
    choices,
  };
}

/** Where its reader chooses which mails they get. */
export const choicesLink = (publicUrl: string, locale: Locale): string =>
  inLanguage(`${publicUrl}/notices?choose=mails`, locale);

/** What the person has chosen about mails of this kind; null when nothing. */
const chosenMail = (userId: string, kind: string) =>
  sql<boolean | null>`(select ${noticeChoices.isMailed} from ${noticeChoices}
    where ${noticeChoices.userId} = ${userId} and ${noticeChoices.kind} = ${kind})`;
