// What came of asking to teach, and the form to ask.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { APPLICATION_MAX, APPLICATION_MIN } from '../../domain/bounds.ts';
import { applicationQuery, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ApplicationStatus() {
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
        const state = application?.state;
        return (
          <div className="grid gap-6">
            {state === 'refused' || state === 'revoked' ? (
              <Notice tone="retry" title={t(`apply.${state}Title`)}>
                <p className="wrap-anywhere whitespace-pre-line">{application?.reason}</p>
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

const QUESTIONS = ['place', 'audience', 'motive'] as const;

function ApplicationForm() {
  const queries = useQueryClient();
  const form = useForm({
    initial: { place: '', audience: '', motive: '' },
    check: (said) => {
      const short = QUESTIONS.filter((name) => said[name].trim().length < APPLICATION_MIN);
      if (short.length === 0) return undefined;
      const text = t('apply.tooShort', { count: APPLICATION_MIN });
      return { fields: Object.fromEntries(short.map((name) => [name, text])) };
    },
    send: async (said) => {
      const application = await teachingApi.apply(said);
      queries.setQueryData(applicationQuery.queryKey, { application });
      notify('good', t('apply.sent'));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      {QUESTIONS.map((name) => (
        <TextArea
          key={name}
          {...form.field(name)}
          label={t(`apply.${name}`)}
          hint={t(`apply.${name}Hint`)}
          maxLength={APPLICATION_MAX}
          rows={3}
          required
        />
      ))}
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t('apply.submit')}
      </Button>
    </form>
  );
}
