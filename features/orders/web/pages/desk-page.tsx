// The operators' workbench: queues by stage and age, found by number or buyer, worked through by keyboard or many at once.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, NavLink, useNavigate } from 'react-router';
import { lookAgain } from '../../../../kit/web/api/look-again.ts';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { type DeskQueue, TASK_QUEUES } from '../../domain/desk/queues.ts';
import { isFinal, STAGES } from '../../domain/stages/stages.ts';
import { DeskList } from '../desk/list/desk-list.tsx';
import { ExportButton } from '../desk/list/export-button.tsx';
import { placeOf, queueName, readQueue } from '../desk/list/queue.ts';
import { type DeskFilter, deskListQuery, type Queues, queuesQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { useOrderNews } from '../use-order-news.ts';

/** Others work here too, and nobody is told of what nobody has claimed. */
const LOOK_MS = 60_000;

/** Where nothing is done any more: an archive. */
const OVER = STAGES.filter((stage) => isFinal(stage));

export function DeskPage() {
  const { search, typed, setTyped, read, change } = useAddressFilter();
  const queue = readQueue(read('queue'));
  const isOver = OVER.some((stage) => stage === queue);
  const sort = isOver && read('sort') === 'oldest' ? ('oldest' as const) : undefined;
  const filter = { search, queue, sort };
  useOrderNews('operator');
  return (
    <Page
      title={t('desk.title')}
      lead={<span className="max-tablet:sr-only">{t('desk.lead')}</span>}
      width="wide"
      actions={
        // Beside the title, so that the orders begin on the first screen.
        <div className="flex items-start gap-3 max-tablet:w-[calc(100vw-2rem)] tablet:flex-wrap">
          <search className="min-w-0 grow tablet:w-104 [&_label]:sr-only max-tablet:[&_p]:sr-only">
            <SearchField
              label={t('desk.search')}
              hint={t('desk.searchHint')}
              placeholder={t('desk.search')}
              value={typed}
              onChange={setTyped}
            />
          </search>
          {/* Nobody keeps tables on a phone. */}
          <div className="hidden tablet:block">
            <ExportButton filter={filter} />
          </div>
        </div>
      }
    >
      <QueueList filter={filter} />
      {search !== '' && queue !== undefined ? <SearchedIn filter={filter} /> : null}
      {isOver ? (
        <div className="mb-4 max-w-56">
          <Select
            label={t('desk.sort')}
            value={sort ?? ''}
            options={[
              { value: '', label: t('desk.newest') },
              { value: 'oldest', label: t('desk.oldest') },
            ]}
            onChange={(chosen) => change({ sort: chosen })}
          />
        </div>
      ) : null}
      <NoticePlace />
      <Orders filter={filter} />
    </Page>
  );
}

/** Where nothing waits, nothing is to be done: such a queue is not shown. */
function QueueList({ filter: { queue: current, search } }: { readonly filter: DeskFilter }) {
  const { data } = useQuery({ ...queuesQuery, refetchInterval: lookAgain(LOOK_MS) });
  const countOf = (queue: DeskQueue) => data?.queues.find((counted) => counted.queue === queue)?.count;
  const link = (queue: DeskQueue) => {
    const found = data?.queues.find((counted) => counted.queue === queue);
    if (found?.count === 0 && queue !== current) return null;
    return (
      <QueueLink
        key={queue}
        name={queueName(queue)}
        to={placeOf({ queue, search })}
        isCurrent={queue === current}
        count={found?.count}
        overdue={queue === 'overdue' ? 0 : (found?.overdue ?? 0)}
      />
    );
  };
  return (
    <nav aria-label={t('desk.queues')} className="mb-4 grid gap-3 tablet:mb-6">
      <QueueSelect current={current} search={search} counts={data} />
      <ul aria-label={t('desk.taskQueues')} className="hidden flex-wrap gap-2 tablet:flex">
        <QueueLink
          name={t('desk.all')}
          to={placeOf({ queue: undefined, search })}
          isCurrent={current === undefined}
        />
        {link('mine')}
        {data?.enquiries.count === 0 ? null : (
          <QueueLink
            name={t('desk.enquiries')}
            to="/enquiries"
            isCurrent={false}
            count={data?.enquiries.count}
          />
        )}
        {TASK_QUEUES.map(link)}
      </ul>
      <ul aria-label={t('desk.stageQueues')} className="hidden flex-wrap items-center gap-2 tablet:flex">
        {STAGES.map(link)}
        <li>
          <EmptyStages
            stages={STAGES.filter((stage) => stage !== current && countOf(stage) === 0)}
            search={search}
          />
        </li>
      </ul>
    </nav>
  );
}

type QueueSelectProps = {
  readonly current: DeskQueue | undefined;
  readonly search: string;
  readonly counts: Queues | undefined;
};

const ENQUIRIES = 'enquiries';

/** On a phone one field in place of two rows of links, so that the orders begin on the first screen. */
function QueueSelect({ current, search, counts }: QueueSelectProps) {
  const navigate = useNavigate();
  const option = (group: string) => (queue: DeskQueue) => {
    const count = counts?.queues.find((counted) => counted.queue === queue)?.count;
    const name = queueName(queue);
    return { value: queue, label: count === undefined ? name : `${name} · ${count}`, count, group };
  };
  const asked = counts?.enquiries.count ?? 0;
  return (
    <div className="tablet:hidden">
      <Select
        label={t('desk.queues')}
        hideLabel
        value={current ?? ''}
        options={[
          { value: '', label: t('desk.all') },
          ...(asked === 0
            ? []
            : [
                { value: ENQUIRIES, label: `${t('desk.enquiries')} · ${asked}`, group: t('desk.taskQueues') },
              ]),
          ...(['mine', ...TASK_QUEUES] as const)
            .map(option(t('desk.taskQueues')))
            .filter(({ value, count }) => count !== 0 || value === current),
          ...STAGES.map(option(t('desk.stageQueues'))),
        ]}
        onChange={(chosen) => {
          const place = chosen === ENQUIRIES ? '/enquiries' : placeOf({ queue: readQueue(chosen), search });
          void navigate(`/admin/global-orders${place}`);
        }}
      />
    </div>
  );
}

type EmptyStagesProps = { readonly stages: readonly DeskQueue[]; readonly search: string };

/** Every stage can be chosen, also while no order is in it. */
function EmptyStages({ stages, search }: EmptyStagesProps) {
  const navigate = useNavigate();
  if (stages.length === 0) return null;
  return (
    <Select
      label={t('desk.otherStages')}
      hideLabel
      value=""
      options={[
        { value: '', label: t('desk.otherStages') },
        ...stages.map((queue) => ({ value: queue, label: queueName(queue) })),
      ]}
      onChange={(queue) => {
        void navigate(`/admin/global-orders${placeOf({ queue: readQueue(queue), search })}`);
      }}
    />
  );
}

type QueueLinkProps = {
  readonly name: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
  readonly overdue?: number;
};

function QueueLink({ name, to, isCurrent, count, overdue = 0 }: QueueLinkProps) {
  return (
    <li>
      <NavLink
        to={`/admin/global-orders${to}`}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center gap-2 rounded-soft border px-3 text-small wide:min-h-8 wide:px-2 transition-colors hover:border-ink',
          isCurrent ? 'border-ink bg-ink text-ground' : 'border-line-strong',
        )}
      >
        {name}
        {count === undefined ? null : <span className="font-bold tabular-nums">{count}</span>}
        {overdue === 0 ? null : <Badge tone="retry">{t('desk.overdueCount', { count: overdue })}</Badge>}
      </NavLink>
    </li>
  );
}

