// Applications to teach that wait for an answer.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Application, applicationsQuery, teachingApi } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { type Deciding, DecisionDialog } from './decision-dialog.tsx';

export function Applications() {
  const query = useInfiniteQuery(applicationsQuery);
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <Section title={t('admin.applications')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.applications}
        failed={t('admin.applicationsFailed')}
        empty={<p className="text-muted">{t('admin.noApplications')}</p>}
      >
        {(applications) => (
          <ul className="grid gap-4">
            {applications.map((application) => (
              <li key={application.id} className="rounded-soft border border-line bg-surface p-5">
                <ApplicationCard application={application} onDecide={setDeciding} />
              </li>
            ))}
          </ul>
        )}
      </ListPart>
      {deciding ? <DecisionDialog deciding={deciding} onClose={() => setDeciding(undefined)} /> : null}
    </Section>
  );
}

const QUESTIONS = ['place', 'audience', 'motive'] as const;

type ApplicationCardProps = {
  readonly application: Application;
  readonly onDecide: (deciding: Deciding) => void;
};

function ApplicationCard({ application, onDecide }: ApplicationCardProps) {
  const { name, createdAt } = application;
  return (
    <>
      <p className="font-medium break-all">{name}</p>
      <p className="text-small text-muted">{t('admin.appliedAt', { date: showMoment(createdAt) })}</p>
      <dl className="my-4 grid max-w-prose gap-3">
        {QUESTIONS.map((question) => (
          <div key={question}>
            <dt className="text-small text-muted">{t(`apply.${question}`)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{application[question]}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={t('admin.approveNamed', { name })}
          onClick={() => onDecide(decisionAbout(application, 'approve'))}
        >
          {t('admin.approve')}
        </Button>
        <Button
          look="danger"
          aria-label={t('admin.refuseNamed', { name })}
          onClick={() => onDecide(decisionAbout(application, 'refuse'))}
        >
          {t('admin.refuse')}
        </Button>
      </div>
    </>
  );
}

const decisionAbout = ({ id, name }: Application, kind: 'approve' | 'refuse'): Deciding => ({
  kind,
  name,
  send: (reason) => teachingApi.decideApplication({ id, decision: { kind, reason } }),
});
