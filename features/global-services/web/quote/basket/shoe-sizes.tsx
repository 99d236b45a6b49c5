// Beside the size of a shoe that is chosen: what it is called at home, before it is paid, since a size is no reason to take it back.

import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { MEN_FROM, SHOE_SIZES } from '../../../domain/shoe-sizes.ts';
import { t } from '../../texts.ts';

const COLUMNS = ['china', 'brazil', 'us', 'korea'] as const;

export function ShoeSizes() {
  return (
    <details className="text-small">
      <summary className="min-h-11 cursor-pointer py-2 underline">{t('sizes.title')}</summary>
      <p className="mb-2 text-muted">{t('sizes.text')}</p>
      <table className="w-full tabular-nums">
        <caption className="sr-only">{t('sizes.title')}</caption>
        <thead className="text-muted">
          <tr className="border-b border-line-strong">
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-1 pe-2 text-start font-normal break-normal">
                {t(`sizes.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOE_SIZES.map(({ millimetres, china, brazil, us }) => (
            <tr key={china} className="border-b border-line">
              <th scope="row" className="py-1 pe-2 text-start font-medium">
                {china}
              </th>
              <td className="py-1 pe-2">{brazil}</td>
              <td className="py-1 pe-2">
                {t(china < MEN_FROM ? 'sizes.women' : 'sizes.men', { size: formatNumber(Number(us)) })}
              </td>
              <td className="py-1">{millimetres}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
