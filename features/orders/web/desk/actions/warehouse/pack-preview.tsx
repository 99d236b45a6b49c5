// The parcel as it is packed, typed once for all orders in it, and what comes of it before it is done.

import { useQuery } from '@tanstack/react-query';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { TextField } from '../../../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../../../kit/web/ui/loading/query-part.tsx';
import { writeFen } from '../../../../../settings/web/api.ts';
import { type PackedParcel, packingQuery, refusalText } from '../../../queries.ts';
import { showGrams } from '../../../show.ts';
import { t } from '../../../texts.ts';
import { costProblem, readCost, readGrams } from '../buying/read-cost.ts';
import { doubtText } from '../sure-dialog.tsx';

/** As the operator typed it; what they have not touched stands as it was entered with each order. */
export type TypedParcel = { readonly grams?: string; readonly bill?: string; readonly isSure?: boolean };

/**
 * `packed`: absent while nothing was typed or something of it is wrong, `isReady` says which. What was typed and looks
 * like a slip of the hand is ready once the operator has said that it is right.
 */
export function usePackedParcel(ids: readonly string[], typed: TypedParcel) {
  const entered = useQuery(packingQuery(ids));
  const { data } = entered;
  const grams = typed.grams ?? (data ? String(data.grams) : '');
  const bill = typed.bill ?? (data && data.billFen !== null ? writeFen(data.billFen) : '');
  const isTyped = typed.grams !== undefined || typed.bill !== undefined;
  const problems = isTyped
    ? {
        grams: readGrams(grams) === undefined ? t('desk.gramsWrong') : undefined,
        bill: bill.trim() === '' ? undefined : costProblem(bill, t('desk.carrierBillName')),
      }
    : { grams: undefined, bill: undefined };
  const isRight = problems.grams === undefined && problems.bill === undefined;
  const packed: PackedParcel | undefined =
    isTyped && isRight ? { grams: readGrams(grams) ?? 0, billFen: readCost(bill) ?? null } : undefined;
  const planned = useQuery(packingQuery(ids, packed));
  const isDoubted = packed !== undefined && planned.data?.doubt != null;
  return {
    fields: { grams, bill, problems, enteredGrams: data?.grams },
    packed,
    planned,
    isDoubted,
    isReady: isRight && !planned.isPlaceholderData && (!isDoubted || typed.isSure === true),
  };
}

type PackPreviewProps = {
  readonly parcel: ReturnType<typeof usePackedParcel>;
  readonly typed: TypedParcel;
  readonly onType: (typed: TypedParcel) => void;
};

export function PackPreview({ parcel: { fields, planned, isDoubted }, typed, onType }: PackPreviewProps) {
  const { grams, bill, problems, enteredGrams } = fields;
  return (
    <div className="mt-4 grid gap-4">
      <TextField
        label={t('desk.packedGrams')}
        hint={
          enteredGrams === undefined
            ? undefined
            : t('desk.packing.gramsHint', { weight: showGrams(enteredGrams) })
        }
        error={problems.grams}
        value={grams}
        inputMode="numeric"
        maxLength={20}
        onChange={({ target }) => onType({ ...typed, grams: target.value, isSure: false })}
      />
      <TextField
        label={t('desk.carrierBill')}
        hint={t('desk.packing.billHint')}
        error={problems.bill}
        value={bill}
        inputMode="decimal"
        maxLength={20}
        onChange={({ target }) => onType({ ...typed, bill: target.value, isSure: false })}
      />
      <QueryPart query={planned} failed={t('order.failed')} explain={refusalText} lines={2}>
        {(plan) => (
          <div className="grid gap-3">
            <Plan plan={plan} />
            {isDoubted && plan.doubt ? (
              <div className="border-s-2 border-retry ps-4">
                <p>{doubtText(plan.doubt)}</p>
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    checked={typed.isSure === true}
                    onChange={({ target }) => onType({ ...typed, isSure: target.checked })}
                    className="size-5 accent-ink"
                  />
                  {t('desk.packing.sure')}
                </label>
              </div>
            ) : null}
          </div>
        )}
      </QueryPart>
    </div>
  );
}

type Planned = NonNullable<PackPreviewProps['parcel']['planned']['data']>;

function Plan({ plan: { grams, shippingFen, refundFen, borneFen, orders } }: { readonly plan: Planned }) {
  const refused = orders.flatMap((each) => (each.refused === null ? [] : [{ ...each, why: each.refused }]));
  return (
    <>
      {refused.map(({ id, number, why }) => (
        <p key={id} className="border-s-2 border-retry ps-4">
          {t(`desk.packing.refused.${why}`, { number })}
        </p>
      ))}
      <dl className="grid gap-1">
        <Line name={t('desk.packing.weight')} value={showGrams(grams)} />
        <Line name={t('desk.packing.shipping')} value={formatFen(shippingFen)} />
        {orders.length === 1
          ? null
          : orders.map((each) => (
              <Line
                key={each.id}
                name={t('desk.packing.part', {
                  number: each.number,
                  weight: showGrams(each.grams ?? 0),
                  freight: formatFen(each.shippingFen),
                })}
                value={t('desk.packing.partBack', { amount: formatFen(each.refundFen) })}
              />
            ))}
        <Line
          name={t('desk.packing.back')}
          value={refundFen === 0 ? t('desk.packing.nothing') : formatFen(refundFen)}
          isMain
        />
        {borneFen === 0 ? null : <Line name={t('desk.packing.borne')} value={formatFen(borneFen)} />}
      </dl>
    </>
  );
}

type LineProps = { readonly name: string; readonly value: string; readonly isMain?: boolean };

const Line = ({ name, value, isMain = false }: LineProps) => (
  <div className={`flex flex-wrap justify-between gap-x-6 ${isMain ? 'font-bold' : ''}`}>
    <dt>{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
