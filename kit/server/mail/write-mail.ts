// Writes a mail as text and as a page; its words are among the texts of the feature that sends it.

import type { Locale } from '../../core/locale.ts';
import { fillText } from '../../core/texts.ts';
import type { Mail } from './mail.ts';
import { type MailContent, mailHtml } from './mail-html.ts';

/** A subject and a body with `{{placeholders}}`, in the reader's language; `action` is what the button says. */
export type MailText = { readonly subject: string; readonly body: string; readonly action?: string };

type Reader = { readonly email: string; readonly locale: Locale };

/** `values` fill the placeholders as they stand, and never another one's; `link` is where the mail leads. */
export const writeMail = (
  { email, locale }: Reader,
  { subject, body, action }: MailText,
  values: Readonly<Record<string, string>>,
): Mail =>
  composeMail(email, {
    locale,
    subject: fillText(subject, values),
    body: fillText(body, values),
    link: values.link,
    action,
  });

/** A mail whose words are filled in already. */
export const composeMail = (to: string, content: MailContent): Mail => ({
  to,
  subject: content.subject,
  body: content.body,
  html: mailHtml(content),
});
