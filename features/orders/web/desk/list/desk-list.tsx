// The orders of a queue as a table: chosen one by one or all, moved through and worked by keyboard.

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { isPageKey } from '../../../../../kit/web/shortcuts/page-keys.ts';
import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { countryName } from '../../../../global-services/web/api.ts';
import type { DeskSummary } from '../../queries.ts';
import { t } from '../../texts.ts';
import { Age } from './age.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useBulk } from './use-bulk.ts';

export function DeskList({ orders }: { readonly orders: readonly DeskSummary[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const bulk = useBulk(() => setChosen(new Set()));
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  // What another has moved on meanwhile is not in the list any more.
  const selected = orders.filter(({ id }) => chosen.has(id));
  useKeys({
    move: (by) => moveFocus(list.current, by),
    choose: () => {
      const id = focused(list.current)?.dataset['order'];
      if (id !== undefined) toggle(id);
    },
    claim: () => {
      const id = focused(list.current)?.dataset['order'];
      const meant = selected.length > 0 ? selected : orders.filter((order) => order.id === id);
      if (meant.length > 0) bulk.mutate({ orders: meant, action: 'claim' });
    },
  });
  return (
    <div ref={list}>
      <BulkBar
        selected={selected}
        isAll={selected.length === orders.length}
        bulk={bulk}
        onAll={() =>
          setChosen(selected.length === orders.length ? new Set() : new Set(orders.map(({ id }) => id)))
        }
      />
      <Table
        caption={t('desk.title')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={columns({ chosen, onToggle: toggle })}
      />
      <p className="mt-4 hidden text-small text-muted wide:block">{t('desk.keys')}</p>
    </div>
  );
}

type ColumnParams = {
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
};

const columns = ({ chosen, onToggle }: ColumnParams): readonly Column<DeskSummary>[] => [
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
        to={`/admin/global-orders/${id}`}
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
    cell: ({ product, things }) => (
      <>
        <MixedText text={product} />
        {things > 1 ? ` +${things - 1}` : null}
      </>
    ),
  },
  { key: 'buyer', header: t('desk.buyer'), cell: ({ buyer }) => buyer.name },
  { key: 'to', header: t('desk.to'), cell: ({ country }) => <Whole>{countryName(country)}</Whole> },
  {
    key: 'total',
    header: t('desk.total'),
    align: 'end',
    cell: ({ totalFen }) => <Whole>{formatFen(totalFen)}</Whole>,
  },
  { key: 'stage', header: t('desk.stage'), cell: (order) => <StageCell order={order} /> },
  {
    key: 'age',
    header: t('desk.age'),
    align: 'end',
    cell: ({ stageSince }) => (
      <Whole>
        <Age since={stageSince} />
      </Whole>
    ),
  },
  { key: 'by', header: t('desk.claimedBy'), cell: ({ claimedBy }) => claimedBy?.name ?? '' },
];

/** What is not to be read in two lines. */
const Whole = ({ children }: { readonly children: ReactNode }) => (
  <span className="whitespace-nowrap">{children}</span>
);

function StageCell({
  order: { stage, hasOpenClaim, hasCancelAsked, verdicts },
}: {
  readonly order: DeskSummary;
}) {
  return (
    <span className="flex flex-wrap items-center gap-1">
      {t(`desk.stages.${stage}`)}
      {hasOpenClaim ? <Badge tone="retry">{t('desk.claims')}</Badge> : null}
      {hasCancelAsked ? <Badge tone="retry">{t('desk.cancels')}</Badge> : null}
      {verdicts > 0 ? <Badge tone="info">{t('desk.verdicts', { count: verdicts })}</Badge> : null}
    </span>
  );
}

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

type Keys = {
  readonly move: (by: 1 | -1) => void;
  readonly choose: () => void;
  readonly claim: () => void;
};

/** The keys act on the focused row, whose link Enter opens. */
function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPageKey(event)) return;
    if (event.key === 'j') keys.move(1);
    else if (event.key === 'k') keys.move(-1);
    else if (event.key === 'x') keys.choose();
    else if (event.key === 'c') keys.claim();
    else if (event.key === '/') document.querySelector<HTMLElement>('input[type="search"]')?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
