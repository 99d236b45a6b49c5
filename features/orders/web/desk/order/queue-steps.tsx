// The way through a queue, order by order: where this one stands, the one before, the next, and back to the list.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { type DeskFilter, deskListQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { placeOf, queueName, readQueue } from '../list/queue.ts';
import { useDeskKeys } from '../use-desk-keys.ts';

const DESK = '/admin/global-orders';

export function QueueSteps({ id }: { readonly id: string }) {
  const [parameters] = useSearchParams();
  const queue = readQueue(parameters.get('queue'));
  const filter = { queue, search: parameters.get('search') ?? '' };
  const navigate = useNavigate();
  const steps = useSteps(id, filter);
  const back = `${DESK}${placeOf(filter)}`;
  const pathOf = (other: string) => `${DESK}/${other}${placeOf(filter)}`;
  useDeskKeys({
    n: () => steps.next && void navigate(pathOf(steps.next)),
    p: () => steps.previous && void navigate(pathOf(steps.previous)),
    u: () => void navigate(back),
    d: focusNextStep,
    r: () => document.querySelector<HTMLElement>('[data-reply] textarea')?.focus(),
  });
  const name = queue === undefined ? t('desk.all') : queueName(queue);
  return (
    <nav aria-label={name} className="mb-6 flex flex-wrap items-center gap-3">
      <ButtonLink to={back}>
        {queue === undefined ? t('desk.back') : t('desk.backTo', { queue: name })}
      </ButtonLink>
      {steps.previous === undefined ? null : (
        <ButtonLink to={pathOf(steps.previous)}>{t('desk.previous')}</ButtonLink>
      )}
      {steps.next === undefined ? null : <NextLink to={pathOf(steps.next)} isDone={steps.isDone} />}
      <output className="text-small text-muted tabular-nums">{placeText(steps, name)}</output>
      <span className="ms-auto hidden text-small text-muted wide:inline">{t('desk.orderKeys')}</span>
    </nav>
  );
}

function placeText({ at, isMore, isDone, ...steps }: Steps, queue: string): string {
  const { count } = steps;
  if (isDone) return count === 0 ? t('desk.lastOne', { queue }) : t('desk.left', { queue, count });
  return at === undefined ? '' : t('desk.place', { at: at + 1, count: isMore ? `${count}+` : String(count) });
}

type Steps = {
  /** Its place in the list; undefined once it has left it. */
  readonly at: number | undefined;
  readonly count: number;
  /** There are more than those that were read. */
  readonly isMore: boolean;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** It stood in the list, and has left it. */
  readonly isDone: boolean;
};

/** An order that has moved on leaves its queue: the one that took its place there is the next. */
function useSteps(id: string, filter: DeskFilter): Steps {
  const { data, hasNextPage: isMore } = useInfiniteQuery(deskListQuery(filter));
  const ids = data?.pages.flatMap(({ orders }) => orders.map((order) => order.id)) ?? [];
  const found = ids.indexOf(id);
  const [stood, setStood] = useState<{ readonly id: string; readonly at: number }>();
  if (found !== -1 && (stood?.id !== id || stood.at !== found)) setStood({ id, at: found });
  const isDone = found === -1 && stood?.id === id;
  const at = found === -1 ? stood?.at : found;
  if (at === undefined || (found === -1 && !isDone))
    return { at: undefined, count: ids.length, isMore, previous: undefined, next: ids[0], isDone: false };
  return {
    at: isDone ? undefined : at,
    count: ids.length,
    isMore,
    previous: ids[at - 1],
    next: isDone ? (ids[at] ?? ids[0]) : ids[at + 1],
    isDone,
  };
}

/** What was pressed is gone once it is done: Enter then leads on. */
function NextLink({ to, isDone }: { readonly to: string; readonly isDone: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isDone && !isTyping()) link.current?.focus();
  }, [isDone]);
  return (
    <ButtonLink ref={link} to={to} look={isDone ? 'primary' : 'secondary'}>
      {t('desk.next')}
    </ButtonLink>
  );
}

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false;

/** To what is to be filled in or pressed next. */
function focusNextStep(): void {
  const step = document.querySelector('[data-next-step]');
  const fields = [
    ...(step?.querySelectorAll<HTMLInputElement>('input:not([type="file"], [type="checkbox"])') ?? []),
  ];
  const empty = fields.find(({ value }) => value === '');
  (empty ?? fields[0] ?? step?.querySelector<HTMLElement>('button:not([disabled])'))?.focus();
}
