// The mails about an account, in the reader's language.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Mail } from '../../../../kit/server/mail/mail.ts';
import { writeMail } from '../../../../kit/server/mail/write-mail.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

const texts = { zh, en, pt };

/** What is said of a lock, on the page and in its mail. */
export const lockTexts = (locale: Locale) => texts[locale].lock;

type MailKind = keyof typeof zh.mail;

/** Writes a mail of the given kind; `values` fill its placeholders. */
export function writeAccountMail(
  kind: MailKind,
  to: { readonly ownerId: UserId; readonly email: string; readonly locale: Locale },
  values: Readonly<Record<string, string>>,
): Mail {
  return writeMail(to, texts[to.locale].mail[kind], values);
}
