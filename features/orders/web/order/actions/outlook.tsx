// What accepting the photos does to the price: what it cost more or less than quoted, and who bears it.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import type { OrderView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { Settlement } from '../costs-part.tsx';

export function OutlookPart({ outlook }: { readonly outlook: NonNullable<OrderView['outlook']> }) {
  return (
    <div className="mb-5 border-s-2 border-retry ps-4">
      <p className="font-medium">{outlookText(outlook)}</p>
      <Settlement lines={outlook.lines} />
    </div>
  );
}

export function outlookText({ balanceFen, refundFen, borneFen }: NonNullable<OrderView['outlook']>): string {
  if (balanceFen > 0) return t('decide.costsMore', { amount: formatFen(balanceFen) });
  if (refundFen > 0) return t('decide.costsLess', { amount: formatFen(refundFen) });
  return borneFen > 0 ? t('decide.borne', { amount: formatFen(borneFen) }) : t('decide.costsSame');
}
