// Tells that the server has a newer page than this one, and offers to load it.

import { useSyncExternalStore } from 'react';
import { isStale, onStale } from '../build.ts';
import { t } from '../i18n.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

export function StaleBuildNotice() {
  const stale = useSyncExternalStore(onStale, isStale);
  if (!stale) return null;
  return (
    <div className="mx-auto max-w-reading px-4 pt-4">
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
