// A quote that is no longer what would be ordered: its time is over, or the basket that it was made of has changed since.

import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { isChangedSince, type QuoteView, useBasket } from '../../../global-services/web/api.ts';
import { t } from '../texts.ts';
import { useNewQuote } from '../use-new-quote.ts';

export type Stale = {
  readonly why: 'expired' | 'changed' | undefined;
  /** What was changed since is for another order. */
  readonly keep: () => void;
};

export function useStaleQuote({ request, expiresAt, orderId }: QuoteView): Stale {
  const isOver = useIsOver(expiresAt);
  const isChanged = useBasket((basket) => isChangedSince(basket, request));
  const [isKept, setKept] = useState(false);
  const keep = () => setKept(true);
  // Of what has become an order nothing is due to be worked out.
  if (orderId !== null) return { why: undefined, keep };
  if (isOver) return { why: 'expired', keep };
  return { why: isChanged && !isKept ? 'changed' : undefined, keep };
}

const LONGEST_MS = 2 ** 31 - 1;

function useIsOver(iso: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = Date.parse(iso) - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.min(Math.max(left, 0), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [iso]);
  return Date.parse(iso) <= now;
}

export function StaleQuote({ quote, stale }: { readonly quote: QuoteView; readonly stale: Stale }) {
  const anew = useNewQuote(quote.request);
  if (stale.why === 'expired')
    return (
      <Notice
        tone="retry"
        action={
          <Button busy={anew.isPending} onClick={() => anew.mutate({ isAgain: false })}>
            {t('checkout.anew')}
          </Button>
        }
      >
        {t('errors.QUOTE_EXPIRED')}
      </Notice>
    );
  return (
    <Notice
      tone="retry"
      title={t('checkout.changedTitle')}
      action={
        <>
          <ButtonLink to="/global-services/cost">{t('checkout.recalculate')}</ButtonLink>
          <Button look="ghost" onClick={stale.keep}>
            {t('checkout.keepOld')}
          </Button>
        </>
      }
    >
      {t('checkout.changed')}
    </Notice>
  );
}
