// Booster packs: how many are there, using one, and buying more.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Converted } from '../../../settings/web/api.ts';
import { refreshToday } from '../../../study-time/web/api.ts';
import { BOOSTERS_AT_ONCE } from '../../domain/index.ts';
import { membershipApi, type Overview, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { usePurchase } from '../use-purchase.ts';
import { Section } from './section.tsx';

export function Boosters({ overview }: { readonly overview: Overview }) {
  const { boosterMinutes } = overview.gives;
  const { mostPerMonth } = overview.boosters;
  return (
    <Section title={t('boosters.title')}>
      <p className="mb-4 max-w-prose text-muted">
        {t('boosters.lead', { minutes: boosterMinutes, count: mostPerMonth })}
      </p>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Card>
          <Own overview={overview} />
        </Card>
        <Card>
          <Buy unitFen={overview.boosterFen} most={mostPerMonth} />
        </Card>
      </div>
    </Section>
  );
}

/** Those that are there, and using one. */
export function OwnBoosters({ overview }: { readonly overview: Overview }) {
  return (
    <Section title={t('boosters.title')}>
      <Card>
        <Own overview={overview} />
      </Card>
    </Section>
  );
}

function Own({ overview: { boosters, gives } }: { readonly overview: Overview }) {
  const { owned, appliedThisMonth, mostPerMonth } = boosters;
  const apply = useApplying(gives.boosterMinutes);
  const isUsedUp = appliedThisMonth >= mostPerMonth;
  return (
    <div className="grid h-full content-between gap-4">
      <div>
        <h3 className="font-medium">{t('boosters.own')}</h3>
        <p className="mt-1 text-title font-bold tabular-nums">{t('boosters.owned', { count: owned })}</p>
        <p className="text-small text-muted">
          {isUsedUp
            ? t('boosters.usedUp', { count: mostPerMonth })
            : t('boosters.applied', { count: appliedThisMonth, most: mostPerMonth })}
        </p>
      </div>
      {owned > 0 && !isUsedUp ? (
        <Button wide busy={apply.isPending} onClick={() => apply.mutate()}>
          {t('boosters.apply', { minutes: gives.boosterMinutes })}
        </Button>
      ) : null}
    </div>
  );
}

/** Applies one pack; trying again after a lost answer applies no second. */
function useApplying(minutes: number) {
  const queries = useQueryClient();
  const id = useRef('');
  return useMutation({
    mutationFn: () => {
      if (id.current === '') id.current = newId();
      return membershipApi.applyBooster({ id: id.current });
    },
    onSuccess: () => {
      id.current = '';
      notify('good', t('boosters.done', { minutes }));
    },
    onError: (error) => notify('wrong', refusalText(error)),
    // Study time has changed too, wherever it is shown.
    onSettled: () => Promise.all([queries.invalidateQueries(), refreshToday()]),
  });
}

type BuyProps = {
  readonly unitFen: number;
  /** Nobody is sold more at once than a month lets them use. */
  readonly most: number;
};

function Buy({ unitFen, most }: BuyProps) {
  const quantities = Array.from({ length: Math.min(most, BOOSTERS_AT_ONCE) }, (_, index) =>
    String(index + 1),
  );
  const [quantity, setQuantity] = useState('1');
  const buying = usePurchase();
  const boosters = Number(quantity);
  const amountFen = unitFen * boosters;
  return (
    <div className="grid h-full content-between gap-4">
      <div>
        <h3 className="font-medium">{t('boosters.buy')}</h3>
        <p className="mt-1 mb-4 text-small text-muted">
          {t('boosters.price', { price: formatFen(unitFen) })} <Converted fen={unitFen} />
        </p>
        <Select
          label={t('boosters.quantity')}
          options={quantities.map((value) => ({ value, label: value }))}
          value={quantity}
          onChange={setQuantity}
        />
      </div>
      <Button
        wide
        busy={buying.isPending}
        onClick={() => buying.buy({ kind: 'boosters', count: boosters, amountFen })}
      >
        {t('boosters.buyFor', { price: formatFen(amountFen) })}
      </Button>
      {buying.ageDialog}
      {buying.error ? <Notice tone="wrong">{refusalText(buying.error)}</Notice> : null}
    </div>
  );
}
