// What changes the situation of whoever is talked with, and what a character says and does about it before anything else.

import * as z from 'zod';
import { lineSchema, slugSchema } from '../line.ts';
import { WORLD_KINDS } from './play-world.ts';

/** What may happen to a learner in any play; recognised by `tutor-engine/activities/plays/hearing/urgent.ts`. */
export const URGENT_KINDS = [
  /** 我的票写的是西站: they are, or are going, where they should not be. */
  'place',
  /** 包忘在地铁上了; 我的帽子不见了; 我没带钱; 手机没电了; 找到了. */
  'behind',
  'missing',
  'money',
  'power',
  'found',
  /** What they were to show is not with them: 护照在我丈夫那儿. */
  'absent',
  /** 我的脚疼; 太烫了; 差点儿摔倒; 我要吐了. */
  'hurt',
  'burn',
  'nearly',
  'sick',
  /** 汤洒了; 那个人拿错了; 我要迟到了. */
  'spilt',
  'taken',
  'late',
  /** 我妈妈打电话来了，我得接一下; 我没有中国的手机号. */
  'called',
  'none',
  /** 下雨了，我没带伞. */
  'rain',
] as const;
export type UrgentKind = (typeof URGENT_KINDS)[number];

const lines = z.array(lineSchema).min(1);

/** `talks/urgent.json`, by where the play is; `anybody` says it where nothing else is written. A play's own asides go before. */
export const urgentSchema = z.strictObject({
  id: slugSchema,
  said: z.record(z.enum(URGENT_KINDS), z.partialRecord(z.enum(['anybody', ...WORLD_KINDS]), lines)),
});
