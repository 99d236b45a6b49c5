// What keeping to a plan comes to: the date, the words, and what an exam still asks for. Says nothing while it is read.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { MINUTES_A_DAY } from '../../../../learner-settings/domain/index.ts';
import { minutesEnough } from '../../../domain/index.ts';
import { MEMBERSHIP } from '../../membership.ts';
import { type PlanOutlook as Outlook, outlookQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { daysText } from '../../week-text.ts';
import { dayText } from './day-text.ts';

type PlanOutlookProps = {
  readonly id: string;
  /** Of the plan, where it does not stand there anyway. */
  readonly title?: string;
};

export function PlanOutlook({ id, title }: PlanOutlookProps) {
  const { data } = useQuery(outlookQuery(id));
  if (!data) return null;
  const { aim, exam, lately, withVip } = data;
  return (
    <section aria-label={t('outlook.label')} className="mt-4 grid max-w-prose gap-1">
      {title === undefined ? null : <h3 className="font-bold">{title}</h3>}
      <p>{wordsText(data)}</p>
      {aim ? <p>{aimWords(aim, data.date)}</p> : null}
      {exam ? <p>{examText(exam, aim)}</p> : null}
      {exam && aim && exam.missing > 0 ? <p>{sumText(data, { exam, by: aim.by })}</p> : null}
      {withVip ? <VipNote withVip={withVip} /> : null}
      {exam ? (
        <p>
          {exam.known === 0 ? null : t('outlook.examNot')}{' '}
          <Link to="/placement" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t(exam.known === 0 ? 'outlook.findOut' : 'known.placeAgain')}
          </Link>
        </p>
      ) : null}
      {lately ? <p>{latelyText(lately, data)}</p> : null}
      <p className="text-small text-muted">{t('outlook.note')}</p>
    </section>
  );
}

type VipNoteProps = { readonly withVip: NonNullable<Outlook['withVip']> };

/** What the minutes that were wished for would bring by the day of the plan. */
const VipNote = ({ withVip: { minutesADay, words, missing } }: VipNoteProps) => (
  <p>
    {t(missing === null || missing === 0 ? 'outlook.vip' : 'outlook.vipExam', {
      minutes: minutesADay,
      count: words,
      missing: formatNumber(missing ?? 0),
    })}{' '}
    <Link to={MEMBERSHIP} className="inline-flex min-h-11 items-center underline underline-offset-4">
      {t('reach.toVip')}
    </Link>
  </p>
);

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** What there will be on the day that the plan is for, and whether the plan ends long before it or too late. */
function aimWords({ by, words, isLate }: NonNullable<Outlook['aim']>, done: string): string {
  const isEarly = Date.parse(by) - Date.parse(done) > WEEK_MS;
  const end = isLate ? t('outlook.late') : isEarly ? t('outlook.early') : t('outlook.inTime');
  return words === 0 ? end : `${t('outlook.aim', { date: dayText(by), count: words })} ${end}`;
}

/** What it comes to by what was really done: the forecast above rests on keeping to the plan. */
function latelyText(
  { studied, of, date }: NonNullable<Outlook['lately']>,
  { date: planned }: Outlook,
): string {
  if (date === null) return t('outlook.idle', { of });
  const counts = { count: studied, of, date: dayText(date) };
  return date > planned ? t('outlook.slower', counts) : t('outlook.onPace', counts);
}

function wordsText({ date, minutesADay, daysAWeek, words }: Outlook): string {
  const pace = { minutes: minutesADay, days: daysText(daysAWeek), date: dayText(date) };
  return words === 0 ? t('outlook.practice', pace) : t('outlook.words', { ...pace, count: words });
}

type Dated = { readonly exam: NonNullable<Outlook['exam']>; readonly by: string };

/** How the words on the day of an exam come about, to be reckoned after; and how many minutes a day would be enough for it. */
function sumText({ minutesADay }: Outlook, { exam, by }: Dated): string {
  const gained = exam.size - exam.known - exam.missing;
  const weeks = Math.max(1, Math.round((Date.parse(by) - Date.now()) / WEEK_MS));
  const sum = t('outlook.sum', {
    known: formatNumber(exam.known),
    aWeek: formatNumber(Math.round((10 * gained) / weeks) / 10),
    count: weeks,
    reached: formatNumber(exam.known + gained),
    size: formatNumber(exam.size),
  });
  const enough = minutesEnough(exam, { gained, minutesADay });
  const most = Math.max(...MINUTES_A_DAY);
  return `${sum} ${
    enough === undefined || enough > most
      ? t('outlook.notEnough', { most, band: exam.band })
      : t('outlook.suffices', { minutes: enough, band: exam.band })
  }`;
}

/** By the day of a goal it is this pace that brings the words, whatever plan it is by then; without one, it is this plan. */
function examText({ band, size, known, missing }: NonNullable<Outlook['exam']>, aim: Outlook['aim']): string {
  const counts = { band, size: formatNumber(size), known: formatNumber(known) };
  if (missing === 0)
    return aim ? t('outlook.enoughBy', { ...counts, date: dayText(aim.by) }) : t('outlook.enough', counts);
  const left = { ...counts, missing: formatNumber(missing) };
  return known === 0 ? t('outlook.examUnseen', left) : t('outlook.exam', left);
}