/** Somebody may look for what stands elsewhere. */
function SearchedIn({ filter: { queue, search } }: { readonly filter: DeskFilter }) {
  if (queue === undefined) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-3 text-small">
      <span>{t('desk.searchIn', { queue: queueName(queue) })}</span>
      <Link to={`/admin/global-orders${placeOf({ queue: undefined, search })}`} className="underline">
        {t('desk.searchAll')}
      </Link>
    </p>
  );
}

function Orders({ filter }: { readonly filter: DeskFilter }) {
  const query = useInfiniteQuery({ ...deskListQuery(filter), refetchInterval: lookAgain(LOOK_MS) });
  const { change } = useAddressFilter();
  const isFiltered = filter.search !== '' || filter.queue !== undefined;
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.orders}
      failed={t('desk.failed')}
      empty={
        <EmptyState
          title={t(filter.search === '' ? 'desk.emptyTitle' : 'desk.notFoundTitle')}
          action={
            isFiltered ? (
              <Button onClick={() => change({ search: '', queue: '' })}>{t('desk.all')}</Button>
            ) : null
          }
        >
          {filter.search === '' ? t('desk.empty') : t('desk.notFound', { search: filter.search })}
        </EmptyState>
      }
    >
      {(orders) => (
        // What is chosen in one queue is not chosen in another.
        <DeskList key={`${filter.queue} ${filter.search} ${filter.sort}`} orders={orders} filter={filter} />
      )}
    </ListPart>
  );
}
