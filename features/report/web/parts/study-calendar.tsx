// A year of study as a map of days, and month by month as a table for whoever reads rather than looks.

import { useContext } from 'react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { type CalendarDay, heatOf, type MonthSum, monthsOf, weeksOf } from '../../domain/calendar.ts';
import { Behind, behind, CanOpen } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { dayText } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';

type StudyCalendarProps = { readonly calendar: Report['calendar']; readonly today: string };

/** Two halves: below one another on a phone, side by side where there is room. */
const HALF = 27;

export function StudyCalendar({ calendar: { from, days }, today }: StudyCalendarProps) {
  const voice = useVoice();
  const weeks = weeksOf({ from, until: today, days });
  // Half a year before the first study only takes room, and is no part of what is told.
  const isHalf = weeks.slice(0, HALF).every((week) => week.every(({ minutes }) => minutes === 0));
  const title = t(`voice.${voice}.${isHalf ? 'halfYear' : 'calendar'}`);
  return (
    <Section title={title}>
      <div aria-hidden="true" className="grid gap-4 tablet:grid-cols-2 tablet:gap-2">
        {isHalf ? null : <HeatMap weeks={weeks.slice(0, HALF)} />}
        <HeatMap weeks={weeks.slice(HALF)} />
      </div>
      <Legend />
      <details className="mt-2">
        <summary className="min-h-11 cursor-pointer content-center text-small text-muted print:hidden">
          {t('calendar.asTable')}
        </summary>
        <Table caption={title} rows={monthsOf(days)} rowKey={({ month }) => month} columns={columns()} />
      </details>
      {useContext(CanOpen) ? (
        <Behind to={behind('days', { period: 'all' })}>{t('calendar.allDays')}</Behind>
      ) : (
        <LastWeek days={lastWeek(weeks)} />
      )}
    </Section>
  );
}

/** The days until today, the latest first. */
const lastWeek = (weeks: readonly (readonly CalendarDay[])[]): readonly CalendarDay[] =>
  weeks.flat().slice(-7).toReversed();

/** For a reader who cannot open the list of days: those of the last seven on which there was study. */
const LastWeek = ({ days }: { readonly days: readonly CalendarDay[] }) => (
  <Table
    caption={t('calendar.lastWeek')}
    rows={days.some(isStudied) ? days.filter(isStudied) : days.slice(0, 1)}
    rowKey={({ date }) => date}
    columns={[
      {
        key: 'day',
        header: t('lists.day'),
        cell: ({ date }) => dayText(date, { weekday: 'long', day: 'numeric', month: 'long' }),
      },
      {
        key: 'minutes',
        header: t('lists.minutes'),
        align: 'end',
        cell: ({ minutes }) =>
          minutes === 0 ? t('calendar.noStudy') : t('lists.minutesOf', { count: minutes }),
      },
    ]}
  />
);

const isStudied = ({ minutes }: CalendarDay): boolean => minutes > 0;

const columns = (): readonly Column<MonthSum>[] => [
  {
    key: 'month',
    header: t('calendar.month'),
    cell: ({ month }) => dayText(`${month}-01`, { year: 'numeric', month: 'long' }),
  },
  { key: 'days', header: t('calendar.days'), align: 'end', cell: ({ days }) => formatNumber(days) },
  {
    key: 'minutes',
    header: t('calendar.minutes'),
    align: 'end',
    cell: ({ minutes }) => formatNumber(minutes),
  },
];

const HEAT = ['fill-raised', 'fill-good/30', 'fill-good/55', 'fill-good/75', 'fill-good'] as const;
const [STEP, CELL, TOP] = [12, 10, 12];
/** Room for the names of days before the weeks, and for that of a month above the last. */
const [LEFT, RIGHT] = [22, 12];

type HeatMapProps = { readonly weeks: readonly (readonly CalendarDay[])[] };

function HeatMap({ weeks }: HeatMapProps) {
  return (
    <svg viewBox={`${-LEFT} 0 ${LEFT + HALF * STEP + RIGHT} ${TOP + 7 * STEP}`} className="w-full">
      <DayLabels week={weeks[0] ?? []} />
      {weeks.map((week, column) => (
        <g key={week[0]?.date ?? column} transform={`translate(${column * STEP} 0)`}>
          <MonthLabel week={week} />
          {week.map(({ date, minutes }, row) => (
            <rect
              key={date}
              y={TOP + row * STEP}
              width={CELL}
              height={CELL}
              rx={2}
              className={HEAT[heatOf(minutes)]}
            >
              <title>{t('calendar.day', { day: dayText(date), count: minutes })}</title>
            </rect>
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Every other day of a week, beside its row. */
const DayLabels = ({ week }: { readonly week: readonly CalendarDay[] }) =>
  week.map(({ date }, row) =>
    row % 2 === 0 ? (
      <text key={date} x={-LEFT} y={TOP + row * STEP + 8} fontSize={7} className="fill-muted">
        {dayText(date, { weekday: 'short' })}
      </text>
    ) : null,
  );

/** Stands above the week in which a month begins. */
function MonthLabel({ week }: { readonly week: readonly CalendarDay[] }) {
  const first = week.find(({ date }) => date.endsWith('-01'));
  if (!first) return null;
  return (
    <text y={8} fontSize={8} className="fill-muted">
      {dayText(first.date, { month: 'short' })}
    </text>
  );
}

function Legend() {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1.5 text-caption text-muted" aria-hidden="true">
      {t('calendar.less')}
      {HEAT.map((heat) => (
        <svg key={heat} viewBox="0 0 10 10" className="size-3">
          <rect width={10} height={10} rx={2} className={heat} />
        </svg>
      ))}
      {t('calendar.more')}
    </p>
  );
}
