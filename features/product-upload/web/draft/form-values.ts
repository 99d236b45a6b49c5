// The fields of an item as they stand in its form, and back; each refusal at its field.

import { IS_COMMA_GROUP, writeAmount } from '../../../../kit/web/typed-amount.ts';
import {
  type ItemCategory,
  isWhichOpen,
  valuesOfFields,
  writeWeight,
} from '../../../global-services/domain/index.ts';
import { isChoiceOpen } from '../../domain/index.ts';
import { readAddress, readPrice, readQuantity, readWeight } from '../../domain/typed-values.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';

export type DraftValues = {
  name: string;
  unitPriceFen: string;
  quantity: string;
  variant: string;
  which: string;
  shop: string;
  link: string;
  category: ItemCategory | '';
  weightGrams: string;
  domesticFreightFen: string;
};
export type DraftField = keyof DraftValues;

const NOTHING_TYPED = { name: '', variant: '', which: '', shop: '', link: '', category: '' } as const;

export function toValues({ fields }: Draft): DraftValues {
  const {
    unitPriceFen,
    quantity,
    weightGrams,
    domesticFreightFen,
    pictureBox: _box,
    declared: _declared,
    denied: _denied,
    ...said
  } = valuesOfFields(fields);
  const written = <Value>(value: Value | undefined, write: (known: Value) => string): string =>
    value === undefined ? '' : write(value);
  return {
    ...NOTHING_TYPED,
    ...said,
    unitPriceFen: written(unitPriceFen, writePrice),
    quantity: written(quantity, String),
    weightGrams: written(weightGrams, writeWeight),
    domesticFreightFen: written(domesticFreightFen, writePrice),
  };
}

/** As it is typed: whole yuan without hundredths. */
export const writePrice = (fen: number): string => (fen % 100 === 0 ? String(fen / 100) : writeAmount(fen));

/** An empty field is null; one that cannot be read is undefined. */
function readAll(values: DraftValues) {
  const read = <Value>(typed: string, reader: (text: string) => Value | undefined) =>
    typed.trim() === '' ? null : reader(typed);
  const asText = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
  return {
    name: asText(values.name),
    unitPriceFen: read(values.unitPriceFen, (typed) => readPrice(typed, { isCommaGroup: IS_COMMA_GROUP })),
    quantity: read(values.quantity, readQuantity),
    variant: asText(values.variant),
    which: asText(values.which),
    shop: asText(values.shop),
    link: read(values.link, readAddress),
    category: values.category === '' ? null : values.category,
    weightGrams: read(values.weightGrams, readWeight),
    domesticFreightFen: read(values.domesticFreightFen, (typed) =>
      readPrice(typed, { leastFen: 0, isCommaGroup: IS_COMMA_GROUP }),
    ),
  };
}

/** What can be stored now; what cannot be read is left as it was. */
export const toChanges = (values: DraftValues) => readAll(values);

const CHECKED = ['unitPriceFen', 'quantity', 'link', 'weightGrams', 'domesticFreightFen'] as const;
const NEEDED = ['name', 'unitPriceFen', 'quantity', 'category'] as const;
type Refusals = { readonly [Name in DraftField]?: string };

/** Whether neither a link, a shop nor a picture says which one it is; `which` is asked for then. */
export const isWhichAsked = (
  { link, shop }: Pick<DraftValues, 'link' | 'shop'>,
  { pictureId }: Draft,
): boolean => isWhichOpen({ link: link.trim() || null, shop, pictureId });

/** Undefined when it may be confirmed. */
export function refuse(values: DraftValues, draft: Draft): { readonly fields: Refusals } | undefined {
  const read = readAll(values);
  const wrong = [
    ...CHECKED.filter((name) => read[name] === undefined),
    ...NEEDED.filter((name) => read[name] === null),
    ...(isChoiceOpen(values.variant) ? (['variant'] as const) : []),
    ...(isWhichAsked(values, draft) && read.which === null ? (['which'] as const) : []),
  ];
  if (wrong.length === 0) return undefined;
  return { fields: Object.fromEntries(wrong.map((name) => [name, t(`wrong.${name}`)])) };
}
