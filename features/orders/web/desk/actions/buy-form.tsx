// What was really paid to the seller, and the number of the order at their shop.

import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../settings/web/api.ts';
import { doubtDearer, doubtPurchase } from '../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { readCost } from './read-cost.ts';
import {
  initialShopOrders,
  ShopOrderFields,
  type ShopOrderValues,
  typedShopOrders,
} from './shop-order-fields.tsx';
import { useSure } from './sure-dialog.tsx';

type BuyFormProps = {
  readonly order: DeskOrder;
  /** `correct_costs`: what was entered with the wrong amounts. */
  readonly action?: 'buy' | 'correct_costs';
  readonly sure: Pick<ReturnType<typeof useSure>, 'send'>;
  readonly onDone?: () => void;
};

/** Asks itself whether what was typed is right. */
export function Buy({ order }: Pick<BuyFormProps, 'order'>) {
  const sure = useSure(order);
  return (
    <>
      <BuyForm order={order} sure={sure} />
      {sure.dialog}
    </>
  );
}

export function BuyForm({ order, action = 'buy', sure: { send }, onDone }: BuyFormProps) {
  const quoted = (kind: 'goods' | 'domestic_freight') =>
    order.price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  const form = useForm<{ goods: string; freight: string } & ShopOrderValues>({
    initial: {
      goods: writeFen(order.costs.goodsFen ?? quoted('goods')),
      freight: writeFen(order.costs.freightFen ?? quoted('domestic_freight')),
      ...initialShopOrders({ order }),
    },
    check: ({ goods, freight }) => {
      const fields = {
        ...(readCost(goods) === undefined ? { goods: t('desk.amountWrong') } : {}),
        ...(readCost(freight) === undefined ? { freight: t('desk.amountWrong') } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ goods, freight, ...shops }) => {
      const paid = { goodsFen: readCost(goods) ?? 0, freightFen: readCost(freight) ?? 0 };
      const sold = { goodsFen: quoted('goods'), freightFen: quoted('domestic_freight') };
      const act =
        action === 'buy'
          ? { action, ...paid, shopOrders: typedShopOrders({ order }, shops) }
          : { action, ...paid };
      const dearer = action === 'buy' ? doubtDearer(paid, sold, order.totalFen) : undefined;
      await send(act, dearer ?? doubtPurchase(paid, sold));
      onDone?.();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid w-full gap-4">
      <FormMessage form={form} />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField {...form.field('goods')} label={t('desk.goods')} inputMode="decimal" maxLength={12} />
        <TextField {...form.field('freight')} label={t('desk.freight')} inputMode="decimal" maxLength={12} />
      </div>
      {action === 'buy' ? <ShopOrderFields order={order} form={form} /> : null}
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t(`deeds.${action}`)}
        </Button>
      </div>
    </form>
  );
}
