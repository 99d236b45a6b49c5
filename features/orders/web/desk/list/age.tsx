// How long something has waited or is still good for, in the largest whole unit; and until when an order is due.

import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import type { DeskSummary } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

const MINUTE = 60_000;

export const ageText = (since: string): string => spanText(Date.now() - Date.parse(since));

const untilText = (at: string): string => spanText(Date.parse(at) - Date.now());

function spanText(span: number): string {
  const minutes = Math.max(0, Math.floor(span / MINUTE));
  if (minutes < 60) return t('desk.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('desk.hours', { count: hours }) : t('desk.days', { count: Math.floor(hours / 24) });
}

type Due = NonNullable<DeskSummary['due']>;

const isOverdue = ({ at }: Due): boolean => Date.parse(at) < Date.now();

/** What is to be done here, and how much time is left for it or that it is late. */
export function DueCell({ due }: Pick<DeskSummary, 'due'>) {
  if (due === null) return <span className="text-muted">{t('desk.noDue')}</span>;
  return (
    <span className="inline-grid justify-items-start gap-0.5 tablet:justify-items-end">
      {isOverdue(due) ? (
        <Badge tone="retry">{t('desk.overdueBy', { age: ageText(due.at) })}</Badge>
      ) : (
        <span className="whitespace-nowrap">{t('desk.dueIn', { age: untilText(due.at) })}</span>
      )}
      <span className="text-caption text-muted">{t(`desk.due.${due.of}`)}</span>
    </span>
  );
}

/** The same on the page of an order. */
export function DueLine({ due }: { readonly due: Due }) {
  const what = t(`desk.due.${due.of}`);
  if (!isOverdue(due))
    return (
      <p className="mb-4 text-small text-muted">{t('desk.dueAt', { what, date: showMoment(due.at) })}</p>
    );
  return (
    <div className="mb-6">
      <Notice tone="wrong">{t('desk.dueLate', { what, age: ageText(due.at) })}</Notice>
    </div>
  );
}
