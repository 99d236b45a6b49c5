// One payment with everything that an admin needs to answer a question about it, and to put it right.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { payerText, verdictText } from '../admin-words.ts';
import { AttemptsTable } from '../components/admin/attempts-table.tsx';
import { EventsTable } from '../components/admin/events-table.tsx';
import { JournalsTable } from '../components/admin/journals-table.tsx';
import { PaidFor } from '../components/admin/paid-for.tsx';
import { ReceiptDialog } from '../components/admin/receipt-dialog.tsx';
import { RefundDialog } from '../components/admin/refund-dialog.tsx';
import { RefundsTable } from '../components/admin/refunds-table.tsx';
import { Fact, Facts } from '../components/facts.tsx';
import { StateBadge } from '../components/state-badge.tsx';
import { ADMIN_KEY, type AdminPayment, adminPaymentQuery, paymentsApi, refusalText } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

export function AdminPaymentPage() {
  const { id = '' } = useParams();
  const query = useQuery(adminPaymentQuery(id));
  return (
    <Page
      title={query.data?.number ?? t('admin.title')}
      {...(query.data ? { lead: query.data.title } : {})}
      width="wide"
      actions={<ButtonLink to="/admin/payments">{t('admin.toPayments')}</ButtonLink>}
    >
      <QueryPart query={query} failed={t('admin.failed')} explain={refusalText} lines={10}>
        {(payment) => <Details payment={payment} />}
      </QueryPart>
    </Page>
  );
}

function Details({ payment }: { readonly payment: AdminPayment }) {
  const { attention, attempts, events, refunds, journals } = payment;
  return (
    <div className="grid gap-10">
      {attention === null ? null : <Attention id={payment.id} attention={attention} />}
      <Overview payment={payment} />
      <Actions payment={payment} />
      <Part title={t('admin.attempts')} none={t('admin.noAttempts')} count={attempts.length}>
        <AttemptsTable attempts={attempts} />
      </Part>
      <Part title={t('admin.events')} none={t('admin.noEvents')} count={events.length}>
        <EventsTable events={events} />
      </Part>
      <Part title={t('refunds.title')} none={t('refund.none')} count={refunds.length}>
        <RefundsTable refunds={refunds} />
      </Part>
      <Part title={t('admin.journals')} none={t('admin.noJournals')} count={journals.length}>
        <JournalsTable journals={journals} />
      </Part>
    </div>
  );
}

/** What stands out, until an admin says that it was looked at; an open dispute stands there until it has ended. */
function Attention({ id, attention }: { readonly id: string; readonly attention: string }) {
  const queries = useQueryClient();
  const looking = useMutation({
    mutationFn: () => paymentsApi.lookedAt({ id, attention }),
    onSuccess: () => notify('good', t('admin.lookedAtDone')),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
  return (
    <Notice
      tone="retry"
      action={
        attention === 'dispute_open' ? (
          <ButtonLink to="/admin/payments/disputes?state=open">{t('admin.toDisputes')}</ButtonLink>
        ) : (
          <Button busy={looking.isPending} onClick={() => looking.mutate()}>
            {t('admin.lookedAt')}
          </Button>
        )
      }
    >
      {t('admin.attention', { what: verdictText(attention) })}
    </Notice>
  );
}

function Overview({ payment }: { readonly payment: AdminPayment }) {
  const { state, amountFen, refundedFen, kind, outcome, failure } = payment;
  return (
    <Facts>
      <Fact label={t('admin.state')}>
        <StateBadge state={state} />
      </Fact>
      <Fact label={t('admin.amount')}>
        <span className="tabular-nums">{formatFen(amountFen)}</span>
        {refundedFen > 0 ? ` · ${t('told.partlyTitle', { amount: formatFen(refundedFen) })}` : null}
      </Fact>
      <Fact label={t('admin.payer')}>
        {payment.payerName === null ? (
          payerText(payment)
        ) : (
          <Link to={`/admin/users/${payment.payerId}`} className="text-active underline underline-offset-4">
            {payerText(payment)}
          </Link>
        )}
      </Fact>
      <Fact label={t('admin.kind')}>{t(`kinds.${kind}`)}</Fact>
      <Fact label={t('admin.reference')}>
        <PaidFor payment={payment} />
      </Fact>
      {outcome === null ? null : (
        <Fact label={t('admin.outcome')}>
          {t(state === 'refunded' ? 'admin.allBack' : `outcomes.${outcome}`)}
        </Fact>
      )}
      {failure === null ? null : <Fact label={t('admin.failure')}>{failure}</Fact>}
      <Fact label={t('admin.created')}>{showMoment(payment.createdAt)}</Fact>
      {payment.settledAt === null ? (
        <Fact label={t('admin.expires')}>{showMoment(payment.expiresAt)}</Fact>
      ) : (
        <Fact label={t('admin.settled')}>{showMoment(payment.settledAt)}</Fact>
      )}
    </Facts>
  );
}

function Actions({ payment }: { readonly payment: AdminPayment }) {
  const { id, attempts, refundable } = payment;
  const [open, setOpen] = useState<'receipt' | 'refund' | undefined>();
  const close = () => setOpen(undefined);
  const queries = useQueryClient();
  const asking = useMutation({
    mutationFn: () => paymentsApi.adminAsk({ id }),
    onSuccess: (asked) => {
      queries.setQueryData(adminPaymentQuery(id).queryKey, asked);
      notify('good', t('admin.asked'));
    },
    onError: (error) => notify('wrong', refusalText(error)),
  });
  return (
    <div className="flex flex-wrap gap-3">
      {attempts.some(({ provider }) => provider === 'transfer') ? (
        <Button onClick={() => setOpen('receipt')}>{t('receive.open')}</Button>
      ) : null}
      {refundable.priceFen > 0 || refundable.surplusFen > 0 ? (
        <Button look="danger" onClick={() => setOpen('refund')}>
          {t('refund.open')}
        </Button>
      ) : null}
      <Button busy={asking.isPending} onClick={() => asking.mutate()}>
        {t('admin.ask')}
      </Button>
      {open === 'receipt' ? <ReceiptDialog payment={payment} onClose={close} /> : null}
      {open === 'refund' ? <RefundDialog payment={payment} onClose={close} /> : null}
    </div>
  );
}

type PartProps = {
  readonly title: string;
  readonly none: string;
  readonly count: number;
  readonly children: ReactNode;
};

function Part({ title, none, count, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-3 font-serif text-lead font-bold">{title}</h2>
      {count === 0 ? <p className="text-muted">{none}</p> : children}
    </section>
  );
}
