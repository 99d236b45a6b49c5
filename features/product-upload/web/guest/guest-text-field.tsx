// A link, a share text or words of a guest: read while they are typed, and priced one by one.

import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import type { ItemFields } from '../../../global-services/domain/index.ts';
import {
  addItem,
  ItemDialog,
  itemOfFields,
  NameGloss,
  shopName,
  ThingName,
  termsQuery,
  useBasket,
} from '../../../global-services/web/api.ts';
import { Converted } from '../../../settings/web/api.ts';
import { draftsFromText } from '../../domain/index.ts';
import { keepGuestText, readGuestText } from '../kept/guest-text.ts';
import { t } from '../texts.ts';

const MOST = 8000;

export function GuestText() {
  const [text, setText] = useState(readGuestText);
  /** Where in the basket each lies that was named otherwise when it was priced. */
  const [taken, setTaken] = useState<ReadonlyMap<number, number>>(new Map());
  /** The place of the thing that is priced; -1 for one that is typed in. */
  const [open, setOpen] = useState<number>();
  const { data: terms } = useQuery(termsQuery);
  const found = text.trim() === '' ? [] : draftsFromText(text);
  const items = useBasket((basket) => basket.items);
  const fields = open === undefined ? undefined : found[open];
  /** How many were priced one after the other: each begins with a form of its own. */
  const [priced, setPriced] = useState(0);
  const isTaken = (at: number, now: ReadonlyMap<number, number>): boolean =>
    now.has(at) || itemOf(found[at] ?? {}, items) !== undefined;
  const following = found.findIndex((_, at) => at !== open && !isTaken(at, taken));
  const take = (item: BasketItem, then: number | undefined) => {
    addItem(item);
    if (open !== undefined && open >= 0) setTaken(new Map([...taken, [open, items.length]]));
    setPriced(priced + 1);
    setOpen(then);
  };
  return (
    <div className="grid gap-4">
      <TextArea
        label={t('add.textLabel')}
        hint={t('add.textHint')}
        rows={4}
        maxLength={MOST}
        value={text}
        error={text.trim() !== '' && found.length === 0 ? t('guest.nothing') : undefined}
        onChange={({ target }) => {
          setText(target.value);
          setTaken(new Map());
          keepGuestText(target.value);
        }}
      />
      {found.length === 0 ? null : (
        <section aria-label={t('guest.read')}>
          <ul className="border-b border-line">
            {found.map((item, at) => (
              // They are told apart by their place alone, and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <Found
                key={at}
                item={item}
                taken={itemOf(item, items) ?? items[taken.get(at) ?? -1]}
                onTake={() => setOpen(at)}
              />
            ))}
          </ul>
        </section>
      )}
      <div>
        <Button icon={<PencilLine aria-hidden="true" size={18} />} onClick={() => setOpen(-1)}>
          {t('add.byHand')}
        </Button>
      </div>
      {open === undefined || terms === undefined ? null : (
        <ItemDialog
          key={priced}
          item={fields && itemOfFields(fields)}
          terms={terms}
          onSave={(item) => take(item, undefined)}
          next={nextOf({ open, following, take })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

type BasketItem = ReturnType<typeof itemOfFields>;

type NextOf = {
  readonly open: number;
  /** The next that was read and is not priced yet; -1 for none. */
  readonly following: number;
  readonly take: (item: BasketItem, then: number) => void;
};

/** By hand as many as there are; of what was read, one after the other. */
function nextOf({ open, following, take }: NextOf) {
  if (open === -1) return { label: t('guest.andAnother'), onSave: (item: BasketItem) => take(item, -1) };
  if (following === -1) return undefined;
  return { label: t('guest.andNext'), onSave: (item: BasketItem) => take(item, following) };
}

/** What lies in the basket of it, also after a reload: known by its link, or else by its name. */
const itemOf = ({ link, name }: ItemFields, items: readonly BasketItem[]): BasketItem | undefined =>
  items.find((item) => (link ? item.link === link.value : name !== undefined && item.name === name.value));

type FoundProps = {
  readonly item: ItemFields;
  /** As it lies in the basket. */
  readonly taken: BasketItem | undefined;
  readonly onTake: () => void;
};

function Found({ item: { name, variant, shop, unitPriceFen }, taken, onTake }: FoundProps) {
  const priceFen = taken?.priceFen ?? unitPriceFen?.value;
  const facts = [
    variant?.value,
    shop && shopName(shop.value),
    priceFen === undefined ? t('guest.noPrice') : formatFen(priceFen),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          {name ? <ThingName name={name.value} /> : t('draft.unnamed')}
        </p>
        <p className="text-small text-muted">
          {facts.filter(Boolean).join(' · ')} {priceFen === undefined ? null : <Converted fen={priceFen} />}
        </p>
        {variant ? <NameGloss name={variant.value} /> : null}
      </div>
      {taken ? (
        <span className="text-small text-muted">{t('guest.taken')}</span>
      ) : (
        <Button onClick={onTake}>{t('guest.take')}</Button>
      )}
    </li>
  );
}
