// What keeping to a plan comes to: the date, the words, and what an exam still asks for. Says nothing while it is read.

import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { type PlanOutlook as Outlook, outlookQuery } from '../queries.ts';
import { t } from '../texts.ts';

type PlanOutlookProps = {
  readonly id: string;
  /** Of the plan, where it does not stand there anyway. */
  readonly title?: string;
};

export function PlanOutlook({ id, title }: PlanOutlookProps) {
  const { data } = useQuery(outlookQuery(id));
  if (!data) return null;
  const { exam } = data;
  return (
    <section aria-label={t('outlook.label')} className="mt-4 grid max-w-prose gap-1">
      {title === undefined ? null : <h3 className="font-bold">{title}</h3>}
      <p>{wordsText(data)}</p>
      {exam ? <p>{examText(exam)}</p> : null}
      <p className="text-small text-muted">{t('outlook.note')}</p>
    </section>
  );
}

function wordsText({ date, minutesADay, words }: Outlook): string {
  // The date is a day of the learner's, whatever the zone of this device.
  const day = formatDate(new Date(`${date}T12:00:00`), { day: 'numeric', month: 'long', year: 'numeric' });
  return words === 0
    ? t('outlook.practice', { minutes: minutesADay, date: day })
    : t('outlook.words', { minutes: minutesADay, date: day, count: words });
}

function examText({ band, size, known, missing }: NonNullable<Outlook['exam']>): string {
  const counts = { band, size: formatNumber(size), known: formatNumber(known) };
  return missing === 0
    ? t('outlook.enough', counts)
    : t('outlook.exam', { ...counts, missing: formatNumber(missing) });
}
