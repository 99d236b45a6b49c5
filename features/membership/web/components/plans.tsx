// The plans of VIP: what each costs and until when it would run; one is chosen, one button buys it.

import { useState } from 'react';
import { formatDate, formatFen } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Converted, CurrencyChoice } from '../../../settings/web/api.ts';
import { type Overview, type PlanOffer, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { usePurchase } from '../use-purchase.ts';
import { Section } from './section.tsx';

export function Plans({ overview: { plans, kind } }: { readonly overview: Overview }) {
  const [chosen, setChosen] = useState<PlanOffer['plan']>('month');
  const buying = usePurchase();
  const offer = plans.find(({ plan }) => plan === chosen);
  const buy = () => {
    if (offer) buying.buy({ kind: 'plan', plan: offer.plan, amountFen: offer.amountFen });
  };
  return (
    <Section title={kind === 'vip' ? t('plans.extend') : t('plans.title')}>
      <fieldset>
        <legend className="sr-only">{t('plans.choose')}</legend>
        <div className="grid gap-3 tablet:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard
              key={plan.plan}
              offer={plan}
              isChosen={plan.plan === chosen}
              onChoose={() => setChosen(plan.plan)}
            />
          ))}
        </div>
      </fieldset>
      {offer ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button look="primary" busy={buying.isPending} onClick={buy}>
            {t(kind === 'vip' ? 'plans.extendFor' : 'plans.buyFor', { price: formatFen(offer.amountFen) })}
          </Button>
          <p className="text-small text-muted">
            {t('plans.until', { date: formatDate(new Date(offer.until), { dateStyle: 'long' }) })}
          </p>
        </div>
      ) : null}
      <div className="mt-4 max-w-60">
        <CurrencyChoice />
      </div>
      {buying.ageDialog}
      {buying.error ? (
        <div className="mt-4">
          <Notice tone="wrong">{refusalText(buying.error)}</Notice>
        </div>
      ) : null}
    </Section>
  );
}

type PlanCardProps = {
  readonly offer: PlanOffer;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function PlanCard({ offer: { plan, months, amountFen }, isChosen, onChoose }: PlanCardProps) {
  return (
    <label className="flex cursor-pointer items-center justify-between gap-3 rounded-soft border border-line-strong bg-surface p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus tablet:flex-col tablet:items-start tablet:justify-start">
      <span className="flex items-center gap-3">
        <input
          type="radio"
          name="plan"
          value={plan}
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0 accent-ink"
        />
        <span className="font-medium whitespace-nowrap">{t(`plans.${plan}`)}</span>
      </span>
      <span className="text-end tablet:text-start">
        <span className="block text-lead font-bold tabular-nums">{formatFen(amountFen)}</span>
        {/* The line is held until the rates have come. */}
        <span className="block min-h-5 text-small">
          <Converted fen={amountFen} />
        </span>
        {months === 1 ? null : (
          <span className="block text-caption text-muted tabular-nums">
            {t('plans.perMonth', { price: formatFen(Math.round(amountFen / months)) })}
          </span>
        )}
      </span>
    </label>
  );
}
