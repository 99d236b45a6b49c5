// What the buyer paid at the door, told once it is over: the next estimate is the better for it.

import { useState } from 'react';
import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { digitsOf, formatAmount, signOf } from '../../../../settings/web/api.ts';
import { type OrderView, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { readMinor } from './minor-units.ts';
import { mayDo, useSendAct } from './use-act.ts';

/** What is paid in at the door of each country we send to; elsewhere people tell it in yuan. */
const CURRENCY_OF: Readonly<Record<string, string>> = {
  US: 'USD',
  JP: 'JPY',
  KR: 'KRW',
  DE: 'EUR',
  GB: 'GBP',
  BR: 'BRL',
};

export function DoorCost({ order }: { readonly order: OrderView }) {
  const [isChanging, setChanging] = useState(false);
  const send = useSendAct(order);
  const currency = order.doorCost?.currency ?? CURRENCY_OF[order.country] ?? 'CNY';
  const form = useForm({
    initial: { amount: '' },
    check: ({ amount }) =>
      readMinor(amount, currency) === undefined ? { fields: { amount: t('arrive.doorWrong') } } : undefined,
    send: async ({ amount }) => {
      const cost = { amount: readMinor(amount, currency) ?? 0, currency };
      await send({ act: { action: 'tell_door_cost', cost }, done: t('arrive.doorThanks') });
      setChanging(false);
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  if (!mayDo(order, 'tell_door_cost')) return null;
  if (order.doorCost !== null && !isChanging)
    return (
      <Section title={t('arrive.doorTitle')}>
        <p className="mb-3 tabular-nums">{formatAmount(order.doorCost.amount, currency)}</p>
        <Button onClick={() => setChanging(true)}>{t('arrive.doorChange')}</Button>
      </Section>
    );
  return (
    <Section title={t('arrive.doorTitle')} lead={t('arrive.doorText')}>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <AmountField
          {...form.field('amount')}
          digits={digitsOf(currency)}
          format={(minor) => formatAmount(minor, currency)}
          label={t('arrive.doorAmount', { currency: signOf(currency) })}
          hint={t('arrive.doorHint', { example: formatNumber(digitsOf(currency) === 0 ? 1200 : 12.5) })}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('arrive.doorSend')}
          </Button>
        </div>
      </form>
    </Section>
  );
}
