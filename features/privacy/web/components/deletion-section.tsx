// The end of the account: what goes and what stays, what stands in the way, the wish itself, and the way back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { askReauthentication } from '../../../../kit/web/api/reauthentication.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { deletionDue, forbidsAsking } from '../../domain/index.ts';
import { momentOf } from '../moments.ts';
import { privacyApi } from '../privacy-api.ts';
import { type DeletionStatus, deletionChanged, deletionQuery, explainProblem } from '../queries.ts';
import { t } from '../texts.ts';
import { DeleteNow } from './delete-now.tsx';
import { KeepButton } from './keep-button.tsx';
import { Obstacles } from './obstacles.tsx';
import { VipLost } from './vip-lost.tsx';

export function DeletionSection() {
  const query = useQuery(deletionQuery);
  const place = useFocusOnChange(query.data && query.data.deletion !== null);
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      <QueryPart query={query} failed={t('deletion.unread')} lines={6}>
        {({ deletion, ...status }) => (
          <div ref={place} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none">
            {deletion ? <Pending deletion={deletion} obstacles={status.obstacles} /> : null}
            <Outcome status={status} />
            {deletion ? null : <Offer obstacles={status.obstacles} />}
            <DeleteNow obstacles={status.obstacles} />
          </div>
        )}
      </QueryPart>
    </Section>
  );
}

/** What was pressed is gone: whoever asked, or changed their mind, goes on at what stands there now. */
function useFocusOnChange(isLeaving: boolean | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isLeaving);
  useEffect(() => {
    if (isLeaving === undefined) return;
    if (before.current !== undefined && before.current !== isLeaving) {
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    }
    before.current = isLeaving;
  }, [isLeaving]);
  return place;
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
        <p>{t(isHeld ? 'deletion.held' : 'deletion.pending')}</p>
        <p className="mt-2">{t('deletion.linksGo')}</p>
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
        {...(stays.length > 0
          ? { why: t(isBooksAlone(stays) ? 'deletion.staysBooks' : 'retention.why') }
          : {})}
        also={t('deletion.evidenceStays')}
      />
    </div>
  );
}

/** Nothing was paid: the books only count minutes. */
const isBooksAlone = (stays: DeletionStatus['stays']): boolean =>
  stays.every(({ topic }) => topic === 'books');

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
      <ul className="mt-2 grid gap-2 text-small">
        {topics.map(({ topic, tables }) => (
          <li key={topic} className="border-t border-line pt-1">
            <p className="font-medium">{t(`topics.${topic}.name`)}</p>
            <p className="text-muted">{tables.map(countOf).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {also === undefined ? null : <p className="mt-2 text-small text-muted">{also}</p>}
    </div>
  );
}

function countOf({ table, count, isEmptied }: DeletionStatus['goes'][number]['tables'][number]): string {
  const name = t(`tables.${table}`);
  return t(isEmptied ? 'deletion.countedEmptied' : 'deletion.counted', { name, count });
}

/** `waits`: something must find its end before, which the question says. */
function Ask({ waits }: { readonly waits: boolean }) {
  const [dueAt, setDueAt] = useState<Date>();
  const asking = useMutation({
    mutationFn: async () => {
      if (!(await askReauthentication())) return false;
      await privacyApi.askDeletion();
      return true;
    },
    onSuccess: (isAsked) => (isAsked ? notify('good', t('deletion.asked')) : undefined),
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
          <div className="grid gap-3">
            <p>{t('deletion.confirmBody')}</p>
            <VipLost />
            <p>{t('deletion.linksGo')}</p>
            {waits ? <p>{t('deletion.confirmWaits', { date: momentOf(dueAt.toISOString()) })}</p> : null}
          </div>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
