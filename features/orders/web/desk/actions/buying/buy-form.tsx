// What was really paid to the seller, and the number of the order at their shop.

import { useState } from 'react';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../../../kit/web/ui/elements/class-names.ts';
import { AmountField } from '../../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormMessage } from '../../../../../../kit/web/ui/fields/form-message.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../../settings/web/api.ts';
import {
  type Doubt,
  doubtCorrection,
  doubtDearer,
  doubtPurchase,
} from '../../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { keysOf } from '../../mind-list.tsx';
import {
  initialShopOrders,
  ShopOrderFields,
  type ShopOrderValues,
  typedShopOrders,
} from '../../order/shop-order-fields.tsx';
import { useSure } from '../sure-dialog.tsx';
import { useEnterToButton } from '../use-enter-to-button.ts';
import { AskPrice } from './price-form.tsx';
import { costProblem, problemOf, readCost } from './read-cost.ts';

type BuyFormProps = {
  readonly order: DeskOrder;
  /** `correct_costs`: what was entered with the wrong amounts. */
  readonly action?: 'buy' | 'correct_costs';
  readonly sure: Pick<ReturnType<typeof useSure>, 'send'>;
  readonly onDone?: () => void;
};

/** Asks itself whether what was typed is right. */
export function Buy({ order }: Pick<BuyFormProps, 'order'>) {
  const [asking, setAsking] = useState<Paid>();
  const sure = useSure(order, ({ act, doubt }, close) =>
    doubt?.of === 'dearer' && act.action === 'buy' ? (
      <div className="mt-4">
        <Button
          look="primary"
          onClick={() => {
            close();
            setAsking(act);
          }}
        >
          {t('deeds.ask_price')}
        </Button>
      </div>
    ) : null,
  );
  return (
    <>
      <BuyForm order={order} sure={sure} />
      {sure.dialog}
      {asking ? <AskPrice order={order} typed={asking} onClose={() => setAsking(undefined)} /> : null}
    </>
  );
}

type Paid = { readonly goodsFen: number; readonly freightFen: number };

/** What the server would ask about, too. */
function doubtOf(
  action: 'buy' | 'correct_costs',
  paid: Paid,
  { sold, order }: { readonly sold: Paid; readonly order: DeskOrder },
): Doubt | undefined {
  const { goodsFen, freightFen } = order.costs;
  if (action === 'correct_costs' && goodsFen !== null)
    return doubtCorrection(paid, {
      before: { goodsFen, freightFen: freightFen ?? 0 },
      quoted: sold,
      paid: order,
    });
  const expected = { ...sold, goodsFen: sold.goodsFen + order.besidesFen };
  return (action === 'buy' ? doubtDearer(paid, sold, order) : undefined) ?? doubtPurchase(paid, expected);
}

export function BuyForm({ order, action = 'buy', sure: { send }, onDone }: BuyFormProps) {
  const quoted = (kind: 'goods' | 'domestic_freight') =>
    order.price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  const form = useForm<{ goods: string; freight: string } & ShopOrderValues>({
    initial: {
      // What the buyer has agreed to besides is what the seller asks now.
      goods: writeFen(order.costs.goodsFen ?? quoted('goods') + order.besidesFen),
      freight: writeFen(order.costs.freightFen ?? quoted('domestic_freight')),
      ...initialShopOrders({ order }),
    },
    check: ({ goods, freight }) => {
      const fields = {
        ...problemOf('goods', costProblem(goods, t('desk.goods'))),
        ...problemOf('freight', costProblem(freight, t('desk.freight'))),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ goods, freight, ...shops }) => {
      const paid = { goodsFen: readCost(goods) ?? 0, freightFen: readCost(freight) ?? 0 };
      const sold = { goodsFen: quoted('goods'), freightFen: quoted('domestic_freight') };
      const act =
        action === 'buy'
          ? { action, ...paid, shopOrders: typedShopOrders({ order }, shops), minded: keysOf(order) }
          : { action, ...paid };
      await send(act, doubtOf(action, paid, { sold, order }));
      onDone?.();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  useEnterToButton(form.formProps.ref);
  return (
    <form {...form.formProps} className="grid w-full gap-4">
      <FormMessage form={form} />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <AmountField {...form.field('goods')} label={t('desk.goods')} />
        <AmountField {...form.field('freight')} label={t('desk.freight')} />
      </div>
      {action === 'buy' ? <ShopOrderFields order={order} form={form} /> : null}
      <div className={classNames('flex flex-wrap gap-3', onDone ? 'justify-end' : '')}>
        {onDone ? <Button onClick={onDone}>{t('desk.leave')}</Button> : null}
        <Button type="submit" look="primary" busy={form.busy}>
          {t(`deeds.${action}`)}
        </Button>
      </div>
    </form>
  );
}
