// How near the goods are to the limit of a country, and what could still take them over it.

import { formatAmount } from '../../../../settings/web/api.ts';
import { toMinor } from '../../../domain/border/convert.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';
import type { OpenFreight } from '../basket/freight.ts';

type Limit = PriceView['border']['limit'];
type LimitNoteProps = {
  readonly limit: Limit;
  readonly openFreight: OpenFreight;
};

/** From this share of the limit on, freight inside China of a usual size may take the goods over it. */
const WITHIN_REACH = 0.7;

/** Whether freight that nobody has said yet may take the goods over the limit. */
const isFreightMissing = (limit: NonNullable<Limit>, openFreight: OpenFreight): boolean =>
  limit.state !== 'above' &&
  limit.freight !== 'none' &&
  openFreight.length > 0 &&
  limit.worth >= WITHIN_REACH * limit.limit;

/** Whether what is said of the border holds only as long as the goods stay below it. */
export const isCloseCall = ({ limit, openFreight }: LimitNoteProps): boolean =>
  limit !== null && (limit.state === 'near' || isFreightMissing(limit, openFreight));

export function LimitNote({ limit, openFreight }: LimitNoteProps) {
  if (limit === null) return null;
  const inCurrency = (hundredths: number) =>
    formatAmount(toMinor(hundredths, limit.currency), limit.currency);
  const values = { worth: inCurrency(limit.worth), limit: inCurrency(limit.limit) };
  return (
    <div className="mt-2 text-small">
      <p>{t(limit.state === 'above' ? 'limit.above' : `limit.${limit.freight}`, values)}</p>
      {limit.state === 'near' ? <p className="text-retry">{t('limit.near')}</p> : null}
      {isFreightMissing(limit, openFreight) ? <p className="text-retry">{t('limit.open')}</p> : null}
    </div>
  );
}
