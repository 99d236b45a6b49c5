// Fills in a mail; its words are among the texts of the feature that sends it.

import type { Locale } from '../../core/locale.ts';
import { fillText } from '../../core/texts.ts';
import type { Mail } from './mail.ts';

/** A subject and a body with `{{placeholders}}`, in the reader's language; `action` is what the button says. */
export type MailText = { readonly subject: string; readonly body: string; readonly action?: string };

type Reader = { readonly email: string; readonly locale: Locale };

/** `values` fill the placeholders as they stand, and never another one's; `link` is where the mail leads. */
export const writeMail = (
  { email, locale }: Reader,
  { subject, body, action }: MailText,
  values: Readonly<Record<string, string>>,
): Mail => ({
  to: email,
  locale,
  subject: fillText(subject, values),
  body: fillText(body, values),
  link: values.link,
  action,
});
