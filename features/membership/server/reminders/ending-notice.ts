// The notice that somebody's VIP is about to end.

import * as z from 'zod';
import { writeDay } from '../../../../kit/core/texts.ts';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

export const endingNotice = noticeKind({
  name: 'membership.ending',
  /** In the reader's own calendar. */
  data: z.object({ endsOn: z.iso.date() }),
  texts: { zh: zh.notices.ending, en: en.notices.ending, pt: pt.notices.ending },
  values: ({ endsOn }, locale) => ({ date: writeDay(endsOn, locale) }),
  path: () => '/profile/membership',
  isMailed: true,
});
