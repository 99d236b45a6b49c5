// The notice of a letter, and its mail.

import * as z from 'zod';
import { noticeKind } from '../../notices/server/api.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

const TEXTS = { zh, en, pt };
/** So much of a letter stands in the list of notices, in characters. */
const SHOWN = 160;

const letterKind = noticeKind({
  name: 'letters.letter',
  data: z.object({ subject: z.string(), text: z.string(), canReply: z.boolean() }),
  texts: { zh: zh.notices.letter, en: en.notices.letter, pt: pt.notices.letter },
  values: ({ subject, text, canReply }, locale) => ({
    subject,
    text,
    start: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text,
    reply: canReply ? TEXTS[locale].mail.reply : TEXTS[locale].mail.noReply,
  }),
  path: () => '/letters',
  isMailed: true,
  mustReach: true,
});

type NewLetter = { readonly subject: string; readonly text: string; readonly contact: string | null };

export const letterNotice = ({ subject, text, contact }: NewLetter) =>
  letterKind.of({ subject, text, canReply: contact !== null });

export const lettersNotices = [letterKind];
