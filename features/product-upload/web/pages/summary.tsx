// What the confirmed items come to, with the fees that hold now; what is not confirmed is not in it.

import { useQuery } from '@tanstack/react-query';
import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { EmailForOrder } from '../../../account/web/api.ts';
import { termsQuery, useLeastFreight } from '../../../global-services/web/api.ts';
import { Converted, CurrencyChoice } from '../../../settings/web/api.ts';
import { type Draft, feesQuery, isRefused } from '../queries.ts';
import { t } from '../texts.ts';

export function Summary({ drafts }: { readonly drafts: readonly Draft[] }) {
  const bought = drafts.filter((draft) => !isRefused(draft));
  const confirmed = bought.filter(({ state }) => state === 'confirmed');
  const open = bought.length - confirmed.length;
  const terms = useQuery(termsQuery).data;
  const leastFreightFen = useLeastFreight(terms);
  if (drafts.length === 0) return null;
  return (
    <Section title={t('summary.title')}>
      {/* Told as soon as it is sure: freight abroad alone makes many an order that large. */}
      {terms && bought.length > 0 ? (
        <div className="mb-4">
          <EmailForOrder
            totalFen={bought.reduce((sum, draft) => sum + goodsOf(draft), leastFreightFen)}
            limitFen={terms.unverifiedMaxFen}
          />
        </div>
      ) : null}
      <Card>
        {confirmed.length === 0 ? (
          <p className="text-muted">{t('summary.none')}</p>
        ) : (
          <Fees drafts={confirmed} />
        )}
        {confirmed.length > 0 ? (
          <div className="mt-4">
            <ButtonLink to={`/global-services/cost?items=${confirmed.map(({ id }) => id).join(',')}`}>
              {t('summary.goOn')}
            </ButtonLink>
          </div>
        ) : null}
        {open > 0 && confirmed.length > 0 ? (
          <p className="mt-3 text-small text-retry">{t('summary.open', { count: open })}</p>
        ) : null}
      </Card>
    </Section>
  );
}

const goodsOf = ({ fields: { unitPriceFen, quantity } }: Draft): number =>
  (unitPriceFen?.value ?? 0) * (quantity?.value ?? 0);

function Fees({ drafts }: { readonly drafts: readonly Draft[] }) {
  const query = useQuery(feesQuery);
  const goods = drafts.reduce((sum, draft) => sum + goodsOf(draft), 0);
  const pieces = drafts.reduce((sum, { fields }) => sum + (fields.quantity?.value ?? 0), 0);
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
