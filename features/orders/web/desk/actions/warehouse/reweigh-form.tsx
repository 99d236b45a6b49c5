// What the packed parcel weighs and what the carrier asks for it, typed while no money follows from it.

import { useState } from 'react';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../../settings/web/api.ts';
import { doubtBill, doubtReweighing } from '../../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../../queries.ts';
import { showGrams } from '../../../show.ts';
import { t } from '../../../texts.ts';
import { costProblem, problemOf, readCost, readGrams } from '../buying/read-cost.ts';
import { useSure } from '../sure-dialog.tsx';
import { WeightOutlook } from './weight-outlook.tsx';

/** Null: no bill yet, so that the tariff counts. */
const readBill = (typed: string): number | null | undefined => (typed.trim() === '' ? null : readCost(typed));

/** What was estimated, and what the scale said when it came. */
function hintOf({ price, log }: DeskOrder): string {
  const estimated = showGrams(price.weight.grams);
  const received = log.find(({ action }) => action === 'receive')?.data['grams'];
  return typeof received === 'number'
    ? t('desk.gramsHintWeighed', { weight: estimated, weighed: showGrams(received) })
    : t('desk.gramsHint', { weight: estimated });
}

export function ReweighForm({ order }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { send, dialog } = useSure(order);
  const { weight } = order.price;
  const form = useForm({
    initial: {
      grams: String(order.realGrams ?? ''),
      bill: order.carrierBillFen === null ? '' : writeFen(order.carrierBillFen),
    },
    check: ({ grams, bill }) => {
      const fields = {
        ...problemOf('grams', readGrams(grams) === undefined ? t('desk.gramsWrong') : undefined),
        ...problemOf('bill', bill.trim() === '' ? undefined : costProblem(bill, t('desk.carrierBillName'))),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async (typed) => {
      const grams = readGrams(typed.grams) ?? 0;
      const carrierBillFen = readBill(typed.bill) ?? null;
      const told = { estimatedGrams: weight.grams, beforeGrams: order.realGrams };
      const doubt = doubtReweighing(grams, told) ?? doubtBill(carrierBillFen, grams, weight);
      await send({ action: 'reweigh', grams, carrierBillFen }, doubt);
      setOpen(false);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deeds.reweigh')}</Button>
      {isOpen ? (
        <FormDialog
          title={t('deeds.reweigh')}
          form={form}
          submit={t('address.save')}
          cancel={t('desk.leave')}
          onClose={() => setOpen(false)}
        >
          <TextField
            {...form.field('grams')}
            label={t('desk.packedGrams')}
            hint={hintOf(order)}
            inputMode="numeric"
            maxLength={20}
          />
          <TextField
            {...form.field('bill')}
            label={t('desk.carrierBill')}
            hint={t('desk.carrierBillHint')}
            inputMode="decimal"
            maxLength={20}
          />
          <WeightOutlook
            order={order}
            typed={form.watch('grams')}
            carrierBillFen={readBill(form.watch('bill')) ?? null}
          />
        </FormDialog>
      ) : null}
      {dialog}
    </>
  );
}
