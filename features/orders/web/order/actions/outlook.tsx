// What accepting the photos does to the price: what it cost more or less than quoted, and who bears it.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import type { OrderView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { Settlement } from '../costs-part.tsx';

type Outlook = NonNullable<OrderView['outlook']>;
type OutlookPartProps = { readonly outlook: Outlook; readonly sending: OrderView['sending'] };

export function OutlookPart({ outlook, sending }: OutlookPartProps) {
  return (
    <div className="mb-5 border-s-2 border-retry ps-4">
      <p className="font-medium">{outlookText(outlook, sending)}</p>
      <Settlement lines={outlook.lines} />
    </div>
  );
}

/** In a parcel with others the lines are summed up in another way, which is said wherever there are others. */
export function outlookText(
  { balanceFen, refundFen, borneFen }: Outlook,
  sending: OrderView['sending'],
): string {
  if (balanceFen > 0) return t('decide.costsMore', { amount: formatFen(balanceFen) });
  if (refundFen > 0) return t('decide.costsLess', { amount: formatFen(refundFen) });
  if (borneFen === 0) return t('decide.costsSame');
  const { others = [], underWay = [], undecided = [] } = sending ?? {};
  const isAlone = others.length + underWay.length + undecided.length === 0;
  return t(isAlone ? 'decide.borne' : 'decide.borneAlone', { amount: formatFen(borneFen) });
}
