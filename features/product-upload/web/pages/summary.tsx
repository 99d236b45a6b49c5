// What the confirmed items come to, with the fees that hold now; what is not confirmed is not in it.

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { EmailForOrder } from '../../../account/web/api.ts';
import {
  followDrafts,
  joinConfirmed,
  termsQuery,
  useBasket,
  useLeastFreight,
} from '../../../global-services/web/api.ts';
import { Converted, CurrencyChoice } from '../../../settings/web/api.ts';
import { GO_ON } from '../add/show-added.ts';
import { type Draft, feesQuery, isLeftOut, isRefused } from '../queries.ts';
import { t } from '../texts.ts';

export function Summary({ drafts }: { readonly drafts: readonly Draft[] }) {
  const bought = drafts.filter((draft) => !isRefused(draft) && !isLeftOut(draft));
  const confirmed = bought.filter(({ state }) => state === 'confirmed');
  const open = bought.length - confirmed.length;
  // As the page of the whole cost will have it: what lies there already, and what was confirmed since.
  const items = useBasket((basket) => basket.items);
  useEffect(() => followDrafts(drafts), [drafts]);
  const things = joinConfirmed(
    items,
    confirmed.filter(({ id }) => !items.some(({ draftId }) => draftId === id)),
  );
  const others = things.filter(({ draftId }) => !drafts.some(({ id }) => id === draftId));
  const terms = useQuery(termsQuery).data;
  const leastFreightFen = useLeastFreight(terms);
  if (drafts.length === 0 && things.length === 0) return null;
  return (
    <Section title={t('summary.title')}>
      {/* Told as soon as it is sure: freight abroad alone makes many an order that large. */}
      {terms && bought.length > 0 ? (
        <div className="mb-4">
          <EmailForOrder
            totalFen={bought.reduce(
              (sum, draft) => sum + goodsOf(draft),
              leastFreightFen + goodsFenOf(others),
            )}
            limitFen={terms.unverifiedMaxFen}
          />
        </div>
      ) : null}
      <Card>
        {things.length === 0 ? <p className="text-muted">{t('summary.none')}</p> : <Fees things={things} />}
        {others.length === 0 ? null : (
          <div className="mt-3 text-small text-muted">
            <p>{t('summary.also')}</p>
            <ul className="list-disc ps-5">
              {others.map(({ name, variant, quantity, priceFen }) => (
                <li key={`${name} ${variant} ${priceFen}`}>
                  <MixedText text={name} />{' '}
                  <span className="tabular-nums">
                    {formatFen(priceFen)} × {quantity}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {things.length > 0 ? (
          <div className="mt-4" {...GO_ON}>
            <ButtonLink to={`/global-services/cost?items=${confirmed.map(({ id }) => id).join(',')}`}>
              {t('summary.goOn')}
            </ButtonLink>
          </div>
        ) : null}
        {open > 0 && things.length > 0 ? (
          <p className="mt-3 text-small text-retry">{t('summary.open', { count: open })}</p>
        ) : null}
      </Card>
    </Section>
  );
}

const goodsOf = ({ fields: { unitPriceFen, quantity } }: Draft): number =>
  (unitPriceFen?.value ?? 0) * (quantity?.value ?? 0);

type Thing = ReturnType<typeof joinConfirmed>[number];

const goodsFenOf = (things: readonly Thing[]): number =>
  things.reduce((sum, { priceFen, quantity }) => sum + priceFen * quantity, 0);

function Fees({ things }: { readonly things: readonly Thing[] }) {
  const query = useQuery(feesQuery);
  const goods = goodsFenOf(things);
  const pieces = things.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <QueryPart query={query} failed={t('summary.settingsFailed')} lines={4}>
      {({ data: { serviceShare, serviceFees } }) => {
        const share = Math.round(goods * serviceShare);
        const tier = Math.round(serviceFees.standard * 100);
        const percent = formatNumber(serviceShare, { style: 'percent', maximumFractionDigits: 2 });
        return (
          <>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
              <Line label={t('summary.goods', { count: pieces })} fen={goods} />
              <Line label={t('summary.share', { share: percent })} fen={share} />
              <Line label={t('summary.tier')} fen={tier} />
              <Line label={t('summary.sum')} fen={goods + share + tier} isSum />
            </dl>
            <p className="mt-3 text-small text-muted">{t('summary.later')}</p>
            <div className="mt-4 tablet:w-64">
              <CurrencyChoice />
            </div>
          </>
        );
      }}
    </QueryPart>
  );
}

type LineProps = { readonly label: string; readonly fen: number; readonly isSum?: boolean };

function Line({ label, fen, isSum }: LineProps) {
  const look = isSum ? 'border-t border-line pt-2 font-bold' : '';
  return (
    <>
      <dt className={look}>{label}</dt>
      <dd className={`${look} text-end tabular-nums`}>
        {formatFen(fen)}
        {isSum ? (
          <span className="block text-lead font-normal">
            <Converted fen={fen} />
          </span>
        ) : null}
      </dd>
    </>
  );
}
