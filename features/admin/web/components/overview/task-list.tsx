// What needs somebody today, each with the page where it is done: what is overdue first, then what money waits for.

import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { languageTag } from '../../../../../kit/web/i18n.ts';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { OverviewPart } from '../../queries.ts';
import { t } from '../../texts.ts';
import { sortTasks } from './sort-tasks.ts';

export function TaskList({ parts }: { readonly parts: readonly OverviewPart[] }) {
  const [now] = useState(() => Date.now());
  const tasks = sortTasks(
    parts.flatMap(({ title, content }) => content?.tasks.map((task) => ({ ...task, title })) ?? []),
    now,
  );
  return (
    <Section title={t('dashboard.tasksTitle')}>
      {tasks.length === 0 ? (
        <p className="text-muted">{t('dashboard.noTasks')}</p>
      ) : (
        <ul className="grid gap-3 tablet:grid-cols-2">
          {tasks.map(({ title, label, count, oldestAt, dueAt, to }) => (
            <li key={`${to} ${label}`}>
              <Link
                to={to}
                className="flex min-h-16 items-center gap-4 rounded-soft border border-line bg-surface px-4 py-3 transition-colors hover:border-ink"
              >
                <span className="min-w-10 text-end font-serif text-title font-bold tabular-nums">
                  {count}
                </span>
                <span className="min-w-0 grow">
                  <span className="block font-medium">{label}</span>
                  <span className="block text-caption text-muted">
                    {oldestAt === null
                      ? title
                      : `${title} · ${t('dashboard.oldest', { age: ageOf(oldestAt, now) })}`}
                  </span>
                  {dueAt === undefined ? null : (
                    <span
                      className={classNames(
                        'block text-caption',
                        Date.parse(dueAt) < now ? 'font-medium text-retry' : 'text-muted',
                      )}
                    >
                      {Date.parse(dueAt) < now
                        ? t('dashboard.overdue', { age: ageOf(dueAt, now) })
                        : t('dashboard.due', { age: ageOf(dueAt, now) })}
                    </span>
                  )}
                </span>
                <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** “3 days ago”, “in 3 days”; by the hour within a day, by the minute within an hour. */
function ageOf(at: string, now: number): string {
  const sign = Date.parse(at) < now ? -1 : 1;
  const minutes = Math.max(1, Math.floor(Math.abs(now - Date.parse(at)) / MINUTE_MS));
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' });
  if (hours === 0) return format.format(sign * minutes, 'minute');
  return hours < HOURS_PER_DAY
    ? format.format(sign * hours, 'hour')
    : format.format(sign * Math.floor(hours / HOURS_PER_DAY), 'day');
}
