// The things of an order as they were confirmed; their Chinese words can be tapped, since this is what one buys.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ItemList } from '../components/item-list.tsx';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

export function ItemsPart({ order }: { readonly order: OrderView }) {
  const { request, pictures, requirements } = order;
  return (
    <Section title={t('order.items')}>
      <ItemList
        items={request.items}
        pictureOf={(at) => pictures.find(({ item }) => item === at)?.url ?? null}
      />
      {requirements === '' ? null : (
        <p className="mt-3 border-s-2 border-line-strong ps-4">
          {t('checkout.note')}: {requirements}
        </p>
      )}
    </Section>
  );
}
