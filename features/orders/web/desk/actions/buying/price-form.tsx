// Before it is bought: the seller asks more than the buyer has paid, and the buyer is asked for the difference.

import { useState } from 'react';
import { t as common, formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormDialog } from '../../../../../../kit/web/ui/fields/form-dialog.tsx';
import { TextArea } from '../../../../../../kit/web/ui/fields/text-area.tsx';
import { useForm } from '../../../../../../kit/web/use-form.ts';
import { writeFen } from '../../../../../settings/web/api.ts';
import { GAP } from '../../../../domain/messages/phrases.ts';
import { doubtDearer } from '../../../../domain/money/plausible.ts';
import { type DeskOrder, refusalText } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { useOperate } from '../../use-operate.ts';
import { ReadySentences } from '../ready-sentences.tsx';
import { costProblem, problemOf, readCost } from './read-cost.ts';

type PriceFormProps = { readonly order: DeskOrder };

export function PriceForm({ order }: PriceFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deeds.ask_price')}</Button>
      {isOpen ? <AskPrice order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

type AskPriceProps = PriceFormProps & {
  /** What the seller asks, where that was typed already. */
  readonly typed?: { readonly goodsFen: number; readonly freightFen: number };
  readonly onClose: () => void;
};

/** The dialog. How much the buyer is asked for stands in it, and it can be withdrawn: nobody is asked once more. */
export function AskPrice({ order, typed: given, onClose }: AskPriceProps) {
  const operate = useOperate(order);
  const quoted = (kind: 'goods' | 'domestic_freight') =>
    order.price.lines.find((line) => line.kind === kind)?.fen ?? 0;
  const sold = { goodsFen: quoted('goods'), freightFen: quoted('domestic_freight') };
  const expected = { ...sold, goodsFen: sold.goodsFen + order.besidesFen };
  const form = useForm({
    initial: {
      goods: writeFen(given?.goodsFen ?? expected.goodsFen),
      freight: writeFen(given?.freightFen ?? sold.freightFen),
      reason: '',
    },
    check: ({ goods, freight, reason }) => {
      const fields = {
        ...problemOf('goods', costProblem(goods, t('desk.nowGoods'))),
        ...problemOf('freight', costProblem(freight, t('desk.nowFreight'))),
        ...(reason.trim() === '' ? { reason: common('field.missing') } : {}),
        ...(reason.includes(GAP) ? { reason: t('messages.slotsMissing') } : {}),
      };
      return Object.keys(fields).length === 0 ? undefined : { fields };
    },
    send: async ({ goods, freight, reason }) => {
      const asked = { goodsFen: readCost(goods) ?? 0, freightFen: readCost(freight) ?? 0 };
      await operate({ action: 'ask_price', ...asked, text: reason.trim(), isSure: true });
      onClose();
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  const typed = {
    goodsFen: readCost(form.watch('goods')) ?? 0,
    freightFen: readCost(form.watch('freight')) ?? 0,
  };
  const dearer = doubtDearer(typed, sold, order);
  return (
    <FormDialog
      title={t('deeds.ask_price')}
      form={form}
      submit={t('deeds.ask_price')}
      cancel={t('desk.leave')}
      onClose={onClose}
    >
      <p>{t('deedTexts.ask_price')}</p>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <AmountField {...form.field('goods')} label={t('desk.nowGoods')} />
        <AmountField {...form.field('freight')} label={t('desk.nowFreight')} />
      </div>
      <p className="font-bold" aria-live="polite">
        {dearer
          ? t('desk.nowMore', { amount: formatFen(dearer.given - dearer.expected) })
          : t('desk.nowBorne')}
      </p>
      <ReadySentences orderId={order.id} of="ask_price" onText={(reason) => form.set({ reason })} />
      <TextArea {...form.field('reason')} label={t('desk.reason')} rows={3} maxLength={2000} />
    </FormDialog>
  );
}
