// Stands where something of the server's would: it does not answer, the page asks again by itself, or now.

import { t } from '../i18n.ts';
import { lookNow } from '../server-watch.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

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
