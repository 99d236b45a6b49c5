// One line on every page while the account is on its way out, with the way to where that is decided.

import { useState } from 'react';
import { Link } from 'react-router';
import { endOf, KEEP_PLACE, momentOf } from '../../moments.ts';
import { openThings } from '../../open-things.ts';
import type { DeletionStatus } from '../../queries.ts';
import { t } from '../../texts.ts';

/** So long may pass between the due moment and the job that deletes accounts. */
const JOB_MS = 2 * 3_600_000;

type LeavingLineProps = {
  readonly leavesAt: string;
  /** What must find its end first; undefined while nobody knows. */
  readonly obstacles: DeletionStatus['obstacles'] | undefined;
};

export function LeavingLine({ leavesAt, obstacles }: LeavingLineProps) {
  const [now] = useState(() => Date.now());
  const isOver = new Date(leavesAt).getTime() + JOB_MS < now;
  return (
    <output className="block bg-retry-ground px-4 py-1 text-center text-small">
      {textOf(obstacles, { date: obstacles ? endOf(leavesAt, obstacles) : momentOf(leavesAt), isOver })}{' '}
      <Link
        to={`/profile/privacy#${KEEP_PLACE}`}
        className="inline-block py-1 text-retry underline underline-offset-4 hover:text-ink"
      >
        {t('deletion.bannerLink')}
      </Link>
    </output>
  );
}

type Day = { readonly date: string; readonly isOver: boolean };

/** A day is certain only where nothing is open. */
function textOf(obstacles: LeavingLineProps['obstacles'], { date, isOver }: Day): string {
  if (!obstacles) return isOver ? t('deletion.bannerSoon') : t('deletion.bannerUnread', { date });
  if (obstacles.length === 0) return isOver ? t('deletion.bannerSoon') : t('deletion.banner', { date });
  const open = openThings(obstacles);
  return isOver ? t('deletion.bannerHeld', { open }) : t('deletion.bannerWaits', { date, open });
}
