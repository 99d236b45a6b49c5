// Shared plans: who has the address reads the plan, and nothing of the person whose it is.

import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import type { Database } from '../../../kit/server/db/database.ts';
import type { PreviewedPage } from '../../../kit/server/http/page-preview.ts';
import { SHARE_KEY_LENGTH, titleOf } from '../domain/index.ts';
import { findShared, type PlanRow, sharePlan } from './plans-repo.ts';

const KEY_BYTES = 16;

/** Undefined for a plan that is not saved, or not there. */
export const beginSharing = (
  db: Database,
  own: { readonly userId: UserId; readonly id: string },
  locale: Locale,
): Promise<PlanRow | undefined> =>
  sharePlan(db, own, { key: randomBytes(KEY_BYTES).toString('base64url'), locale });

export async function readShared(db: Database, key: string, locale: Locale) {
  const plan = await findShared(db, key);
  if (!plan) return undefined;
  // The summary names what was chosen, and the minutes of a day.
  const { summary: _, ...content } = plan.content;
  return { title: titleOf(plan.title, plan.content, locale), content, targetLevel: plan.targetLevel };
}

/** What a link shows where it is pasted. */
export const sharedPage = (db: Database): PreviewedPage => ({
  path: '/shared-plan/:key',
  find: async (key) => {
    if (key.length !== SHARE_KEY_LENGTH) return undefined;
    const plan = await findShared(db, key);
    if (!plan) return undefined;
    const locale = plan.shareLocale ?? 'zh';
    return {
      title: titleOf(plan.title, plan.content, locale),
      description: plan.content.goals.map((goal) => goal[locale]).join(' '),
    };
  },
});
