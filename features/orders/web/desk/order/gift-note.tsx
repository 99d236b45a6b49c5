// What whoever packs must do with a present: no price in the parcel, and the card as it was written.

import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { t } from '../../texts.ts';

type GiftNoteProps = {
  readonly orders: readonly { readonly number: string; readonly giftCard: string | null }[];
};

/** Of all orders that go into the parcel. */
export function GiftNote({ orders }: GiftNoteProps) {
  const gifts = orders.filter(({ giftCard }) => giftCard !== null);
  if (gifts.length === 0) return null;
  return (
    <Notice tone="retry" title={t('gift.deskTitle')}>
      <p>{t('gift.desk')}</p>
      {gifts.map(({ number, giftCard }) => (
        <p key={number} className="mt-2 break-words whitespace-pre-line">
          {t('order.labelled', {
            label: number,
            text: giftCard === '' ? t('gift.deskNoCard') : t('gift.deskCard', { card: giftCard ?? '' }),
          })}
        </p>
      ))}
    </Notice>
  );
}
