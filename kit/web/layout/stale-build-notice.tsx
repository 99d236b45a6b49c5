// Tells that the server has a newer page than this one, and offers to load it.

import { useSyncExternalStore } from 'react';
import { isStale, onStale } from '../build.ts';
import { t } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** On top of the page; where a page is in focus mode on a phone, above what stands at its end. */
const FRAME =
  'mx-auto max-w-reading px-4 pt-4 group-has-data-focus-mode/layout:max-tablet:fixed group-has-data-focus-mode/layout:max-tablet:inset-x-0 ' +
  'group-has-data-focus-mode/layout:max-tablet:z-20 group-has-data-focus-mode/layout:max-tablet:bottom-[calc(max(var(--bar-bottom),var(--keyboard,0px))+var(--composer,0px)+0.75rem)]';

export function StaleBuildNotice() {
  const stale = useSyncExternalStore(onStale, isStale);
  if (!stale) return null;
  return (
    <div className={FRAME}>
      <Notice
        tone="info"
        title={t('staleBuild.title')}
        action={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
      >
        {t('staleBuild.body')}
      </Notice>
    </div>
  );
}
