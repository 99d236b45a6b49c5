// Stands in for a bank while things are tried out: no money moves, and the page says so.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Converted } from '../../../settings/web/api.ts';
import { isSettled } from '../../domain/states.ts';
import { PaidAlike } from '../components/payer/paid-alike.tsx';
import { type PaymentView, paymentQuery, paymentsApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

const PLAYS = ['succeed', 'fail', 'late', 'twice'] as const;

export function TestPage() {
  const { id = '' } = useParams();
  const query = useQuery(paymentQuery(id));
  return (
    <Page title={t('play.title')} width="form">
      <div className="grid gap-6">
        <Notice tone="info">{t('play.lead')}</Notice>
        <QueryPart query={query} failed={t('page.failed')} explain={refusalText}>
          {(payment) => <Plays payment={payment} />}
        </QueryPart>
      </div>
    </Page>
  );
}

function Plays({ payment }: { readonly payment: PaymentView }) {
  const { id, title, amountFen, attempt, state, shown } = payment;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const playing = useMutation({
    mutationFn: (play: (typeof PLAYS)[number]) => paymentsApi.playTest({ id, play }),
    onSuccess: (played) => {
      queries.setQueryData(paymentQuery(id).queryKey, played);
      void navigate(`/payments/${id}?returned=paid`, { replace: true });
    },
  });
  const isOpen = attempt?.provider === 'test' && attempt.isOpen;
  return (
    <>
      <Card>
        <p>{title}</p>
        <p className="mt-1 font-serif text-title font-bold tabular-nums">{formatFen(amountFen)}</p>
        <Converted fen={amountFen} price={shown} />
      </Card>
      <PaidAlike payment={payment} />
      {isOpen ? (
        <div className="grid gap-3">
          {PLAYS.map((play) => (
            <Button
              key={play}
              wide
              look={play === 'succeed' ? 'primary' : 'secondary'}
              busy={playing.isPending && playing.variables === play}
              disabled={playing.isPending && playing.variables !== play}
              onClick={() => playing.mutate(play)}
            >
              {t(`play.${play}`)}
            </Button>
          ))}
        </div>
      ) : isSettled(state) ? (
        <Notice tone="good" title={t('told.succeededTitle')}>
          {t('play.paid')}
        </Notice>
      ) : (
        <Notice tone="retry">{t('play.over')}</Notice>
      )}
      {playing.error ? <Notice tone="wrong">{refusalText(playing.error, 'PAYING')}</Notice> : null}
      {isOpen ? (
        <ButtonLink to={`/payments/${id}?returned=left`} look="ghost" wide>
          {t('play.leave')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/payments/${id}`} look="primary" wide>
          {t('receipt.back')}
        </ButtonLink>
      )}
    </>
  );
}
