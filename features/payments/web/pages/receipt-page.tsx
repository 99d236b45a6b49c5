// A receipt to be printed or kept: on paper, nothing else of the page stands around it.

import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useSession } from '../../../account/web/api.ts';
import { Converted } from '../../../settings/web/api.ts';
import { OperatorPart } from '../../../site/web/api.ts';
import { isOfPrice } from '../../domain/index.ts';
import { Fact, Facts } from '../components/facts.tsx';
import { type PaymentView, paymentQuery, refusalText } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ReceiptPage() {
  const { id = '' } = useParams();
  const query = useQuery(paymentQuery(id));
  return (
    <Page title={t('receipt.title')}>
      <QueryPart query={query} failed={t('page.failed')} explain={refusalText}>
        {(payment) =>
          payment.settledAt === null ? (
            <Notice tone="info">{t('receipt.none')}</Notice>
          ) : (
            <Receipt payment={payment} settledAt={payment.settledAt} />
          )
        }
      </QueryPart>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <Button
          look="primary"
          icon={<Printer aria-hidden="true" size={18} />}
          disabled={!query.data?.settledAt}
          onClick={() => window.print()}
        >
          {t('receipt.print')}
        </Button>
        <ButtonLink to={`/payments/${id}`}>{t('receipt.back')}</ButtonLink>
      </div>
    </Page>
  );
}

type ReceiptProps = { readonly payment: PaymentView; readonly settledAt: string };

function Receipt({ payment, settledAt }: ReceiptProps) {
  const session = useSession();
  const { number, title, amountFen, provider, refunds, refundedFen, weight, things, lines, atDoor, shown } =
    payment;
  // What came in beside the price is not on the receipt, and neither is its way back.
  const done = refunds.filter(({ state, origin }) => state === 'succeeded' && isOfPrice(origin));
  return (
    <article className="rounded-soft border border-line bg-surface p-5 tablet:p-8 print:border-0 print:p-0">
      <p className="mb-6 font-serif text-lead font-bold">{t('receipt.issuer')}</p>
      <Facts>
        <Fact label={t('receipt.number')}>{number}</Fact>
        <Fact label={t('receipt.date')}>{showDay(settledAt)}</Fact>
        <Fact label={t('receipt.what')}>{title}</Fact>
        <Fact label={t('receipt.way')}>{provider === null ? '' : t(`ways.${provider}`)}</Fact>
        {session.status === 'signed-in' ? (
          <Fact label={t('receipt.payer')}>
            <span className="block">{session.person.name}</span>
            <span className="block text-small">{session.person.email}</span>
          </Fact>
        ) : null}
        {things.length === 0 ? null : <Things things={things} />}
        {weight === null ? null : <Weights weight={weight} />}
      </Facts>
      <dl className="mt-6 border-t border-line-strong pt-3 tabular-nums">
        {lines.map(({ name, fen }) => (
          <Line key={name} name={name} fen={fen} />
        ))}
        <Sum
          label={t(lines.length === 0 ? 'receipt.amount' : 'receipt.paid')}
          fen={amountFen}
          price={shown}
          isStrong={lines.length > 0}
        />
        {done.map((refund) => (
          <Sum key={refund.id} label={refundText(refund)} fen={-refund.amountFen} price={shown} />
        ))}
        {refundedFen > 0 ? (
          <Sum
            label={t('receipt.rest')}
            fen={amountFen}
            price={shown}
            less={done.map((refund) => refund.amountFen)}
            isStrong
          />
        ) : null}
      </dl>
      {atDoor === null ? null : <AtDoor atDoor={atDoor} price={shown} />}
      <div className="mt-8 empty:hidden">
        <OperatorPart />
      </div>
      {provider === 'test' ? <p className="mt-6 text-small text-muted">{t('receipt.test')}</p> : null}
    </article>
  );
}

/** When it went back, and for which thing; why an order was cancelled is its buyer’s own matter. */
function refundText({ origin, reason, settledAt }: PaymentView['refunds'][number]): string {
  const day = settledAt === null ? '' : ` ${showDay(settledAt)}`;
  return [
    `${t('receipt.refunded')}${day}`,
    t(`refunds.${origin}`),
    origin === 'order_cancelled' ? '' : reason,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What customs ask for as well: what was bought, and how many. */
function Things({ things }: Pick<PaymentView, 'things'>) {
  return (
    <Fact label={t('receipt.things')}>
      {things.map(({ name, variant, quantity, isTakenOut }) => (
        <span key={`${name} ${variant} ${isTakenOut}`} className="block">
          {[name, variant].filter(Boolean).join(' · ')} × {quantity}
          {isTakenOut ? ` (${t('receipt.takenOut')})` : ''}
        </span>
      ))}
    </Fact>
  );
}

/** What the freight abroad was reckoned from. */
function Weights({ weight }: { readonly weight: NonNullable<PaymentView['weight']> }) {
  const { estimatedGrams, chargedGrams, realGrams } = weight;
  return (
    <>
      <Fact label={t('receipt.estimatedWeight')}>
        {estimatedGrams === chargedGrams
          ? kilograms(estimatedGrams)
          : t('receipt.charged', { weight: kilograms(estimatedGrams), charged: kilograms(chargedGrams) })}
      </Fact>
      {realGrams === null ? null : <Fact label={t('receipt.realWeight')}>{kilograms(realGrams)}</Fact>}
    </>
  );
}

const kilograms = (grams: number): string =>
  formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 });

function Line({ name, fen }: PaymentView['lines'][number]) {
  return (
    <div className="flex justify-between gap-6 py-1">
      <dt>{name}</dt>
      <dd className="text-end whitespace-nowrap">{formatFen(fen)}</dd>
    </div>
  );
}

type AtDoorProps = {
  readonly atDoor: NonNullable<PaymentView['atDoor']>;
  readonly price: PaymentView['shown'];
};

/** Beside the sum and never in it: what nobody has paid here. */
function AtDoor({ atDoor: { leastFen, mostFen }, price }: AtDoorProps) {
  const values = { least: formatFen(leastFen), most: formatFen(mostFen) };
  return (
    <div className="mt-6 rounded-soft border border-dashed border-line-strong p-4">
      <p className="font-medium">{t('receipt.atDoor')}</p>
      <p className="mt-1 tabular-nums">
        ≈ {leastFen === mostFen ? values.least : t('receipt.range', values)}{' '}
        <Converted fen={leastFen} mostFen={mostFen} price={price} />
      </p>
      <p className="mt-1 text-small text-muted">{t('receipt.atDoorNote')}</p>
    </div>
  );
}

type SumProps = {
  readonly label: string;
  readonly fen: number;
  readonly price: PaymentView['shown'];
  readonly less?: readonly number[];
  readonly isStrong?: boolean;
};

function Sum({ label, fen, price, less = [], isStrong = false }: SumProps) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-6 py-1',
        isStrong ? 'mt-2 border-t border-line-strong pt-3 font-bold' : '',
      )}
    >
      <dt>{label}</dt>
      <dd className="text-end whitespace-nowrap">
        <span className="block">{formatFen(less.reduce((left, each) => left - each, fen))}</span>
        <span className="block text-small font-normal">
          <Converted fen={fen} less={less} price={price} />
        </span>
      </dd>
    </div>
  );
}
