// Says that a film, or the list of films, cannot load, and tries again.

import { ArrowRight, Clapperboard, CloudOff, RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../texts.ts';
import { FROM_FAILURE } from './use-kept-films.ts';

type FilmsFailedProps = { readonly what: 'list' | 'film'; readonly onRetry: () => void };

export function FilmsFailed({ what, onRetry }: FilmsFailedProps) {
  return (
    <div className="grid gap-4">
      {what === 'film' ? <AwayPicture /> : null}
      <Notice
        tone="wrong"
        title={t(`failed.${what}`)}
        action={
          <>
            <Button icon={<RotateCcw aria-hidden="true" size={20} />} onClick={onRetry}>
              {t('failed.retry')}
            </Button>
            {what === 'film' ? (
              <ButtonLink to="/preschool" state={FROM_FAILURE}>
                {t('failed.others')}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {t('failed.what')}
      </Notice>
    </div>
  );
}

/** For who cannot read: this film is away, over there are others. */
function AwayPicture() {
  return (
    <p
      aria-hidden="true"
      className="flex aspect-[16/9] w-full items-center justify-center gap-6 rounded-soft bg-raised text-muted"
    >
      <CloudOff size={72} />
      <ArrowRight size={40} />
      <Clapperboard size={72} />
    </p>
  );
}
