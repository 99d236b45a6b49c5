// Shared plans: who has the address reads the plan, and nothing of the person whose it is.

import { randomBytes } from 'node:crypto';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Database } from '../../../../kit/server/db/database.ts';
import type { PreviewedPage } from '../../../../kit/server/http/page-preview.ts';
import { ownTitle, SHARE_KEY_LENGTH, SHARED_TITLE, sharedWeeks } from '../../domain/index.ts';
import type { PlansDeps } from '../deps.ts';
import { findShared, type PlanRow, sharePlan } from '../rows/plans-repo.ts';

const KEY_BYTES = 16;

/** Undefined for a plan that is not saved, or not there. */
export const beginSharing = (
  db: Database,
  own: { readonly userId: UserId; readonly id: string },
  locale: Locale,
): Promise<PlanRow | undefined> =>
  sharePlan(db, own, { key: randomBytes(KEY_BYTES).toString('base64url'), locale });

type SharingDeps = Pick<PlansDeps, 'db' | 'catalogue'>;

/** Undefined where no plan has this address. */
export async function readShared({ db, catalogue }: SharingDeps, key: string, locale: Locale) {
  const plan = await findShared(db, key);
  if (!plan) return undefined;
  return {
    title: ownTitle(plan.title, plan.content) ?? SHARED_TITLE[locale],
    weeks: sharedWeeks(plan.content, catalogue()),
    targetLevel: plan.targetLevel,
  };
}

/** What a link shows where it is pasted. */
export const sharedPage = ({ db, catalogue }: SharingDeps): PreviewedPage => ({
  path: '/shared-plan/:key',
  find: async (key) => {
    if (key.length !== SHARE_KEY_LENGTH) return undefined;
    const plan = await findShared(db, key);
    if (!plan) return undefined;
    const locale = plan.shareLocale ?? 'zh';
    const themes = new Set(sharedWeeks(plan.content, catalogue()).map(({ theme }) => theme[locale]));
    return {
      title: ownTitle(plan.title, plan.content) ?? SHARED_TITLE[locale],
      description: [...themes].join(' · '),
    };
  },
});
