// What the weight that is being typed does to the money, before it is told: to the buyer it cannot be untold.

import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { weigh } from '../../../../domain/money/weigh.ts';
import type { DeskOrder } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { readGrams } from '../buying/read-cost.ts';

type WeightOutlookProps = {
  readonly order: DeskOrder;
  readonly typed: string;
  /** What the carrier asks; null: by the tariff. */
  readonly carrierBillFen: number | null;
};

/** Nothing while no weight is typed, or before it is known what the goods cost. */
export function WeightOutlook({ order, typed, carrierBillFen }: WeightOutlookProps) {
  const { price, totalFen, costs, besidesFen, givenBackFen } = order;
  const grams = readGrams(typed);
  const { goodsFen, freightFen } = costs;
  const isKnown = grams !== undefined && goodsFen !== null && freightFen !== null;
  const told = isKnown
    ? weigh({ price, totalFen, goodsFen, freightFen, besidesFen, givenBackFen, carrierBillFen }, grams)
    : undefined;
  const weight = told?.lines.find(({ kind }) => kind === 'weight');
  return (
    <output className="grid gap-1 empty:hidden">
      {told && weight ? (
        <>
          <span className="text-small text-muted tabular-nums">
            {t('desk.weighing.shipping', {
              real: formatFen(weight.realFen),
              quoted: formatFen(weight.quotedFen),
            })}
          </span>
          <span className="font-medium tabular-nums">{outcomeOf(told)}</span>
        </>
      ) : null}
    </output>
  );
}

/** All costs together, since what was saved on the goods pays for the weight. */
function outcomeOf({ excessFen, refundFen, isBalanceNeeded }: ReturnType<typeof weigh>): string {
  if (isBalanceNeeded) return t('desk.weighing.more', { amount: formatFen(excessFen) });
  if (excessFen > 0) return t('desk.weighing.borne', { amount: formatFen(excessFen) });
  if (refundFen > 0) return t('desk.weighing.back', { amount: formatFen(refundFen) });
  return t('desk.weighing.same');
}
