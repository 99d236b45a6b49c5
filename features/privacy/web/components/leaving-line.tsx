// One line on every page while the account is on its way out, with the way to where that is decided.

import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../texts.ts';
import { momentOf } from './keep-button.tsx';

/** So long may pass between the due moment and the job that deletes accounts. */
const JOB_MS = 2 * 3_600_000;

export function LeavingLine({ leavesAt }: { readonly leavesAt: string }) {
  const [now] = useState(() => Date.now());
  const isHeld = new Date(leavesAt).getTime() + JOB_MS < now;
  return (
    <output className="block bg-retry-ground px-4 py-1 text-center text-small">
      {isHeld ? t('deletion.bannerHeld') : t('deletion.banner', { date: momentOf(leavesAt) })}{' '}
      <Link
        to="/profile/privacy"
        className="inline-block py-1 text-retry underline underline-offset-4 hover:text-ink"
      >
        {t('deletion.bannerLink')}
      </Link>
    </output>
  );
}
