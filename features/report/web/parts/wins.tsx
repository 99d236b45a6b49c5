// What was won, in words: the first thing that the eye meets. Each line opens what it counts.

import type { ReactNode } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { STUDY_DAY_SECONDS } from '../../../study-time/domain/index.ts';
import { hasStudied, shareRight } from '../../domain/index.ts';
import { Behind, behind } from '../behind.tsx';
import type { Report } from '../queries.ts';
import { dayText, percent } from '../show.ts';
import { t } from '../texts.ts';
import { useVoice } from '../voice.ts';

export function Wins({ report }: { readonly report: Report }) {
  const { period, from, date, words, answers } = report;
  return (
    <section
      aria-labelledby="report-wins"
      className="rounded-soft border border-line bg-surface p-5 tablet:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="report-wins" className="text-small font-bold text-muted">
          {t(`period.${period}`)}
          <span className="ms-3 font-normal">{from === null ? null : rangeText(from, date)}</span>
        </h2>
        {words.metAndKept > 0 ? <StampedSeal size={48} /> : null}
      </div>
      {hasStudied(report) ? (
        <Won report={report} />
      ) : (
        <p className="mt-3 font-serif text-title">{t('wins.none')}</p>
      )}
      {answers.imported > 0 ? (
        <p className="mt-3 max-w-prose text-small text-muted">
          {t('wins.imported', { count: answers.imported })}
        </p>
      ) : null}
      <Advice report={report} />
    </section>
  );
}

const rangeText = (from: string, until: string): string =>
  from === until ? dayText(from) : t('period.range', { from: dayText(from), until: dayText(until) });

function Won({ report }: { readonly report: Report }) {
  const { period, minutes, studyDays, sentences, textsRead, words, answers } = report;
  const voice = useVoice();
  return (
    <ul className="mt-3 grid max-w-prose gap-0.5 text-lead *:first:mb-2 *:first:font-serif *:first:text-title *:first:font-bold tablet:*:first:text-display">
      {words.met > 0 ? (
        <Line to={behind('words', { metIn: period })}>{t('wins.met', { count: words.met })}</Line>
      ) : null}
      {words.metAndKept > 0 ? (
        <Line to={behind('words', { metIn: period, state: 'kept' })}>
          {t(`voice.${voice}.metAndKept`, { count: words.metAndKept })}
        </Line>
      ) : null}
      {sentences > 0 ? <Line to="/study">{t('wins.sentences', { count: sentences })}</Line> : null}
      {textsRead > 0 ? <Line to="/study/texts">{t('wins.texts', { count: textsRead })}</Line> : null}
      {answers.all.right > 0 ? (
        <Line to={behind('answers', { period, result: 'right' })}>
          {t('wins.right', { count: answers.all.right, share: percent(shareRight(answers.all)) })}
        </Line>
      ) : null}
      {minutes > 0 ? (
        <Line to={behind('days', { period })}>{t('wins.minutes', { count: minutes })}</Line>
      ) : null}
      {studyDays > 0 ? (
        <Line to={behind('days', { period, only: 'study_days' })}>
          {t('wins.days', { count: studyDays })}
        </Line>
      ) : null}
    </ul>
  );
}

function Line({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <Behind to={to}>{children}</Behind>
    </li>
  );
}

/** What somebody has planned is held to first: what is advised to all comes after it. */
function Advice({
  report: { minutes, studyDays, calendarDays, forecast, advisedMinutes },
}: {
  readonly report: Report;
}) {
  // A first day is good or bad by nothing yet: it is the beginning.
  if (calendarDays <= 1 && minutes > 0 && studyDays === 0)
    return <AdviceText>{t('advice.begun', { least: STUDY_DAY_SECONDS / 60 })}</AdviceText>;
  if (calendarDays <= 1 && minutes > 0)
    return <AdviceText>{t('advice.firstDay', { own: forecast.minutesADay })}</AdviceText>;
  const average = Math.floor(minutes / Math.max(1, calendarDays));
  const own = forecast.minutesADay;
  const advised = advisedMinutes;
  const text = t(`advice.${adviceFor({ average, own, advised })}`, { count: average, own, advised });
  return <AdviceText>{text}</AdviceText>;
}

const AdviceText = ({ children }: { readonly children: string }) => (
  <p className="mt-5 max-w-prose border-s-2 border-seal-mark ps-4 text-muted">{children}</p>
);

type Minutes = { readonly average: number; readonly own: number; readonly advised: number };

function adviceFor({ average, own, advised }: Minutes) {
  if (average >= advised) return 'reached';
  if (own >= advised) return average === 0 ? 'plain' : 'below';
  if (average === 0) return 'plainOwn';
  return average < own ? 'belowOwn' : 'keptOwn';
}
