// The things of an order as they were confirmed; their Chinese words can be tapped, since this is what one buys.

import { formatFen } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { Thumbnail } from '../components/thumbnail.tsx';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

export function ItemsPart({ order }: { readonly order: OrderView }) {
  const { request, pictures, requirements } = order;
  return (
    <Section title={t('order.items')}>
      <ul className="border-b border-line">
        {request.items.map((item, at) => (
          // The things of an order never change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex items-center gap-4 border-t border-line py-3">
            <Thumbnail url={pictures.find((picture) => picture.item === at)?.url ?? null} />
            <div className="min-w-0 grow">
              <p className="font-medium">
                <ChineseWords text={item.name} pinyin="never" />
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
              {item.link === null ? null : (
                <a
                  href={item.link}
                  target="_blank"
                  rel="noreferrer nofollow"
                  className="inline-flex min-h-11 items-center text-small underline"
                >
                  {item.shop === '' ? t('order.toShop') : item.shop}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {requirements === '' ? null : (
        <p className="mt-3 border-s-2 border-line-strong ps-4">
          {t('checkout.note')}: {requirements}
        </p>
      )}
    </Section>
  );
}
