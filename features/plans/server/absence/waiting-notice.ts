// The notice that a plan waits for somebody who has not studied for a while.

import * as z from 'zod';
import { noticeKind } from '../../../notices/server/api.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

export const waitingNotice = noticeKind({
  name: 'plans.waiting',
  data: z.object({ plan: z.uuid(), days: z.int() }),
  texts: { zh: zh.notices.waiting, en: en.notices.waiting, pt: pt.notices.waiting },
  values: ({ days }) => ({ days: `${days}` }),
  path: ({ plan }) => `/adaptive-learning/plans/${plan}`,
  isMailed: false,
});
