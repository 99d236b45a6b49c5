// What yesterday came to, figure by figure, beside the day before: the first day that is over is what people ask about.

import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { Overview } from '../../queries.ts';
import { t } from '../../texts.ts';
import { WRITE_FIGURE } from './figure-chart.tsx';

type Figure = Overview['figures'][number];
type Row = Pick<Figure, 'name' | 'title' | 'unit' | 'partOf'> & {
  readonly yesterday: number;
  readonly before: number;
};

/** Today stands last and is not over. */
const [YESTERDAY, BEFORE] = [-2, -3];

export function Yesterday({ figures }: Pick<Overview, 'figures'>) {
  const rows = figures.flatMap(({ days, ...figure }): Row[] => {
    const [yesterday, before] = [days?.at(YESTERDAY), days?.at(BEFORE)];
    return yesterday && before ? [{ ...figure, yesterday: yesterday.value, before: before.value }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Section title={t('dashboard.yesterday')}>
      {/* Three short columns stand beside each other on a phone, too. */}
      <table className="w-full max-w-prose border-collapse">
        <caption className="sr-only">{t('dashboard.yesterday')}</caption>
        <thead>
          <tr className="border-b border-line-strong text-small text-muted">
            <th scope="col" className="py-2 text-start font-normal">
              {t('dashboard.figure')}
            </th>
            <th scope="col" className={NUMBER}>
              {t('dashboard.yesterday')}
            </th>
            <th scope="col" className={NUMBER}>
              {t('dashboard.dayBefore')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={row.name} row={row} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

const NUMBER = 'py-2 ps-4 text-end font-normal whitespace-nowrap tabular-nums';

function FigureRow({ row: { title, unit, partOf, yesterday, before } }: { readonly row: Row }) {
  const write = WRITE_FIGURE[unit];
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2 text-start font-normal">
        {partOf === null ? title : <span className="text-muted">{t('dashboard.ofIt', { title })}</span>}
      </th>
      <td className={NUMBER}>{write(yesterday)}</td>
      <td className={classNames(NUMBER, 'text-muted')}>{write(before)}</td>
    </tr>
  );
}
