// That it is the buyer's turn: until when, what comes of silence, and whether the buyer was reminded.

import type { DeskSummary } from '../../queries.ts';
import { showDay } from '../../show.ts';
import { t } from '../../texts.ts';

type Awaited = NonNullable<DeskSummary['awaited']>;

/** In a row of the list. */
export function AwaitedCaption({ awaited }: { readonly awaited: Awaited }) {
  const { of, until } = awaited;
  const turn = turnText(of, until === null ? undefined : showDay(until));
  return (
    <span className="text-caption text-muted">
      {[turn, remindedText(awaited)].filter(Boolean).join(' · ')}
    </span>
  );
}

/** What is on its way waits for its carrier before it waits for anybody. */
function turnText(of: Awaited['of'], date: string | undefined): string {
  if (of === 'storage') return t('desk.storedUntil', { date: date ?? '' });
  if (of === 'receipt') return date === undefined ? t('desk.onTheWay') : t('desk.onTheWayUntil', { date });
  return date === undefined ? t('desk.buyersTurn') : t('desk.buyersTurnUntil', { date });
}

/** The same on the page of an order, with what comes of silence. */
export function AwaitedLine({ awaited }: { readonly awaited: Awaited }) {
  const { of, since, until, reminders } = awaited;
  const values = { since: showDay(since), until: until === null ? '' : showDay(until) };
  const isSilent = until !== null && reminders.length === 0;
  return (
    <p className="mb-4 text-small text-muted">
      {t(`desk.awaited.${of}`, values)} {isSilent ? t('desk.noReminder') : begun(remindedText(awaited))}
    </p>
  );
}

const begun = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Of the reminders the last that was sent, and the next. */
function remindedText({ reminders }: Awaited): string {
  const sent = reminders.findLast(({ isSent }) => isSent);
  const next = reminders.find(({ isSent }) => !isSent);
  return [
    sent === undefined ? '' : t('desk.reminded', { date: showDay(sent.at) }),
    next === undefined ? '' : t('desk.willRemind', { date: showDay(next.at) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
