// The notices that an admin has given somebody VIP, or taken such a gift back.

import * as z from 'zod';
import { writeDay } from '../../../../kit/core/texts.ts';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

export const givenNotice = noticeKind({
  name: 'membership.given',
  /** In the reader's own calendar. */
  data: z.object({ endsOn: z.iso.date() }),
  texts: { zh: zh.notices.given, en: en.notices.given, pt: pt.notices.given },
  values: ({ endsOn }, locale) => ({ date: writeDay(endsOn, locale) }),
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
