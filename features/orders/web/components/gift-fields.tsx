// A present: no price goes into the parcel, and a card may. What customs are told stays as it is.

import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import type { Form } from '../../../../kit/web/use-form.ts';
import { GIFT_CARD_MOST } from '../../domain/gift.ts';
import type { Typed } from '../address/typed-address.ts';
import { t } from '../texts.ts';

export function GiftFields({ form }: { readonly form: Form<Typed> }) {
  const { value, onChange } = form.choice('isGift');
  return (
    <div className="grid gap-3">
      <Switch label={t('gift.choose')} checked={value} onChange={onChange} />
      {value ? (
        <>
          <p className="text-small text-muted">{t('gift.text')}</p>
          <TextArea
            {...form.field('cardText')}
            label={t('gift.card')}
            hint={t('gift.cardHint', { most: GIFT_CARD_MOST })}
            rows={2}
            maxLength={GIFT_CARD_MOST}
          />
        </>
      ) : null}
    </div>
  );
}

type GiftNoteProps = { readonly giftCard: string | null };

/** What was chosen, to its buyer. */
export function GiftNote({ giftCard }: GiftNoteProps) {
  if (giftCard === null) return null;
  return (
    <p className="mt-3 border-s-2 border-line-strong ps-4">
      {giftCard === '' ? t('gift.chosen') : t('gift.chosenCard', { card: giftCard })}
    </p>
  );
}
