// What was entered wrong and is entered again: the amounts that were paid, the shop's order number, the tracking number.

import { type ReactNode, useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { isTrackingNumber } from '../../../domain/desk/tracking-number.ts';
import { type DeskOrder, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import {
  initialShopOrders,
  ShopOrderFields,
  type ShopOrderValues,
  typedShopOrders,
} from '../order/shop-order-fields.tsx';
import { useOperate } from '../use-operate.ts';
import { BuyForm } from './buying/buy-form.tsx';
import { useSure } from './sure-dialog.tsx';
import { DispatchForm } from './warehouse/dispatch-form.tsx';

type CorrectionProps = { readonly order: DeskOrder };

/** A button that opens its form over the page, so that it is in sight wherever the button stands. */
function InDialog({
  name,
  children,
}: {
  readonly name: string;
  readonly children: (close: () => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen ? (
        <Dialog title={name} onClose={close}>
          {children(close)}
        </Dialog>
      ) : null}
    </>
  );
}

/** The question whether it is right stands over the page when the form has gone. */
export function CorrectCosts({ order }: CorrectionProps) {
  const sure = useSure(order);
  return (
    <>
      <InDialog name={t('deeds.correct_costs')}>
        {(close) => <BuyForm order={order} action="correct_costs" sure={sure} onDone={close} />}
      </InDialog>
      {sure.dialog}
    </>
  );
}

export const CorrectTracking = ({ order }: CorrectionProps) => (
  <InDialog name={t('deeds.correct_tracking')}>
    {(close) => <DispatchForm order={order} action="correct_tracking" onDone={close} />}
  </InDialog>
);

export const CorrectShopOrder = ({ order }: CorrectionProps) => (
  <InDialog name={t('deeds.correct_shop_order')}>
    {(close) => <ShopOrderForm order={order} onDone={close} />}
  </InDialog>
);

/** Carriers write letters large; between two numbers anything may stand that is in none. */
const numbersIn = (typed: string): string[] =>
  typed
    .toUpperCase()
    .split(/[\s,，、;；]+/u)
    .filter((number) => number !== '');

function ShopOrderForm({ order, onDone }: CorrectionProps & { readonly onDone: () => void }) {
  const operate = useOperate(order);
  const form = useForm<{ courier: string } & ShopOrderValues>({
    initial: { ...initialShopOrders({ order }), courier: order.courierNumbers.join(' ') },
    check: ({ courier }) =>
      numbersIn(courier).every(isTrackingNumber)
        ? undefined
        : { fields: { courier: t('desk.courierWrong') } },
    send: async ({ courier, ...values }) => {
      const shopOrders = typedShopOrders({ order }, values);
      await operate({ action: 'correct_shop_order', shopOrders, courierNumbers: numbersIn(courier) });
      onDone();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <ShopOrderFields order={order} form={form} />
      <TextField
        {...form.field('courier')}
        label={t('desk.courier')}
        hint={t('desk.courierHint')}
        optional
        maxLength={300}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onDone}>{t('desk.leave')}</Button>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('deeds.correct_shop_order')}
        </Button>
      </div>
    </form>
  );
}
