// The end of the account: what goes and what stays, what stands in the way, the wish itself, and the way back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { deletionDue, forbidsAsking } from '../../domain/index.ts';
import { privacyApi } from '../privacy-api.ts';
import { type DeletionStatus, deletionChanged, deletionQuery, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';
import { DeleteNow } from './delete-now.tsx';
import { KeepButton, momentOf } from './keep-button.tsx';
import { Obstacles } from './obstacles.tsx';

export function DeletionSection() {
  const query = useQuery(deletionQuery);
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      <QueryPart query={query} failed={t('deletion.unread')} lines={6}>
        {({ deletion, ...status }) => (
          <div className="grid gap-6">
            {deletion ? <Pending deletion={deletion} obstacles={status.obstacles} /> : null}
            <Outcome status={status} />
            {deletion ? null : <Offer obstacles={status.obstacles} />}
            {status.obstacles.length > 0 ? null : <DeleteNow />}
          </div>
        )}
      </QueryPart>
    </Section>
  );
}

type PendingProps = {
  readonly deletion: NonNullable<DeletionStatus['deletion']>;
  readonly obstacles: DeletionStatus['obstacles'];
};

function Pending({ deletion: { dueAt, isHeld }, obstacles }: PendingProps) {
  return (
    <div className="grid gap-6">
      <Notice
        tone="retry"
        title={
          isHeld
            ? t('deletion.heldTitle')
            : t(obstacles.length > 0 ? 'deletion.pendingWaitsTitle' : 'deletion.pendingTitle', {
                date: momentOf(dueAt),
              })
        }
        action={<KeepButton />}
      >
        {t(isHeld ? 'deletion.held' : 'deletion.pending')}
      </Notice>
      <Obstacles title={t('deletion.waitsTitle')} lead={t('deletion.waitsPending')} obstacles={obstacles} />
    </div>
  );
}

/** What a deletion comes to, before it is asked for and after. */
function Outcome({ status: { goes, stays } }: { readonly status: Pick<DeletionStatus, 'goes' | 'stays'> }) {
  return (
    <div className="grid gap-6 tablet:grid-cols-2">
      <Topics title={t('deletion.goes')} topics={goes} none={t('deletion.nothing')} />
      <Topics
        title={t('deletion.stays')}
        topics={stays}
        none={t('deletion.nothingStays')}
        {...(stays.length > 0 ? { why: t('retention.why') } : {})}
        also={t('deletion.evidenceStays')}
      />
    </div>
  );
}

function Offer({ obstacles }: Pick<DeletionStatus, 'obstacles'>) {
  const forbidding = obstacles.filter(forbidsAsking);
  const waiting = obstacles.filter((obstacle) => !forbidsAsking(obstacle));
  return (
    <>
      <Obstacles title={t('deletion.blockedTitle')} lead={t('deletion.blocked')} obstacles={forbidding} />
      <Obstacles title={t('deletion.waitsTitle')} lead={t('deletion.waits')} obstacles={waiting} />
      {forbidding.length > 0 ? null : <Ask waits={waiting.length > 0} />}
    </>
  );
}

type TopicsProps = {
  readonly title: string;
  readonly topics: DeletionStatus['goes'];
  readonly none: string;
  readonly why?: string;
  readonly also?: string;
};

function Topics({ title, topics, none, why, also }: TopicsProps) {
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
      {also === undefined ? null : <p className="mt-2 text-small text-muted">{also}</p>}
    </div>
  );
}

/** `waits`: something must find its end before, which the question says. */
function Ask({ waits }: { readonly waits: boolean }) {
  const [dueAt, setDueAt] = useState<Date>();
  const asking = useMutation({
    mutationFn: () => privacyApi.askDeletion(),
    onSuccess: () => notify('good', t('deletion.asked')),
    onError: (error) => notify('wrong', explainProblem(error)),
    onSettled: () => {
      setDueAt(undefined);
      deletionChanged();
    },
  });
  return (
    <div>
      <Button look="danger" onClick={() => setDueAt(deletionDue(new Date()))}>
        {t('deletion.ask')}
      </Button>
      {dueAt ? (
        <ConfirmDialog
          title={t('deletion.confirmTitle')}
          confirm={t('deletion.confirm')}
          busy={asking.isPending}
          onConfirm={() => asking.mutate()}
          onClose={() => setDueAt(undefined)}
        >
          <p>{t('deletion.confirmBody')}</p>
          {waits ? (
            <p className="mt-3">{t('deletion.confirmWaits', { date: momentOf(dueAt.toISOString()) })}</p>
          ) : null}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
