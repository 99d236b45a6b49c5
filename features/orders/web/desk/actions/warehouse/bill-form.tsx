// What the carrier asks for a parcel that is packed or gone; entered again, it counts in place of what was entered before.

import { useState } from 'react';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { FormDialog } from '../../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextField } from '../../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../../settings/web/api.ts';
import { doubtBill } from '../../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../../queries.ts';
import { showNumbers } from '../../../show.ts';
import { t } from '../../../texts.ts';
import { costProblem, problemOf, readCost } from '../buying/read-cost.ts';
import { useSure } from '../sure-dialog.tsx';

export function BillForm({ order }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { send, dialog } = useSure(order);
  const { carrier, trackingNumber, costs, parcel } = order;
  const { grams, billFen } = order.packed ?? { grams: 0, billFen: null };
  const form = useForm({
    initial: { bill: billFen === null ? '' : writeFen(billFen) },
    check: ({ bill }) => {
      const fields = problemOf('bill', costProblem(bill, t('desk.carrierBillName')));
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ bill }) => {
      const typedFen = readCost(bill) ?? 0;
      const isSame = typedFen === billFen;
      const doubt = isSame ? undefined : doubtBill(typedFen, grams, order.price.weight);
      await send({ action: 'enter_bill', billFen: typedFen }, doubt);
      setOpen(false);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const others = parcel?.others ?? [];
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deeds.enter_bill')}</Button>
      {isOpen ? (
        <FormDialog
          title={t('deeds.enter_bill')}
          form={form}
          submit={t('address.save')}
          cancel={t('desk.leave')}
          onClose={() => setOpen(false)}
        >
          {carrier === '' ? null : (
            <p className="font-medium wrap-anywhere">
              {carrier} · {trackingNumber}
            </p>
          )}
          {others.length === 0 ? null : <p>{t('desk.billShared', { numbers: showNumbers(others) })}</p>}
          <p className="text-muted">
            {t('desk.billNow', { amount: formatFen(costs.shippingFen ?? 0), number: order.number })}
          </p>
          <TextField
            {...form.field('bill')}
            label={t('desk.parcelBill')}
            hint={t('deedTexts.enter_bill')}
            inputMode="decimal"
            maxLength={20}
          />
        </FormDialog>
      ) : null}
      {dialog}
    </>
  );
}
