// What was really paid to the seller, and the number of the order at their shop.

import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../settings/web/api.ts';
import { doubtPurchase } from '../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { readCost } from './read-cost.ts';
import { useSure } from './sure-dialog.tsx';

export function BuyForm({ order }: { readonly order: DeskOrder }) {
  const { send, dialog } = useSure(order);
  const quoted = (kind: 'goods' | 'domestic_freight') =>
    order.price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  const form = useForm({
    initial: {
      goods: writeFen(quoted('goods')),
      freight: writeFen(quoted('domestic_freight')),
      shopOrder: '',
    },
    check: ({ goods, freight }) => {
      const fields = {
        ...(readCost(goods) === undefined ? { goods: t('desk.amountWrong') } : {}),
        ...(readCost(freight) === undefined ? { freight: t('desk.amountWrong') } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: ({ goods, freight, shopOrder }) => {
      const paid = { goodsFen: readCost(goods) ?? 0, freightFen: readCost(freight) ?? 0 };
      const sold = { goodsFen: quoted('goods'), freightFen: quoted('domestic_freight') };
      return send({ action: 'buy', ...paid, shopOrder }, doubtPurchase(paid, sold));
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <form {...form.formProps} className="grid w-full gap-4">
      <FormMessage form={form} />
      <div className="grid items-start gap-4 tablet:grid-cols-3">
        <TextField {...form.field('goods')} label={t('desk.goods')} inputMode="decimal" maxLength={12} />
        <TextField {...form.field('freight')} label={t('desk.freight')} inputMode="decimal" maxLength={12} />
        <TextField {...form.field('shopOrder')} label={t('desk.shopOrder')} optional maxLength={80} />
      </div>
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('deeds.buy')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
