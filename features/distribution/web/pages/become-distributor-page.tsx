// Applying to become a distributor, and what came of it.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { useAgeQuestion } from '../../../privacy/web/api.ts';
import { applicationQuery, distributionApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showDay } from '../show.tsx';
import { t } from '../texts.ts';

/** As the contract allows. */
const [PLAN_MIN, PLAN_MAX] = [20, 2000];

export function BecomeDistributorPage() {
  return (
    <Page help={helpPath('partners')} title={t('apply.title')} lead={t('apply.lead')} width="form">
      <ApplicationStatus />
    </Page>
  );
}

function ApplicationStatus() {
  const session = useSession();
  const role = session.status === 'signed-in' ? session.person.role : 'student';
  if (role === 'distributor') {
    return (
      <Notice
        tone="good"
        title={t('apply.doneTitle')}
        action={<ButtonLink to="/profile/earnings">{t('apply.toEarnings')}</ButtonLink>}
      >
        {t('apply.done')}
      </Notice>
    );
  }
  if (role !== 'student') {
    return (
      <Notice tone="info" title={t('apply.unfitTitle')}>
        {t('errors.ROLE_UNFIT')}
      </Notice>
    );
  }
  return <Application />;
}

function Application() {
  const query = useQuery(applicationQuery);
  return (
    <QueryPart query={query} failed={t('apply.failed')}>
      {({ application }) => {
        if (application?.state === 'submitted') {
          return (
            <Notice tone="info" title={t('apply.waitingTitle')}>
              {t('apply.waiting', { date: showDay(application.createdAt) })}
            </Notice>
          );
        }
        return (
          <div className="grid gap-6">
            {application?.state === 'refused' ? (
              <Notice tone="retry" title={t('apply.refusedTitle')}>
                <p>{application.reason}</p>
                <p>{t('apply.again')}</p>
              </Notice>
            ) : null}
            <ApplicationForm />
          </div>
        );
      }}
    </QueryPart>
  );
}

function ApplicationForm() {
  const queries = useQueryClient();
  const { askAge, ageDialog } = useAgeQuestion();
  const form = useForm({
    initial: { plan: '' },
    check: ({ plan }) =>
      plan.trim().length < PLAN_MIN ? { fields: { plan: t('apply.planInvalid') } } : undefined,
    send: async ({ plan }) => {
      // The server goes by the answer, or by there being none.
      await askAge();
      const application = await distributionApi.apply({ plan });
      queries.setQueryData(applicationQuery.queryKey, { application });
      notify('good', t('apply.sent'));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <>
      <form {...form.formProps} className="grid gap-5">
        <FormMessage form={form} />
        <TextArea
          {...form.field('plan')}
          label={t('apply.plan')}
          hint={t('apply.planHint')}
          maxLength={PLAN_MAX}
          required
        />
        <Button type="submit" look="primary" wide busy={form.busy}>
          {t('apply.submit')}
        </Button>
      </form>
      {ageDialog}
    </>
  );
}
