// Applications that wait for an answer.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Application, applicationsQuery } from '../queries.ts';
import { showMoment } from '../show.tsx';
import { t } from '../texts.ts';
import { type Deciding, DecisionDialog } from './decision-dialog.tsx';

export function Applications() {
  const query = useInfiniteQuery(applicationsQuery);
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <Section title={t('admin.distributors.applications')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.applications}
        failed={t('admin.distributors.applicationsFailed')}
        empty={<p className="text-muted">{t('admin.distributors.noApplications')}</p>}
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

type ApplicationCardProps = {
  readonly application: Application;
  readonly onDecide: (deciding: Deciding) => void;
};

function ApplicationCard({ application, onDecide }: ApplicationCardProps) {
  const { name, plan, createdAt } = application;
  return (
    <>
      <p className="font-medium break-all">{name}</p>
      <p className="text-small text-muted">
        {t('admin.distributors.appliedAt', { date: showMoment(createdAt) })}
      </p>
      <p className="my-3 max-w-prose break-words whitespace-pre-line">{plan}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          aria-label={t('admin.distributors.approveNamed', { name })}
          onClick={() => onDecide({ application, isApproved: true })}
        >
          {t('admin.distributors.approve')}
        </Button>
        <Button
          look="danger"
          aria-label={t('admin.distributors.rejectNamed', { name })}
          onClick={() => onDecide({ application, isApproved: false })}
        >
          {t('admin.distributors.reject')}
        </Button>
      </div>
    </>
  );
}
