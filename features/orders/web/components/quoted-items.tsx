// What is about to be ordered, with the pictures of the drafts that it comes from.

import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { draftsQuery, type QuoteView } from '../../../global-services/web/api.ts';
import { t } from '../texts.ts';
import { ItemList } from './item-list.tsx';

export function QuotedItems({ items }: { readonly items: QuoteView['request']['items'] }) {
  // Without an answer the things are shown all the same, each with the sign of a parcel.
  const { data: drafts = [] } = useQuery(draftsQuery);
  const pictureOf = (at: number) => drafts.find(({ id }) => id === items[at]?.draftId)?.picture ?? null;
  return (
    <Section title={t('checkout.items')}>
      <ItemList items={items} pictureOf={pictureOf} />
    </Section>
  );
}
