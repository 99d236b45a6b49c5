// The end of the account: what goes and what stays, what stands in the way, the wish itself, and the way back.

import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { askReauthentication } from '../../../../../kit/web/api/reauthentication.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { deletionDue, forbidsAsking } from '../../../domain/index.ts';
import { endOf, KEEP_PLACE } from '../../moments.ts';
import { privacyApi } from '../../privacy-api.ts';
import { type DeletionStatus, deletionChanged, deletionQuery, explainProblem } from '../../queries.ts';
import { t } from '../../texts.ts';
import { DeleteNow } from './delete-now.tsx';
import { KeepButton } from './keep-button.tsx';
import { KeptDetails } from './kept-details.tsx';
import { KeptList } from './kept-list.tsx';
import { Losses } from './losses.tsx';
import { Obstacles } from './obstacles.tsx';

export function DeletionSection() {
  const query = useQuery(deletionQuery);
  const place = useFocusOnChange(query.data && query.data.deletion !== null);
  return (
    <Section title={t('deletion.title')} lead={t('deletion.lead')}>
      <QueryPart query={query} failed={t('deletion.unread')} lines={6}>
        {({ deletion, ...status }) => (
          <div ref={place} id={KEEP_PLACE} tabIndex={-1} className="grid scroll-mt-24 gap-6 outline-none">
            {deletion ? <Pending deletion={deletion} obstacles={status.obstacles} /> : null}
            <Outcome status={status} />
            <Losses losses={status.losses} />
            {deletion ? null : <Offer {...status} />}
            <DeleteNow {...status} />
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
  const { hash, key } = useLocation();
  // Whoever comes by the line on every page lands where the account is kept.
  const isSought = isLeaving === true && hash === `#${KEEP_PLACE}` ? key : undefined;
  useEffect(() => {
    if (isSought === undefined) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [isSought]);
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
                date: endOf(dueAt, obstacles),
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
function Outcome({ status: { goes, stays, kept } }: OutcomeProps) {
  return (
    <div className="grid items-start gap-6 tablet:grid-cols-2">
      <Card title={t('deletion.goes')}>
        {goes.length === 0 ? <p className="text-small text-muted">{t('deletion.nothing')}</p> : null}
        <Topics topics={goes} />
      </Card>
      <Card title={t('deletion.stays')}>
        <KeptList kept={kept} />
        {stays.length === 0 ? null : (
          <>
            <h4 className="font-medium">{t('deletion.countedTitle')}</h4>
            <Topics topics={stays} />
          </>
        )}
      </Card>
    </div>
  );
}

type OutcomeProps = { readonly status: Pick<DeletionStatus, 'goes' | 'stays' | 'kept'> };

type OfferProps = Pick<DeletionStatus, 'obstacles' | 'losses' | 'kept'>;

function Offer({ obstacles, losses, kept }: OfferProps) {
  const forbidding = obstacles.filter(forbidsAsking);
  const waiting = obstacles.filter((obstacle) => !forbidsAsking(obstacle));
  return (
    <>
      <Obstacles title={t('deletion.blockedTitle')} lead={t('deletion.blocked')} obstacles={forbidding} />
      <Obstacles title={t('deletion.waitsTitle')} lead={t('deletion.waits')} obstacles={waiting} />
      {forbidding.length > 0 ? null : <Ask obstacles={waiting} losses={losses} kept={kept} />}
    </>
  );
}

type CardProps = { readonly title: string; readonly children: ReactNode };

const Card = ({ title, children }: CardProps) => (
  <div className="grid gap-3 rounded-soft border border-line bg-surface p-4">
    <h3 className="font-bold">{title}</h3>
    {children}
  </div>
);

const Topics = ({ topics }: { readonly topics: DeletionStatus['goes'] }) => (
  <ul className="grid gap-2 text-small">
    {topics.map(({ topic, tables }) => (
      <li key={topic} className="border-t border-line pt-1">
        <p className="font-medium">{t(`topics.${topic}.name`)}</p>
        <p className="text-muted">{tables.map(countOf).join(' · ')}</p>
      </li>
    ))}
  </ul>
);

function countOf({ table, count, isEmptied }: DeletionStatus['goes'][number]['tables'][number]): string {
  const name = t(`tables.${table}`);
  return t(isEmptied ? 'deletion.countedEmptied' : 'deletion.counted', { name, count });
}

/** `obstacles` must find their end before, which the question says. */
function Ask({ obstacles, losses, kept }: OfferProps) {
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
            <Losses losses={losses} />
            <p>{t('deletion.linksGo')}</p>
            {obstacles.length === 0 ? null : (
              <p>{t('deletion.confirmWaits', { date: endOf(dueAt.toISOString(), obstacles) })}</p>
            )}
            <KeptDetails kept={kept} />
          </div>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
