// A quote that is no longer what would be ordered: its time is over, or the basket that it was made of has changed since.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import {
  isChangedSince,
  type QuoteView,
  quoteQuery,
  quoteRefusalText,
  useBasket,
} from '../../../global-services/web/api.ts';
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

/** What another tab or device has ordered of it meanwhile is shown, and no new quote is made of it unasked. */
function useRenewal({ id, request }: QuoteView) {
  const queries = useQueryClient();
  const anew = useNewQuote(request);
  const asking = useMutation({
    mutationFn: () => queries.fetchQuery({ ...quoteQuery(id), staleTime: 0 }),
    onSuccess: ({ orderId }) => {
      // Else the page says by now that it was ordered.
      if (orderId === null) anew.mutate({ againAfter: null });
    },
    onError: (error) => notify('wrong', quoteRefusalText(error)),
  });
  return { isPending: asking.isPending || anew.isPending, renew: () => asking.mutate() };
}

export function StaleQuote({ quote, stale }: { readonly quote: QuoteView; readonly stale: Stale }) {
  const renewal = useRenewal(quote);
  if (stale.why === 'expired')
    return (
      <Notice
        tone="retry"
        action={
          <Button busy={renewal.isPending} onClick={renewal.renew}>
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
