// Applications to teach that wait for an answer.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ApplicationsPart } from '../../../applications/web/api.ts';
import { ADMIN, type Application, applicationsQuery, teachingApi } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function Applications() {
  const queries = useQueryClient();
  return (
    <ApplicationsPart
      query={useInfiniteQuery(applicationsQuery)}
      renderAnswers={(application) => <Answers application={application} />}
      approval={(name) => ({
        title: t('admin.ask.approve', { name }),
        body: t('admin.about.approve'),
        done: t('admin.done.approve', { name }),
      })}
      decide={(id, decision) => teachingApi.decideApplication({ id, decision })}
      refresh={() => queries.invalidateQueries({ queryKey: ADMIN })}
      explain={refusalText}
    />
  );
}

const QUESTIONS = ['place', 'audience', 'motive'] as const;

function Answers({ application }: { readonly application: Application }) {
  return (
    <dl className="my-4 grid max-w-prose gap-3">
      {QUESTIONS.map((question) => (
        <div key={question}>
          <dt className="text-small text-muted">{t(`apply.${question}`)}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{application[question]}</dd>
        </div>
      ))}
    </dl>
  );
}
