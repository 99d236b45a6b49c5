// What was quoted and charged, what it really cost, what came back; and beside it what the border may ask for.

import { Link } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { BorderEstimate, CostLines, OneParcel, openFreightOf } from '../../../global-services/web/api.ts';
import { Converted } from '../../../settings/web/api.ts';
import { buyerFreightFen } from '../../domain/money/settled-rows.ts';
import type { DeskOrder, OrderView } from '../queries.ts';
import { t } from '../texts.ts';
import { SendingNote } from './sending-note.tsx';
import { realLines, SettledCosts } from './settled-costs.tsx';

/** Before it is bought, nobody knows what the shop asks for the way to us. */
const UNBOUGHT: ReadonlySet<OrderView['stage']> = new Set([
  'awaiting_payment',
  'paid_review',
  'needs_info',
  'to_buy',
  'awaiting_price',
]);

/** In the warehouse an order says itself what sending it alone and together costs. */
const isUnderWayToUs = (stage: OrderView['stage']): boolean => UNBOUGHT.has(stage) || stage === 'ordered';

export function CostsPart({ order }: { readonly order: OrderView }) {
  const { price, paymentId, balance } = order;
  const real = realLines(order);
  const openFreight = UNBOUGHT.has(order.stage) ? openFreightOf(order.request.items) : [];
  return (
    <Section foldsOnPhone title={t('order.costs')}>
      {real === undefined ? (
        <CostLines
          lines={price.lines}
          totalFen={price.totalFen}
          tier={price.tier}
          openFreight={openFreight}
          shown={price.shown}
        >
          <Converted fen={price.totalFen} price={price.shown} />
        </CostLines>
      ) : (
        <SettledCosts order={order} lines={real} />
      )}
      {isUnderWayToUs(order.stage) && !order.isLapsed ? <OneParcel weight={price.weight} /> : null}
      <PaidAndBack order={order} />
      {order.sending === null ? null : <SendingNote sending={order.sending} />}
      <div className="mt-4 mb-6 flex flex-wrap gap-3">
        <ButtonLink to={`/payments/${paymentId}`}>{t('order.toPayment')}</ButtonLink>
        {balance === null ? null : (
          <ButtonLink to={`/payments/${balance.id}`}>{t('order.toBalance')}</ButtonLink>
        )}
      </div>
      {order.stage === 'cancelled' ? null : (
        <BorderEstimate border={price.border} openFreight={openFreight} />
      )}
    </Section>
  );
}

/** The money in one look, for where there is no room for its lines. */
export function MoneyBrief({ order }: { readonly order: OrderView }) {
  const { paidFen, totalFen, price, stage, isLapsed } = order;
  const isPaid = paidFen > 0;
  if (!isPaid && (stage === 'cancelled' || isLapsed)) return null;
  return (
    <div>
      {paidFen > price.totalFen ? null : (
        <Row name={t(isPaid ? 'order.paidInAll' : 'order.due')} fen={isPaid ? paidFen : totalFen} isStrong />
      )}
      <PaidAndBack order={order} />
    </div>
  );
}

/** What became of the money beside the quote, for the desk: what it really cost, was asked for, came back and was kept. */
export function CameOut({ order }: { readonly order: DeskOrder }) {
  return (
    <>
      {order.settlement === null ? null : <Settlement lines={order.settlement.lines} />}
      <CarrierBill order={order} />
      <PaidAndBack order={order} isDesk />
    </>
  );
}

/** What the buyer has paid for the way abroad, what its carrier asked, and whose the difference is. */
function CarrierBill({ order: { settlement, carrierBillFen, costs } }: { readonly order: DeskOrder }) {
  if (settlement === null || carrierBillFen === null || costs.shippingFen === null) return null;
  const buyerFen = buyerFreightFen(settlement.lines);
  const borneFen = costs.shippingFen - buyerFen;
  return (
    <div className="mt-4">
      <h3 className="font-medium">{t('desk.freightShares.title')}</h3>
      <Row name={t('desk.freightShares.buyer')} value={formatFen(buyerFen)} />
      <Row name={t('desk.freightShares.carrier')} value={formatFen(costs.shippingFen)} />
      {borneFen === 0 ? null : (
        <Row
          name={t(borneFen > 0 ? 'desk.freightShares.borne' : 'desk.freightShares.gained')}
          value={formatFen(Math.abs(borneFen))}
          isStrong
        />
      )}
    </div>
  );
}

/** What was asked for, came back and was kept; the same for both sides. */
type PaidAndBackProps = { readonly order: OrderView; readonly isDesk?: boolean };

function PaidAndBack({ order, isDesk = false }: PaidAndBackProps) {
  const { paymentId, price, refundedFen, paidFen, balance, stage } = order;
  const keptFen = stage === 'cancelled' ? paidFen - refundedFen : 0;
  return (
    <>
      {balance === null ? null : <Row name={t(`balance.states.${balance.state}`)} fen={balance.amountFen} />}
      {paidFen <= price.totalFen ? null : <Row name={t('order.paidInAll')} fen={paidFen} isStrong />}
      {refundedFen === 0 ? null : (
        <Row
          name={t('order.refunded')}
          fen={refundedFen}
          to={isDesk ? undefined : `/payments/${paymentId}`}
          isStrong
        />
      )}
      {keptFen <= 0 ? null : <Row name={t('order.kept')} fen={keptFen} isStrong />}
    </>
  );
}

type SettlementProps = Pick<NonNullable<OrderView['settlement']>, 'lines'>;

/** A line that cost less gives back, one that cost more was asked for; equal ones need no word. */
export function Settlement({ lines }: SettlementProps) {
  const changed = lines.filter(({ quotedFen, realFen }) => quotedFen !== realFen);
  if (changed.length === 0) return null;
  return (
    <div className="mt-4">
      <h3 className="font-medium">{t('order.settled')}</h3>
      {changed.map(({ kind, quotedFen, realFen }) => (
        <Row
          key={kind}
          name={t(`settlement.${kind}`)}
          value={`${formatFen(quotedFen)} → ${formatFen(realFen)}`}
        />
      ))}
    </div>
  );
}

type RowProps = {
  readonly name: string;
  /** Shown in the reader's currency, too. */
  readonly fen?: number;
  readonly value?: string;
  /** Where to read more of it. */
  readonly to?: string | undefined;
  readonly isStrong?: boolean;
};

function Row({ name, fen, value, to, isStrong = false }: RowProps) {
  return (
    <p className={isStrong ? 'mt-2 flex justify-between gap-4 font-bold' : 'mt-1 flex justify-between gap-4'}>
      {to === undefined ? (
        name
      ) : (
        <Link to={to} className="inline-flex min-h-11 items-center underline">
          {name}
        </Link>
      )}
      <span className="text-end tabular-nums">
        {fen === undefined ? value : formatFen(fen)}
        {fen === undefined ? null : (
          <span className="block text-small font-normal">
            <Converted fen={fen} />
          </span>
        )}
      </span>
    </p>
  );
}
