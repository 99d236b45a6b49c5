// The notices that an admin has given somebody VIP, or taken such a gift back.

import * as z from 'zod';
import type { Locale } from '../../../../kit/core/locale.ts';
import { findText, type TextTree, writeDay } from '../../../../kit/core/texts.ts';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

const HISTORY: Readonly<Record<Locale, TextTree>> = { zh: zh.history, en: en.history, pt: pt.history };

export const givenNotice = noticeKind({
  name: 'membership.given',
  data: z.object({
    count: z.int(),
    unit: z.enum(['months', 'days']),
    /** In the reader's own calendar. */
    endsOn: z.iso.date(),
    reason: z.string(),
  }),
  texts: { zh: zh.notices.given, en: en.notices.given, pt: pt.notices.given },
  values: ({ count, unit, endsOn, reason }, locale) => ({
    length: findText(HISTORY[locale], unit, locale, { count }) ?? '',
    date: writeDay(endsOn, locale),
    reason,
  }),
  path: () => '/profile/membership',
  isMailed: true,
});

export const takenBackNotice = noticeKind({
  name: 'membership.takenBack',
  data: z.object({ days: z.int(), reason: z.string() }),
  texts: { zh: zh.notices.takenBack, en: en.notices.takenBack, pt: pt.notices.takenBack },
  values: ({ days, reason }) => ({ days: String(days), reason }),
  path: () => '/profile/membership',
  isMailed: true,
});
