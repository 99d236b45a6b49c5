// The ways to pay that are open: one is chosen, one button leads there.

import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { ActionFailed } from '../../../../../kit/web/ui/notices/action-failed.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { useFenShown } from '../../../../settings/web/api.ts';
import { type PaymentView, type Provider, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useBeginPayment } from '../../use-begin-payment.ts';

type WaysProps = { readonly payment: PaymentView };

export function Ways({ payment }: WaysProps) {
  const { state, amountFen, provider, alike, shown } = payment;
  const write = useFenShown(shown);
  const isFirst = state === 'created' || state === 'failed';
  // The one that is open has its own button.
  const ways = isFirst ? payment.ways : payment.ways.filter((each) => each !== provider);
  const [chosen, setChosen] = useState<Provider | undefined>(provider ?? undefined);
  const beginning = useBeginPayment(payment);
  const way = ways.find((each) => each === chosen) ?? ways[0];
  if (way === undefined) {
    return (
      <Notice tone="retry" title={t('told.closedTitle')}>
        {t('told.closed')}
      </Notice>
    );
  }
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="mb-3 font-serif text-lead font-bold">
        {isFirst ? t('ways.title') : t('ways.other')}
      </h2>
      <fieldset>
        <legend className="sr-only">{t('ways.title')}</legend>
        <div className="grid gap-3">
          {ways.map((each) => (
            <Way key={each} way={each} isChosen={each === way} onChoose={() => setChosen(each)} />
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        <Button
          look={isFirst && !alike ? 'primary' : 'secondary'}
          busy={beginning.isPending}
          onClick={() => beginning.begin(way)}
        >
          {t(alike ? 'ways.payAgain' : 'ways.pay', { amount: write(amountFen) })}
        </Button>
      </div>
      {beginning.ageDialog}
      {beginning.error ? (
        <div className="mt-4">
          <ActionFailed>{refusalText(beginning.error, 'PAYING')}</ActionFailed>
        </div>
      ) : null}
    </section>
  );
}

type WayProps = { readonly way: Provider; readonly isChosen: boolean; readonly onChoose: () => void };

function Way({ way, isChosen, onChoose }: WayProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-soft border border-line-strong bg-surface p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="way"
        value={way}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 accent-ink"
      />
      <span className="font-medium">{t(`ways.${way}`)}</span>
      <span className="col-start-2 text-small text-muted">{t(`ways.${way}Note`)}</span>
    </label>
  );
}
