// The button that makes an order of a quote, and how long it holds; where one was made already, the way to it.

import { useEffect, useState } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useEmailWait } from '../../../account/web/api.ts';
import type { QuoteView } from '../../../global-services/web/api.ts';
import { writeFenShown } from '../../../settings/domain/index.ts';
import { CancelTerms } from '../components/cancel-terms.tsx';
import { showCountedDay } from '../show.ts';
import { t } from '../texts.ts';
import { useNewQuote } from '../use-new-quote.ts';

type PlaceProps = { readonly quote: QuoteView; readonly busy: boolean; readonly limitFen: number };

export function Place({
  quote: { request, price, createdAt, expiresAt, orderId },
  busy,
  limitFen,
}: PlaceProps) {
  const anew = useNewQuote(request);
  const wait = useEmailWait({ totalFen: price.totalFen, limitFen });
  const seconds = useSecondsUntil(expiresAt);
  if (orderId !== null)
    return (
      <Notice
        tone="info"
        action={
          <>
            <ButtonLink to={`/global-services/order-details?id=${orderId}`}>{t('already.open')}</ButtonLink>
            <Button busy={anew.isPending} onClick={() => anew.mutate({ againAfter: orderId })}>
              {t('already.againQuote')}
            </Button>
          </>
        }
      >
        {t('already.usedQuote')}
      </Notice>
    );
  return (
    <div className="grid gap-3">
      <p className="text-center text-small text-muted tabular-nums" role="timer">
        {t('checkout.validFor', {
          time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
        })}
      </p>
      <p className="text-center text-small">
        {t('order.arrives', {
          from: showCountedDay(price.delivery.from, createdAt),
          until: showCountedDay(price.delivery.until, createdAt),
        })}
      </p>
      <CancelTerms price={price} />
      {wait === undefined ? null : <p className="text-center text-small text-retry">{wait}</p>}
      <Button type="submit" look="primary" wide busy={busy} disabled={wait !== undefined}>
        {t('checkout.place', { amount: writeFenShown(price.totalFen, price.shown, locale) })}
      </Button>
      <ButtonLink look="ghost" wide to="/global-services/cost">
        {t('checkout.back')}
      </ButtonLink>
    </div>
  );
}

const secondsUntil = (iso: string): number => Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / 1000));

function useSecondsUntil(iso: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(iso));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(iso)), 1000);
    return () => clearInterval(timer);
  }, [iso]);
  return seconds;
}
