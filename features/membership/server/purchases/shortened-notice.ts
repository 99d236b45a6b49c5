// The notices that a refund has shortened somebody's VIP, and that a dispute was decided and VIP is as long again.

import * as z from 'zod';
import type { Locale } from '../../../../kit/core/locale.ts';
import { fillText, writeDay } from '../../../../kit/core/texts.ts';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

const TAKEN = { zh: zh.taken, en: en.taken, pt: pt.taken };

const UNDONE: Readonly<Record<Locale, string>> = {
  zh: zh.notices.shortenedUndone,
  en: en.notices.shortenedUndone,
  pt: pt.notices.shortenedUndone,
};

type TakenVip = { readonly endsOn: string; readonly isWhole: boolean; readonly hasEnded: boolean };

/** What a refund has taken of VIP, in a sentence. */
export function writeTaken({ endsOn, isWhole, hasEnded }: TakenVip, locale: Locale): string {
  const { whole, part } = TAKEN[locale];
  const said = isWhole ? whole : part;
  return fillText(hasEnded ? said.ends : said.runs, { date: writeDay(endsOn, locale) });
}

export const shortenedNotice = noticeKind({
  name: 'membership.shortened',
  data: z.object({
    days: z.int(),
    endsOn: z.iso.date(),
    /** All that was bought was given back; and no VIP is left. Notices of before do not say it. */
    isWhole: z.boolean().default(false),
    hasEnded: z.boolean().default(false),
    /** By which it is found when it holds no more. Notices of before have none. */
    refundId: z.string().default(''),
    /** Until when VIP runs since the days were given again. */
    restoredUntil: z.iso.date().nullable().default(null),
  }),
  texts: { zh: zh.notices.shortened, en: en.notices.shortened, pt: pt.notices.shortened },
  values: ({ days, restoredUntil, ...taken }, locale) => ({
    days: String(days),
    taken: writeTaken(taken, locale),
    undone: restoredUntil === null ? '' : fillText(UNDONE[locale], { date: writeDay(restoredUntil, locale) }),
  }),
  path: () => '/profile/membership',
  isMailed: true,
});

export const restoredNotice = noticeKind({
  name: 'membership.restored',
  data: z.object({ days: z.int(), endsOn: z.iso.date() }),
  texts: { zh: zh.notices.restored, en: en.notices.restored, pt: pt.notices.restored },
  values: ({ days, endsOn }, locale) => ({ days: String(days), date: writeDay(endsOn, locale) }),
  path: () => '/profile/membership',
  isMailed: true,
});
