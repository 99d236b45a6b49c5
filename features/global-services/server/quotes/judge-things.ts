// Judges things before anything of them is priced, so that nobody fills in what will be refused.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { readSettings } from '../../../settings/server/api.ts';
import { genuineArea, type JudgedThing, judgeItems, purchasingArea } from '../../domain/index.ts';
import { toVerdictViews } from './view-price.ts';

type Judging = { readonly now: Date; readonly locale: Locale };

/** Verdicts by the settings that hold now; each names its thing by its place in the list. */
export async function judgeThings(db: Executor, things: readonly JudgedThing[], { now, locale }: Judging) {
  if (things.length === 0) return [];
  const [purchasing, genuine] = await Promise.all([
    readSettings(db, purchasingArea, now),
    readSettings(db, genuineArea, now),
  ]);
  const { restricted } = purchasing.values;
  return toVerdictViews(judgeItems(things, { restricted, genuine: genuine.values }), locale);
}
