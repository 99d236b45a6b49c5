// What needs somebody today, whatever has waited longest first and what can wait last, each with the page where it is done.

import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { languageTag } from '../../../../../kit/web/i18n.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { OverviewPart } from '../../queries.ts';
import { t } from '../../texts.ts';

export function TaskList({ parts }: { readonly parts: readonly OverviewPart[] }) {
  const tasks = parts
    .flatMap(({ title, content }) => content?.tasks.map((task) => ({ ...task, title })) ?? [])
    .toSorted(
      (one, other) =>
        Number(one.isAside ?? false) - Number(other.isAside ?? false) ||
        (one.oldestAt ?? '').localeCompare(other.oldestAt ?? ''),
    );
  return (
    <Section title={t('dashboard.tasksTitle')}>
      {tasks.length === 0 ? (
        <p className="text-muted">{t('dashboard.noTasks')}</p>
      ) : (
        <ul className="grid gap-3 tablet:grid-cols-2">
          {tasks.map(({ title, label, count, oldestAt, to }) => (
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
                      : `${title} · ${t('dashboard.oldest', { age: ageOf(oldestAt) })}`}
                  </span>
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

/** “3 days ago”; by the hour on the first day, by the minute in the first hour. */
function ageOf(at: string): string {
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS));
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const format = new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' });
  if (hours === 0) return format.format(-minutes, 'minute');
  return hours < HOURS_PER_DAY
    ? format.format(-hours, 'hour')
    : format.format(-Math.floor(hours / HOURS_PER_DAY), 'day');
}
