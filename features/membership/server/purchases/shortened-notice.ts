// The notice that a refund has shortened somebody's VIP.

import * as z from 'zod';
import { writeDay } from '../../../../kit/core/texts.ts';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

export const shortenedNotice = noticeKind({
  name: 'membership.shortened',
  data: z.object({ days: z.int(), endsOn: z.iso.date() }),
  texts: { zh: zh.notices.shortened, en: en.notices.shortened, pt: pt.notices.shortened },
  values: ({ days, endsOn }, locale) => ({
    days: String(days),
    date: writeDay(endsOn, locale),
  }),
  path: () => '/profile/membership',
  isMailed: true,
});
