// The things in the basket: each is looked at, mended, or taken out; more are added by picture, link or typing.

import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button, ButtonLink, IconButton } from '../../../../../kit/web/ui/elements/button.tsx';
import { EmptyState } from '../../../../../kit/web/ui/page/empty-state.tsx';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { usualGrams } from '../../../domain/price/usual-weight.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { AskLink } from '../../names/ask-link.tsx';
import { CouponNote } from '../../names/coupon-note.tsx';
import { shopName } from '../../names/shop-name.ts';
import { ThingName } from '../../names/thing-name.tsx';
import { NameGloss } from '../../names/word-by-word.tsx';
import type { TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { addItem, type BasketItem, changeItem, type LeftOut, putBack, removeItem } from './basket.ts';
import { focusThing, thingPlace } from './focus-thing.ts';
import { ItemDialog } from './item-dialog.tsx';
import { perhapsSame } from './join-confirmed.ts';
import { kilograms } from './kilograms.ts';
import { ThingNotes } from './thing-notes.tsx';

type BasketItemsProps = {
  readonly items: readonly BasketItem[];
  readonly terms: TermsView;
  /** What is restricted about each; nothing while that is not known. */
  readonly verdictsOf: (at: number) => PriceView['verdicts'];
};

export function BasketItems({ items, terms, verdictsOf }: BasketItemsProps) {
  /** The place of the thing that is mended; -1 for a new one. */
  const [open, setOpen] = useState<number>();
  /** How many were typed in one after the other: each begins with an empty form. */
  const [typed, setTyped] = useState(0);
  const [out, setOut] = useState<LeftOut>();
  const removed = <TakenOut out={out} items={items} onBack={() => setOut(undefined)} />;
  const remove = (at: number) => setOut(removeItem(at));
  const ways = (
    <>
      <ButtonLink to="/global-services/product-upload">{t('item.byPicture')}</ButtonLink>
      <Button onClick={() => setOpen(-1)}>{t('item.byTyping')}</Button>
    </>
  );
  return (
    <div>
      {items.length === 0 ? (
        <>
          {removed}
          <EmptyState title={t('item.noneTitle')} action={ways}>
            {t('item.none')}
          </EmptyState>
        </>
      ) : (
        <>
          <ul className="border-b border-line">
            {items.map((item, at) => (
              // They are told apart by their place alone, and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="border-t border-line" {...thingPlace(at)}>
                {out?.at === at ? removed : null}
                <ItemRow item={item} terms={terms} onChange={() => setOpen(at)} onRemove={() => remove(at)} />
                <CouponNote item={item} />
                <Same items={items} at={at} onRemove={() => remove(at)} />
                <ThingNotes item={item} at={at} verdicts={verdictsOf(at)} onChange={() => setOpen(at)} />
              </li>
            ))}
            {out !== undefined && out.at >= items.length ? (
              <li className="border-t border-line">{removed}</li>
            ) : null}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            {ways}
            <AskLink about={items[0]?.name.slice(0, 200)} link={items[0]?.link} />
          </div>
        </>
      )}
      {open === undefined ? null : (
        <ItemDialog
          key={typed}
          item={items[open]}
          terms={terms}
          next={
            open === -1
              ? {
                  label: t('item.saveAndNext'),
                  onSave: (item) => {
                    addItem(item);
                    setOut(undefined);
                    setTyped(typed + 1);
                  },
                }
              : undefined
          }
          onSave={(item) => {
            if (open === -1) addItem(item);
            else changeItem(open, item);
            setOut(undefined);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

type TakenOutProps = Pick<BasketItemsProps, 'items'> & {
  readonly out: LeftOut | undefined;
  readonly onBack: () => void;
};

/** Where it stood: a slip of the hand is made good there. */
function TakenOut({ out, items, onBack }: TakenOutProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (out) button.current?.focus();
  }, [out]);
  if (out === undefined || items.some(({ draftId }) => draftId && draftId === out.item.draftId)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 py-2 text-small text-muted">
      <p>{t('item.takenOut', { name: out.item.name })}</p>
      <Button
        ref={button}
        look="ghost"
        onClick={() => {
          putBack(out);
          onBack();
          focusThing(Math.min(out.at, items.length));
        }}
      >
        {t('item.putBack')}
      </Button>
    </div>
  );
}

type SameProps = Pick<BasketItemsProps, 'items'> & { readonly at: number; readonly onRemove: () => void };

/** Two that may be one are asked about before both are paid for. */
function Same({ items, at, onRemove }: SameProps) {
  const [isTwo, setTwo] = useState(false);
  const item = items[at];
  const other = items[perhapsSame(items, at) ?? -1];
  if (isTwo || !item || !other) return null;
  return (
    <div className="mb-3 rounded-soft bg-retry-ground p-4">
      <p>{t('item.same', { name: other.name })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onRemove}>{t('item.sameOne')}</Button>
        <Button onClick={() => setTwo(true)}>{t('item.sameTwo')}</Button>
      </div>
    </div>
  );
}

type ItemRowProps = {
  readonly item: BasketItem;
  readonly terms: TermsView;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

function ItemRow({ item, terms, onChange, onRemove }: ItemRowProps) {
  const { name, variant, shop, priceFen, quantity } = item;
  return (
    <div className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-medium">
          <ThingName name={name} />
        </p>
        <p className="text-small text-muted">
          <span className="tabular-nums">
            {formatFen(priceFen)} × {quantity}
          </span>
          {variant === '' ? null : (
            <>
              {' · '}
              <MixedText text={variant} />
            </>
          )}
          {shop === '' ? null : (
            <>
              {' · '}
              <MixedText text={shopName(shop)} />
            </>
          )}
        </p>
        <NameGloss name={variant} />
        <Weight item={item} terms={terms} onChange={onChange} />
      </div>
      <span className="flex">
        <IconButton label={t('item.changeThis', { name })} onClick={onChange}>
          <Pencil aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={t('item.remove', { name })} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={18} />
        </IconButton>
      </span>
    </div>
  );
}

type WeightProps = Omit<ItemRowProps, 'onRemove'>;

/** A large part of the price follows from it, and where nobody said it, from a guess. */
function Weight({ item: { name, category, weightGrams }, terms, onChange }: WeightProps) {
  const grams = weightGrams ?? usualGrams(name) ?? terms.categories.find(({ id }) => id === category)?.grams;
  if (grams === undefined) return null;
  const weight = kilograms(grams);
  return (
    <button
      type="button"
      onClick={onChange}
      className="min-h-11 text-start text-small text-muted underline underline-offset-4 hover:text-ink"
    >
      {t(weightGrams === null ? 'item.weightGuessed' : 'item.weightEach', { weight })}
      <span className="sr-only">. {t('item.changeWeight', { name })}</span>
    </button>
  );
}
