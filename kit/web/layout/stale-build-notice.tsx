// Tells that the server has a newer page than this one, and offers to load it.

import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isStale, onStale } from '../api/build.ts';
import { t } from '../i18n.ts';
import { Button } from '../ui/elements/button.tsx';
import { Notice } from '../ui/notices/notice.tsx';
import { useNoticePlace } from '../ui/notices/notice-place.tsx';

/** In the page's own place for notices; where it has none, on top of the page. */
export function StaleBuildNotice() {
  const stale = useSyncExternalStore(onStale, isStale);
  const place = useNoticePlace();
  if (!stale) return null;
  const notice = (
    <Notice
      tone="info"
      title={t('staleBuild.title')}
      action={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t('staleBuild.body')}
    </Notice>
  );
  return place ? (
    createPortal(<div className="py-2">{notice}</div>, place)
  ) : (
    <div className="mx-auto max-w-reading px-4 pt-4">{notice}</div>
  );
}
