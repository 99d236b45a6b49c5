// The end of the account: what goes and what stays, what stands in the way, the wish itself, and the way back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { privacyApi } from '../privacy-api.ts';
import { type DeletionStatus, deletionChanged, deletionQuery, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';
import { KeepButton, longDate } from './keep-button.tsx';
import { Obstacles } from './obstacles.tsx';

export function DeletionSection() {
  const query = useQuery(deletionQuery);
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      <QueryPart query={query} failed={t('deletion.unread')} lines={6}>
        {(status) => (status.deletion ? <Pending deletion={status.deletion} /> : <Offer status={status} />)}
      </QueryPart>
    </Section>
  );
}

function Pending({ deletion }: { readonly deletion: NonNullable<DeletionStatus['deletion']> }) {
  const { dueAt, isHeld } = deletion;
  return (
    <Notice
      tone="retry"
      title={isHeld ? t('deletion.heldTitle') : t('deletion.pendingTitle', { date: longDate(dueAt) })}
      action={<KeepButton />}
    >
      {t(isHeld ? 'deletion.held' : 'deletion.pending')}
    </Notice>
  );
}

function Offer({ status: { obstacles, goes, stays } }: { readonly status: DeletionStatus }) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 tablet:grid-cols-2">
        <Topics title={t('deletion.goes')} topics={goes} none={t('deletion.nothing')} />
        <Topics
          title={t('deletion.stays')}
          topics={stays}
          none={t('deletion.nothingStays')}
          {...(stays.length > 0 ? { why: t('retention.why') } : {})}
        />
      </div>
      {obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <Ask />}
    </div>
  );
}

type TopicsProps = {
  readonly title: string;
  readonly topics: DeletionStatus['goes'];
  readonly none: string;
  readonly why?: string;
};

function Topics({ title, topics, none, why }: TopicsProps) {
  return (
    <div className="rounded-soft border border-line bg-surface p-4">
      <h3 className="font-bold">{title}</h3>
      {why === undefined ? null : <p className="mt-1 text-small text-muted">{why}</p>}
      {topics.length === 0 ? <p className="mt-1 text-small text-muted">{none}</p> : null}
      <ul className="mt-2 grid gap-1 text-small">
        {topics.map(({ topic, count }) => (
          <li key={topic} className="flex justify-between gap-4 border-t border-line pt-1">
            <span>{t(`topics.${topic}.name`)}</span>
            {/* There is one account, and counting it says nothing. */}
            {topic === 'account' ? null : <span className="text-muted tabular-nums">{count}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ask() {
  const [isOpen, setOpen] = useState(false);
  const asking = useMutation({
    mutationFn: () => privacyApi.askDeletion(),
    onSuccess: () => notify('good', t('deletion.asked')),
    onError: (error) => notify('wrong', explainProblem(error)),
    onSettled: () => {
      setOpen(false);
      deletionChanged();
    },
  });
  return (
    <div>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('deletion.ask')}
      </Button>
      {isOpen ? (
        <ConfirmDialog
          title={t('deletion.confirmTitle')}
          confirm={t('deletion.confirm')}
          busy={asking.isPending}
          onConfirm={() => asking.mutate()}
          onClose={() => setOpen(false)}
        >
          {t('deletion.confirmBody')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
