// The number of an order at the shop: a field for each shop at which something of it is bought.

import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import type { TextFields } from '../../../../../kit/web/use-form.ts';
import { shopsOf } from '../../../domain/desk/shops.ts';
import type { DeskOrder } from '../../queries.ts';
import { t } from '../../texts.ts';

type Of = { readonly order: Pick<DeskOrder, 'request' | 'shopOrders'> };
type FieldName = `shop${number}`;
/** The values of a form that holds these fields, by name. */
export type ShopOrderValues = Readonly<Record<FieldName, string>>;

const nameOf = (at: number): FieldName => `shop${at}`;

export const shopOrderLabel = (name: string): string =>
  name === '' ? t('desk.shopOrder') : t('desk.shopOrderOf', { name });

export const initialShopOrders = ({ order }: Of): Record<FieldName, string> =>
  Object.fromEntries(
    shopsOf(order.request.items).map(({ things }, at) => [nameOf(at), order.shopOrders[things[0]] ?? '']),
  );

/** What was typed, for each thing of the order. */
export function typedShopOrders({ order }: Of, values: ShopOrderValues): string[] {
  const typed = order.request.items.map(() => '');
  for (const [at, { things }] of shopsOf(order.request.items).entries())
    for (const thing of things) typed[thing] = values[nameOf(at)] ?? '';
  return typed;
}

export function ShopOrderFields({ order, form }: Of & { readonly form: TextFields<FieldName> }) {
  return shopsOf(order.request.items).map(({ name, things }, at) => (
    <TextField
      key={things[0]}
      {...form.field(nameOf(at))}
      label={shopOrderLabel(name)}
      optional
      maxLength={80}
    />
  ));
}
