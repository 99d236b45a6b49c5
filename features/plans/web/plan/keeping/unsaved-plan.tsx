// Asks whoever leaves a plan that is neither saved nor followed, once, and whoever comes back to it, whether to keep it. Nothing is lost either way.

import { useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { COPIES, readStored, store } from '../../../../../kit/web/storage.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { Plan } from '../../queries.ts';
import { t } from '../../texts.ts';
import { SaveDialog } from './save-dialog.tsx';

export function UnsavedPlan({ plan }: { readonly plan: Plan }) {
  const key = `${COPIES}plan-asked-${plan.id}`;
  const [isBack] = useState(() => readStored(key) !== null);
  const [isSaving, setSaving] = useState(false);
  // What somebody goes by stays, whether it has a name or not.
  const isKept = plan.isSaved || plan.isFollowed;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isKept && readStored(key) === null && isLeaving(currentLocation, nextLocation),
  );
  if (isKept) return null;
  const goOn = () => {
    store(key, 'yes');
    blocker.proceed?.();
  };
  return (
    <>
      {isBack ? (
        <div className="print:hidden">
          <Notice
            tone="info"
            title={t('save.back')}
            action={<Button onClick={() => setSaving(true)}>{t('save.keep')}</Button>}
          >
            {t('save.backNote')}
          </Notice>
        </div>
      ) : null}
      {isSaving ? (
        <SaveDialog plan={plan} onClose={() => setSaving(false)} onSaved={() => setSaving(false)} />
      ) : null}
      {blocker.state === 'blocked' ? (
        <SaveDialog plan={plan} onClose={() => blocker.reset()} onSaved={goOn} onLeave={goOn} />
      ) : null}
    </>
  );
}

/** Not within the page, and not where somebody has said that they go: signed out, or the plan deleted. */
const isLeaving = (current: Location, next: Location): boolean =>
  next.pathname !== current.pathname && !next.pathname.startsWith('/auth/') && next.state?.isDecided !== true;
