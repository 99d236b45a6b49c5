// Says that a film, or the list of films, cannot load, and tries again.

import { RotateCcw } from 'lucide-react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';

type FilmsFailedProps = { readonly what: 'list' | 'film'; readonly onRetry: () => void };

export function FilmsFailed({ what, onRetry }: FilmsFailedProps) {
  return (
    <Notice
      tone="wrong"
      title={t(`failed.${what}`)}
      action={
        <Button icon={<RotateCcw aria-hidden="true" size={20} />} onClick={onRetry}>
          {t('failed.retry')}
        </Button>
      }
    >
      {t('failed.what')}
    </Notice>
  );
}
