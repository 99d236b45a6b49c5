// A thing typed in, or one that is mended: what it is, what one piece costs, how many.

import { useRef } from 'react';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { guessCategory } from '../../../../product-upload/domain/index.ts';
import { readFen, writeFen } from '../../../../settings/web/api.ts';
import { usualGrams } from '../../../domain/price/usual-weight.ts';
import { BOUNDS } from '../../../domain/quote/terms.ts';
import { readWeight, writeWeight } from '../../../domain/weight-typed.ts';
import { isWhichOpen } from '../../../domain/which-one.ts';
import { NameGloss } from '../../names/word-by-word.tsx';
import type { TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { type BasketItem, NEW_ITEM } from './basket.ts';
import { kilograms } from './kilograms.ts';
import { ShoeSizes } from './shoe-sizes.tsx';
import { SizeQuestion } from './size-question.tsx';

type ItemDialogProps = {
  /** Undefined for a new one. */
  readonly item: BasketItem | undefined;
  readonly terms: TermsView;
  readonly onSave: (item: BasketItem) => void;
  /** Where one more can be typed in without leaving. */
  readonly next?: { readonly label: string; readonly onSave: (item: BasketItem) => void } | undefined;
  readonly onClose: () => void;
};

type TextName = 'name' | 'price' | 'quantity' | 'variant' | 'shop' | 'link' | 'which' | 'category' | 'weight';
type Typed = Readonly<Record<TextName, string>> & { readonly declared: BasketItem['declared'] };

/** Empty: nobody has chosen one. What is new is of the kind that its name says, until the buyer chooses. */
const kindOf = ({ name, category }: Pick<Typed, 'name' | 'category'>, { categories }: TermsView): string =>
  category || (categories.find(({ id }) => id === guessCategory(name))?.id ?? '');

const typedOf = (item: BasketItem): Typed => ({
  name: item.name,
  price: item.priceFen === 0 ? '' : writeFen(item.priceFen),
  quantity: String(item.quantity),
  variant: item.variant,
  shop: item.shop,
  link: item.link ?? '',
  which: item.which ?? '',
  category: item.category,
  weight: item.weightGrams === null ? '' : writeWeight(item.weightGrams),
  declared: item.declared,
});

const readWhole = (typed: string, most: number): number | undefined => {
  const value = /^[0-9]{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
  return value >= 1 && value <= most ? value : undefined;
};

const isLink = (typed: string): boolean => typed.trim() === '' || /^https?:\/\/\S+$/.test(typed.trim());

/** As it is typed. */
const isWhichTyped = ({ link, shop, which }: Pick<Typed, 'link' | 'shop' | 'which'>, item: BasketItem) =>
  isWhichOpen({ link: link.trim() || null, shop, which, pictureId: item.pictureId });

function check(typed: Typed, item: BasketItem, terms: TermsView) {
  const { name, price, quantity, weight, link } = typed;
  const fen = readFen(price);
  const fields = {
    ...(name.trim() === '' ? { name: common('field.missing') } : {}),
    ...(fen === undefined || fen > BOUNDS.priceFen ? { price: t('item.priceWrong') } : {}),
    ...(readWhole(quantity, BOUNDS.quantity) === undefined ? { quantity: t('item.quantityWrong') } : {}),
    ...(weight.trim() !== '' && readWeight(weight) === undefined ? { weight: t('item.weightWrong') } : {}),
    ...(kindOf(typed, terms) === '' ? { category: t('item.categoryMissing') } : {}),
    ...(isLink(link) ? {} : { link: t('item.linkWrong') }),
    ...(isWhichTyped(typed, item) ? { which: t('which.missing') } : {}),
  };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

/** What was changed by hand is the buyer's word from now on. */
function itemOf(typed: Typed, before: BasketItem): BasketItem {
  const { sources } = before;
  const priceFen = readFen(typed.price) ?? 0;
  const weightGrams = readWeight(typed.weight) ?? null;
  const name = typed.name.trim();
  return {
    ...before,
    name,
    priceFen,
    isCouponPrice: priceFen === before.priceFen && before.isCouponPrice,
    quantity: readWhole(typed.quantity, BOUNDS.quantity) ?? 1,
    variant: typed.variant.trim(),
    shop: typed.shop.trim(),
    link: typed.link.trim() || null,
    which: typed.which.trim(),
    category: typed.category,
    declared: typed.declared,
    weightGrams,
    sources: {
      ...sources,
      name: name === before.name ? sources.name : 'buyer',
      price: priceFen === before.priceFen ? sources.price : 'buyer',
      weight:
        weightGrams === before.weightGrams ? sources.weight : weightGrams === null ? 'default' : 'buyer',
    },
  };
}

export function ItemDialog({ item = NEW_ITEM, terms, onSave, next, onClose }: ItemDialogProps) {
  const { categories, restrictedItems } = terms;
  /** By which of the two buttons it is sent; Enter in a field is the first. */
  const isNext = useRef(false);
  const form = useForm<Typed>({
    initial: typedOf(item),
    check: (typed) => check(typed, item, terms),
    send: async (typed) => {
      const save = isNext.current && next ? next.onSave : onSave;
      save(itemOf({ ...typed, category: kindOf(typed, terms) }, item));
    },
    explain: () => ({ message: common('errors.UNKNOWN') }),
  });
  const isAsked = isWhichTyped({ link: form.watch('link'), shop: form.watch('shop'), which: '' }, item);
  const kind = kindOf({ name: form.watch('name'), category: form.watch('category') }, terms);
  const usual = usualGrams(form.watch('name')) ?? categories.find(({ id }) => id === kind)?.grams;
  return (
    <Dialog title={t(item === NEW_ITEM ? 'item.add' : 'item.change')} onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <div>
          <TextField {...form.field('name')} label={t('item.name')} maxLength={200} />
          <NameGloss name={form.watch('name')} isPaired />
        </div>
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <AmountField {...form.field('price')} label={t('item.price')} />
          <TextField
            {...form.field('quantity')}
            label={t('item.quantity')}
            inputMode="numeric"
            maxLength={9}
          />
        </div>
        <div>
          <TextField
            {...form.field('variant')}
            label={t('item.variant')}
            hint={t('item.variantHint')}
            optional
            maxLength={200}
          />
          <NameGloss name={form.watch('variant')} isPaired />
          <SizeQuestion
            category={kind}
            name={form.watch('name')}
            variant={form.watch('variant')}
            onAnswer={(variant) => form.set({ variant })}
          />
          {kind === 'shoes' ? <ShoeSizes /> : null}
        </div>
        <TextField {...form.field('link')} label={t('item.link')} type="url" optional maxLength={2000} />
        <TextField {...form.field('shop')} label={t('item.shop')} optional maxLength={100} />
        {isAsked ? (
          <TextArea
            {...form.field('which')}
            label={t('which.title')}
            hint={t('which.hint')}
            rows={2}
            maxLength={300}
          />
        ) : null}
        <div className="grid items-start gap-4 tablet:grid-cols-2">
          <Select
            {...form.choice('category')}
            value={kind}
            label={t('item.category')}
            options={[
              ...(kind === '' ? [{ value: '', label: t('item.categoryChoose') }] : []),
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextField
            {...form.field('weight')}
            label={t('item.weight')}
            hint={usual === undefined ? undefined : t('item.weightHint', { weight: kilograms(usual) })}
            optional
            inputMode="decimal"
            maxLength={12}
          />
        </div>
        <Declared kinds={restrictedItems} {...form.choice('declared')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" onClick={() => void (isNext.current = false)}>
            {t('item.save')}
          </Button>
          {next === undefined ? null : (
            <Button type="submit" onClick={() => void (isNext.current = true)}>
              {next.label}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

type DeclaredProps = {
  readonly kinds: TermsView['restrictedItems'];
  readonly value: BasketItem['declared'];
  readonly onChange: (declared: BasketItem['declared']) => void;
};

/** What we do not buy nobody declares, and what one country asks for follows from what it is. */
const isAsked = ({ remedy, countries }: DeclaredProps['kinds'][number]): boolean =>
  remedy !== 'refuse' && countries.length === 0;

/** What the name of a thing does not tell: a powder that is food, a toy with a battery in it. */
function Declared({ kinds, value, onChange }: DeclaredProps) {
  return (
    <fieldset>
      <legend className="font-medium">{t('item.declared')}</legend>
      {kinds.filter(isAsked).map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={value.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, id] : value.filter((each) => each !== id))
            }
            className="size-5 accent-ink"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
