// The orders of a queue as a table: chosen one by one or all, moved through and worked by keyboard.

import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { countryName } from '../../../../global-services/web/api.ts';
import { mindedAt } from '../../../domain/desk/minds.ts';
import { isFinal } from '../../../domain/stages/stages.ts';
import type { DeskFilter, DeskSummary } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useDeskKeys } from '../use-desk-keys.ts';
import { ageText, DueCell } from './age.tsx';
import { AskMany } from './ask-many.tsx';
import { AwaitedCaption } from './awaited.tsx';
import { ableTo, BulkBar, isBulkable, leftOut } from './bulk-bar.tsx';
import { placeOf } from './queue.ts';
import { type Bulk, type BulkAction, useBulk } from './use-bulk.ts';

type DeskListProps = { readonly orders: readonly DeskSummary[]; readonly filter: DeskFilter };

export function DeskList({ orders, filter }: DeskListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const bulk = useBulk(() => setChosen(new Set()));
  const [asked, setAsked] = useState<Bulk>();
  /** What must be minded, cannot be taken back or is told to the buyer at once is not done by a slip of the hand. */
  const run = (next: Bulk) => {
    const isMinded = next.orders.some(({ minds }) => mindedAt(next.action, minds).length > 0);
    if (isMinded || next.action === 'deliver' || next.action === 'reach_customs') setAsked(next);
    else bulk.mutate(next);
  };
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  // What has moved on meanwhile is not chosen any more, should it come back.
  const selected = orders.filter(({ id }) => chosen.has(id));
  if (selected.length < chosen.size) setChosen(new Set(selected.map(({ id }) => id)));
  const isBulk = isBulkable(orders);
  const focusedId = () => focused(list.current)?.dataset['order'];
  /** With what is chosen, else with the row that has the focus. */
  const act = (action: BulkAction) => {
    const id = focusedId();
    const meant = selected.length > 0 ? selected : orders.filter((order) => order.id === id);
    const able = ableTo(action, meant);
    if (able.length > 0) run({ orders: able, action });
    const left = leftOut(action, meant);
    if (left.length > 0) notify('wrong', t('desk.readFirst', { count: left.length }));
  };
  // They act on the focused row, whose link Enter opens.
  useDeskKeys({
    j: () => moveFocus(list.current, 1),
    k: () => moveFocus(list.current, -1),
    x: () => {
      const id = focusedId();
      if (id !== undefined && isBulk) toggle(id);
    },
    a: () => act('approve'),
    c: () => act('claim'),
    '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  });
  return (
    <div ref={list}>
      {isBulk ? (
        <BulkBar
          selected={selected}
          listed={orders.length}
          isBusy={bulk.isPending}
          onAct={run}
          onAll={() => setChosen(selected.length > 0 ? new Set() : new Set(orders.map(({ id }) => id)))}
        />
      ) : null}
      <Table
        caption={t('desk.title')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={columns({
          chosen,
          onToggle: toggle,
          place: placeOf(filter),
          isSearch: filter.search !== '',
        }).filter(({ key }) => isBulk || key !== 'choose')}
      />
      {asked ? (
        <AskMany
          asked={asked}
          isBusy={bulk.isPending}
          onConfirm={(next) => bulk.mutate(next, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <Keys orders={orders} />
    </div>
  );
}

/** What the keys do with these. */
const Keys = ({ orders }: Pick<DeskListProps, 'orders'>) => (
  <p className="mt-4 hidden text-small text-muted wide:block">
    {t('desk.keys')}
    {ableTo('approve', orders).length > 0 ? t('desk.keyApprove') : ''}
    {ableTo('claim', orders).length > 0 ? t('desk.keyClaim') : ''}
  </p>
);

type ColumnParams = {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Of the list, which its orders lead back to. */
  readonly place: string;
  /** A person may have been found by the name on the parcel. */
  readonly isSearch: boolean;
};

const columns = ({ chosen, onToggle, place, isSearch }: ColumnParams): readonly Column<DeskSummary>[] => [
  {
    key: 'choose',
    header: t('desk.choose'),
    cell: ({ id, number }) => (
      <label className="grid size-11 place-items-center">
        <input
          type="checkbox"
          checked={chosen.has(id)}
          onChange={() => onToggle(id)}
          aria-label={t('desk.select', { number })}
          className="size-5 accent-ink"
        />
      </label>
    ),
  },
  {
    key: 'order',
    header: t('desk.order'),
    cell: ({ id, number }) => (
      <Link
        to={`/admin/global-orders/${id}${place}`}
        data-order={id}
        className="inline-flex min-h-11 items-center font-medium whitespace-nowrap underline"
      >
        {number}
      </Link>
    ),
  },
  {
    key: 'things',
    header: t('desk.things'),
    cell: ({ product, things, stage, shopOrders, courierNumbers, waitingText }) => (
      <>
        <MixedText text={product} />
        {things > 1 ? ` +${things - 1}` : null}
        {stage === 'ordered' ? (
          <Caption>{[...new Set([...shopOrders, ...courierNumbers])].filter(Boolean).join(' · ')}</Caption>
        ) : null}
        <Caption>{waitingText}</Caption>
      </>
    ),
  },
  {
    key: 'buyer',
    header: t('desk.buyer'),
    cell: ({ buyer, country, recipient }) => (
      <>
        <Name>{buyer.name}</Name>
        <Caption>{isSearch && recipient !== '' ? t('desk.toRecipient', { recipient }) : ''}</Caption>
        <span className="block text-caption text-muted">{countryName(country)}</span>
      </>
    ),
  },
  {
    key: 'total',
    header: t('desk.total'),
    align: 'end',
    cell: ({ totalFen }) => <Whole>{formatFen(totalFen)}</Whole>,
  },
  { key: 'stage', header: t('desk.stage'), cell: (order) => <StageCell order={order} /> },
  {
    key: 'due',
    header: t('desk.age'),
    align: 'end',
    cell: ({ due }) => <DueCell due={due} />,
  },
];

/** What is on the parcel, and what the buyer has asked. */
const Caption = ({ children }: { readonly children: string }) => (
  <span className="block text-caption break-words text-muted empty:hidden">{children}</span>
);

/** What is not to be read in two lines, where a table has the width for it. */
const Whole = ({ children }: { readonly children: ReactNode }) => (
  <span className="tablet:whitespace-nowrap">{children}</span>
);

/** Of a person: in one line, and cut where it is very long. */
const Name = ({ children }: { readonly children: string }) => (
  <span title={children} className="inline-block max-w-36 truncate align-bottom">
    {children}
  </span>
);

/** Where what the buyer asked for with the order is still to be read. */
const WISHED: ReadonlySet<string> = new Set<DeskSummary['stage']>([
  'paid_review',
  'to_buy',
  'ordered',
  'in_warehouse',
]);

function StageCell({ order }: { readonly order: DeskSummary }) {
  const { stage, stageSince, tier, claimedBy, hasOpenClaim, hasCancelAsked, unansweredSince } = order;
  const { decided, piecesMinded, parcel, awaited, hasWish } = order;
  return (
    <span className="flex flex-wrap items-center gap-1">
      {t(`desk.stages.${stage}`)}
      <span className="text-caption whitespace-nowrap text-muted">
        {t('desk.forAge', { age: ageText(stageSince) })}
      </span>
      {tier === 'standard' || isFinal(stage) ? null : <Badge tone="info">{t(`desk.tiers.${tier}`)}</Badge>}
      {parcel.length === 0 ? null : (
        <Badge tone="info">{t('desk.inParcel', { numbers: parcel.map(lastOf).join(', ') })}</Badge>
      )}
      {decided === null ? null : (
        <Badge tone={decided === 'accept' ? 'good' : 'retry'}>{t(`desk.decided.${decided}`)}</Badge>
      )}
      {unansweredSince === null ? null : (
        <Badge tone="retry">{t('desk.unanswered', { age: ageText(unansweredSince) })}</Badge>
      )}
      {hasWish && WISHED.has(stage) ? <Badge tone="retry">{t('desk.hasWish')}</Badge> : null}
      {hasOpenClaim ? <Badge tone="retry">{t('desk.tasks.claims')}</Badge> : null}
      {hasCancelAsked ? <Badge tone="retry">{t('desk.tasks.cancels')}</Badge> : null}
      {claimedBy === null ? null : <span className="text-caption text-muted">{claimedBy.name}</span>}
      {piecesMinded > 0 ? <Badge tone="info">{t('desk.verdicts', { count: piecesMinded })}</Badge> : null}
      {awaited === null ? null : <AwaitedCaption awaited={awaited} />}
    </span>
  );
}

/** By the last six an order is called and found. */
const lastOf = (number: string): string => number.slice(-6);

const linksIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? []),
];

const focused = (list: HTMLElement | null): HTMLElement | undefined =>
  linksIn(list).find((link) => link === document.activeElement);

function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const links = linksIn(list);
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + by));
  links[next]?.focus();
}
