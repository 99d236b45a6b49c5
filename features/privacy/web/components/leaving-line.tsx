// One line on every page while the account is on its way out, with the way back.

import { useState } from 'react';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';
import { KeepButton, longDate } from './keep-button.tsx';

/** A day may pass between the due moment and the night in which accounts go. */
const NIGHT_MS = 24 * 3_600_000;

export function LeavingLine({ leavesAt }: { readonly leavesAt: string }) {
  const [now] = useState(() => Date.now());
  const isHeld = new Date(leavesAt).getTime() + NIGHT_MS < now;
  return (
    <div className="mx-auto max-w-reading px-4 pt-4">
      <Notice tone="retry" action={<KeepButton />}>
        {isHeld ? t('deletion.bannerHeld') : t('deletion.banner', { date: longDate(leavesAt) })}
      </Notice>
    </div>
  );
}
