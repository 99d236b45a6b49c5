// The things of an order as they were confirmed; their Chinese words can be tapped, since this is what one buys.

import type { ReactNode } from 'react';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { isSizeOpen } from '../../../global-services/domain/index.ts';
import { CouponNote, VerdictList } from '../../../global-services/web/api.ts';
import { GiftNote } from '../components/gift-fields.tsx';
import { ItemList } from '../components/item-list.tsx';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';
import { ChangeWishes, SizeMissing } from './actions/change-wishes.tsx';
import { DropThing } from './actions/drop-thing.tsx';

type ItemsPartProps = {
  readonly order: OrderView;
  /** To buyers, what is restricted about each stands beside it; operators have it at the top of their page. */
  readonly side: 'buyer' | 'operator';
  /** Below what the buyer has asked for. */
  readonly children?: ReactNode;
};

export function ItemsPart({ order, side, children }: ItemsPartProps) {
  const { request, pictures, requirements, giftCard, price } = order;
  return (
    <Section title={t(side === 'buyer' ? 'order.items' : 'desk.items')}>
      <ItemList
        items={request.items}
        pictureOf={(at) => pictures.find(({ item }) => item === at)?.url ?? null}
        renderNote={(at) =>
          side === 'buyer' ? (
            <div className="mt-3 empty:hidden">
              <CouponNote item={request.items[at]} />
              <VerdictList
                verdicts={price.verdicts.filter(({ item }) => item === at)}
                name={request.items[at]?.name ?? ''}
              />
              <SizeMissing order={order} item={at} />
              <DropThing order={order} item={at} />
            </div>
          ) : (
            <>
              {request.items[at]?.isCouponPrice ? (
                <p className="mt-2 text-small text-retry">{t('desk.couponPrice')}</p>
              ) : null}
              <NoLink order={order} item={at} />
              <NoSize order={order} item={at} />
            </>
          )
        }
      />
      {requirements === '' ? null : (
        <div className="mt-3 border-s-2 border-line-strong ps-4">
          <p className="whitespace-pre-line">
            {t('order.labelled', { label: t('checkout.note'), text: requirements })}
          </p>
          {children}
        </div>
      )}
      {side === 'buyer' ? <ChangeWishes order={order} /> : null}
      {side === 'buyer' ? <GiftNote giftCard={giftCard} /> : null}
    </Section>
  );
}

/** The buyer was told that they are asked before it is bought. */
function NoSize({ order: { request }, item }: Pick<ItemsPartProps, 'order'> & { readonly item: number }) {
  const thing = request.items[item];
  if (!thing || !isSizeOpen(thing)) return null;
  return <p className="mt-2 text-small text-retry">{t('desk.noSize')}</p>;
}

/** Whoever buys it must find it by its name, its picture or what the buyer has said. */
function NoLink({
  order: { request, pictures },
  item,
}: Pick<ItemsPartProps, 'order'> & { readonly item: number }) {
  const thing = request.items[item];
  if (!thing || thing.link !== null) return null;
  const hasPicture = pictures.some((picture) => picture.item === item && picture.url !== null);
  return (
    <p className="mt-2 text-small text-retry">{t(hasPicture ? 'desk.noLink' : 'desk.noLinkNoPicture')}</p>
  );
}
