// The last seven days beside the seven before: minutes, answers and tasks, of a class or of one learner.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';

type Week = Insight['weeks']['last'];
type Row = { readonly key: string; readonly name: string; readonly shown: (week: Week) => string };

export function Weeks({ weeks }: Pick<Insight, 'weeks'>) {
  return (
    <Section title={t('weeks.title')} lead={t('weeks.lead')}>
      {/* Three narrow columns stay side by side on a phone: they are there to be compared. */}
      <table className="w-full max-w-reading text-left">
        <caption className="sr-only">{t('weeks.title')}</caption>
        <thead className="text-small text-muted">
          <tr>
            <th scope="col" className="py-2 font-normal">
              {t('weeks.what')}
            </th>
            <th scope="col" className="py-2 ps-4 text-right font-normal">
              {t('weeks.last')}
            </th>
            <th scope="col" className="py-2 ps-4 text-right font-normal">
              {t('weeks.before')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows().map(({ key, name, shown }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              <td className="py-2 ps-4 text-right font-medium">{shown(weeks.last)}</td>
              <td className="py-2 ps-4 text-right">{shown(weeks.before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const rows = (): readonly Row[] => [
  { key: 'minutes', name: t('insight.minutes'), shown: ({ minutes }) => formatNumber(minutes) },
  { key: 'answers', name: t('insight.answers'), shown: ({ asked }) => formatNumber(asked) },
  {
    key: 'right',
    name: t('insight.right'),
    shown: ({ asked, right }) =>
      asked === 0 ? '–' : formatNumber(right / asked, { style: 'percent', maximumFractionDigits: 0 }),
  },
  {
    key: 'tasks',
    name: t('weeks.tasks'),
    shown: ({ due, done }) => (due === 0 ? '–' : t('weeks.doneOf', { done, due })),
  },
];
