// Stands where something of the server's would: it does not answer, the page asks again by itself, or now.

import { lookNow } from '../../api/server-watch.ts';
import { t } from '../../i18n.ts';
import { Button } from '../elements/button.tsx';
import { Notice } from '../notices/notice.tsx';

type AwayNoticeProps = {
  readonly title?: string | undefined;
  /** A sentence in front: what could not be read. */
  readonly failed?: string | undefined;
  /** What is done when the server is there and only this did not come; without it the button only looks. */
  readonly onRetry?: () => void;
};

export function AwayNotice({ title, failed, onRetry }: AwayNoticeProps) {
  const retry = () => {
    if (!lookNow()) onRetry?.();
  };
  return (
    <Notice
      tone="retry"
      title={title ?? (navigator.onLine ? t('away.title') : t('away.offlineTitle'))}
      action={<Button onClick={retry}>{t('away.tryNow')}</Button>}
    >
      {failed} {navigator.onLine ? t('away.part') : t('away.offline')}
    </Notice>
  );
}
