// Fills in the text of a mail, which is among the texts of the feature that sends it.

import { fillText } from '../../core/texts.ts';
import type { Mail } from './mail.ts';

/** A subject and a body with `{{placeholders}}`, in the reader's language. */
export type MailText = { readonly subject: string; readonly body: string };

/** The mail to an address; `values` fill the placeholders as they stand, and never another one's. */
export const writeMail = (
  to: string,
  { subject, body }: MailText,
  values: Readonly<Record<string, string>>,
): Mail => ({ to, subject: fillText(subject, values), body: fillText(body, values) });
