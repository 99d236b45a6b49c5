// One thing of “What would it cost?”: its price, how many, and what it is, as far as somebody says.

import { X } from 'lucide-react';
import { IconButton } from '../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { guessCategory } from '../../../../product-upload/domain/index.ts';
import { readFen } from '../../../../settings/web/api.ts';
import { BOUNDS } from '../../../domain/quote/terms.ts';
import type { TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { type BasketItem, NEW_ITEM } from '../basket/basket.ts';

export type TypedLine = {
  readonly id: number;
  readonly name: string;
  readonly price: string;
  readonly quantity: string;
  /** Undefined: by the name. */
  readonly category?: string | undefined;
};

/** What nobody has named is of the first kind, as the first price is; what is named and not known, of none in particular. */
function kindOf({ name, category }: TypedLine, { categories }: TermsView): string {
  if (category !== undefined) return category;
  const guess = name.trim() === '' ? categories[0]?.id : (guessCategory(name) ?? 'other');
  return (categories.find(({ id }) => id === guess) ?? categories[0])?.id ?? '';
}

const priceOf = ({ price }: TypedLine): number | undefined => {
  const fen = readFen(price);
  return fen !== undefined && fen > 0 && fen <= BOUNDS.priceFen ? fen : undefined;
};

const countOf = ({ quantity }: TypedLine): number | undefined => {
  const count = /^\d{1,3}$/.test(quantity.trim()) ? Number(quantity) : 0;
  return count > 0 ? count : undefined;
};

/** Undefined while its price or count cannot be read. Without a name, what is restricted is known by its kind alone. */
export function itemOfLine(line: TypedLine, terms: TermsView): BasketItem | undefined {
  const [priceFen, quantity] = [priceOf(line), countOf(line)];
  if (priceFen === undefined || quantity === undefined) return undefined;
  return { ...NEW_ITEM, name: line.name.trim() || '–', priceFen, quantity, category: kindOf(line, terms) };
}

/** For a sentence: its name, else what kind of thing it is. */
export const calledLine = (line: TypedLine, terms: TermsView): string =>
  line.name.trim() || (terms.categories.find(({ id }) => id === kindOf(line, terms))?.name ?? '');

type CheckedLineProps = {
  readonly line: TypedLine;
  readonly terms: TermsView;
  readonly onChange: (changes: Partial<TypedLine>) => void;
  /** Of several: which one it is, and how it is taken out. */
  readonly among?: { readonly at: number; readonly onRemove: () => void } | undefined;
};

export function CheckedLine({ line, terms, onChange, among }: CheckedLineProps) {
  return (
    <fieldset
      aria-label={among && t('check.line', { at: among.at })}
      className="grid min-w-0 items-start gap-4 tablet:grid-cols-2"
    >
      {among ? (
        <div className="flex items-center justify-between border-t border-line pt-2 tablet:col-span-2">
          <span className="font-medium">{t('check.line', { at: among.at })}</span>
          <IconButton label={t('check.remove', { at: among.at })} onClick={among.onRemove}>
            <X aria-hidden="true" size={18} />
          </IconButton>
        </div>
      ) : null}
      <div className="tablet:col-span-2">
        <TextField
          label={t('item.name')}
          value={line.name}
          optional
          maxLength={200}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-4 tablet:col-span-2">
        <AmountField
          label={t('item.price')}
          value={line.price}
          error={priceOf(line) === undefined ? t('item.priceWrong') : undefined}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <TextField
          label={t('item.quantity')}
          value={line.quantity}
          inputMode="numeric"
          maxLength={9}
          error={countOf(line) === undefined ? t('item.quantityWrong') : undefined}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
      </div>
      <div className="tablet:col-span-2">
        <Select
          label={t('item.category')}
          options={terms.categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={kindOf(line, terms)}
          onChange={(category) => onChange({ category })}
        />
      </div>
    </fieldset>
  );
}
