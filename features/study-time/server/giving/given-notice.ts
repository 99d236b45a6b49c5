// The notice that an admin has given somebody study time.

import * as z from 'zod';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

export const givenNotice = noticeKind({
  name: 'study_time.given',
  data: z.object({ minutes: z.int(), reason: z.string() }),
  texts: { zh: zh.notices.given, en: en.notices.given, pt: pt.notices.given },
  values: ({ minutes, reason }) => ({ minutes: `${minutes}`, reason }),
  path: () => '/profile/study-time',
  isMailed: true,
});
