// Fills in a mail; its words are among the texts of the feature that sends it.

import { LANGUAGE_PARAMETER, type Locale } from '../../core/locale.ts';
import { fillText } from '../../core/texts.ts';
import type { UserId } from '../../core/user-id.ts';
import type { Mail } from './mail.ts';

/** A subject and a body with `{{placeholders}}`, in the reader's language; `action` is what the button says. */
export type MailText = { readonly subject: string; readonly body: string; readonly action?: string };

type Reader = {
  /** Whose account it is sent for; absent where there is none. */
  readonly ownerId?: UserId;
  readonly email: string;
  readonly locale: Locale;
  /** Nobody knows which language they read: where the mail leads, their browser decides. */
  readonly isStranger?: boolean;
};

/** The address of a mail, which opens in this language in a browser that was never here. */
export function inLanguage(address: string, locale: Locale): string {
  const named = new URL(address);
  named.searchParams.set(LANGUAGE_PARAMETER, locale);
  return named.href;
}

/**
 * `values` fill the placeholders as they stand, and never another one's; `link` is where the mail leads, and opens in the
 * language of its reader.
 */
export function writeMail(
  { ownerId, email, locale, isStranger = false }: Reader,
  { subject, body, action }: MailText,
  values: Readonly<Record<string, string>>,
): Mail {
  const link = values.link === undefined || isStranger ? values.link : inLanguage(values.link, locale);
  const filled = link === undefined ? values : { ...values, link };
  return {
    ownerId,
    to: email,
    locale,
    subject: fillText(subject, filled),
    body: fillText(body, filled),
    link,
    action,
  };
}
