// One plan: how far its making is, that it failed, or what to do week by week and what of it is done.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ProgressBar } from '../../../../kit/web/ui/elements/progress-bar.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PlanView } from '../plan/plan-view.tsx';
import { noticePlan, type Plan, planQuery, plansApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export function PlanPage() {
  const { plan: id = '' } = useParams();
  const query = useQuery(planQuery(id));
  if (query.data?.state === 'generated') return <PlanView plan={query.data} />;
  if (query.error && errorCode(query.error) === 'NOT_FOUND') return <Gone />;
  return (
    <Page title={query.data?.state === 'generating' ? t('making.title') : t('shared.title')} back={toPlans()}>
      <QueryPart query={query} failed={t('planFailed')} explain={(error) => errorText(errorCode(error))}>
        {(plan) => (plan.state === 'error' ? <Failed plan={plan} /> : <Making plan={plan} />)}
      </QueryPart>
    </Page>
  );
}

/** Somebody else's, or deleted: trying again would bring nothing. */
const Gone = () => (
  <Page title={t('noPlanTitle')} back={toPlans()}>
    <p className="max-w-prose">{t('noPlan')}</p>
  </Page>
);

const toPlans = () => ({ to: '/adaptive-learning', label: t('toPlans') });

function Making({ plan: { progress } }: { readonly plan: Plan }) {
  const { stage, written, of, percentage } = progress;
  return (
    <div className="max-w-prose" aria-live="polite">
      <ProgressBar
        label={
          stage === 'writing' && written > 0 ? t('making.written', { written, of }) : t(`making.${stage}`)
        }
        percentage={percentage}
      />
      <p className="mt-4 text-muted">{t('making.note')}</p>
    </div>
  );
}

function Failed({ plan: { id } }: { readonly plan: Plan }) {
  const retry = useMutation({ mutationFn: () => plansApi.retry({ id }), onSuccess: noticePlan });
  return (
    <Notice
      tone="wrong"
      title={t('making.failed')}
      action={
        <>
          <Button look="primary" busy={retry.isPending} onClick={() => retry.mutate()}>
            {t('making.retry')}
          </Button>
          <ButtonLink to="/adaptive-learning?step=confirm">{t('making.answers')}</ButtonLink>
        </>
      }
    >
      {retry.isError ? refusalText(retry.error) : t('making.kept')}
    </Notice>
  );
}
