// Things as they were confirmed: picture, name, variant, price of one and how many; their Chinese words can be tapped.

import type { ReactNode } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { NameGloss, shopName, ThingName } from '../../../global-services/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type ItemListProps = {
  readonly items: OrderView['request']['items'];
  /** The picture of the thing at this place. */
  readonly pictureOf: (at: number) => string | null;
  /** What is said below the thing at this place. */
  readonly renderNote?: (at: number) => ReactNode;
};

export function ItemList({ items, pictureOf, renderNote }: ItemListProps) {
  return (
    <ul className="border-b border-line">
      {items.map((item, at) => (
        // The things of an order never change.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className="border-t border-line py-3">
          <div className="flex items-center gap-4">
            <Thumbnail url={pictureOf(at)} box={item.pictureBox} />
            <div className="min-w-0 grow">
              <p className="font-medium">
                <ThingName name={item.name} />
              </p>
              <p className="text-small text-muted">
                <span className="tabular-nums">
                  {formatFen(item.priceFen)} × {item.quantity}
                </span>
                {item.variant === '' ? null : (
                  <>
                    {' · '}
                    <ChineseWords text={item.variant} pinyin="never" />
                  </>
                )}
              </p>
              <NameGloss name={item.variant} />
              <Shop item={item} />
              {item.which ? <p className="text-small">{t('order.which', { which: item.which })}</p> : null}
            </div>
          </div>
          {renderNote?.(at)}
        </li>
      ))}
    </ul>
  );
}

/** Where it is bought, which leads there where the address is known. */
function Shop({ item: { shop, link } }: { readonly item: OrderView['request']['items'][number] }) {
  const name = shopName(shop);
  const shown = shop === '' ? t('order.toShop') : name;
  if (shop === '' && link === null) return null;
  return (
    <div className="text-small">
      {link === null ? (
        <ChineseWords text={shown} pinyin="never" />
      ) : (
        <a
          href={link}
          target="_blank"
          rel="noreferrer nofollow"
          className="inline-flex min-h-11 items-center underline"
        >
          {shown}
        </a>
      )}
    </div>
  );
}
