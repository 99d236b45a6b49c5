// What is about to be ordered, with the pictures of the drafts that it comes from and what is restricted about it.

import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { draftsQuery, type QuoteView, VerdictList } from '../../../global-services/web/api.ts';
import { t } from '../texts.ts';
import { ItemList } from './item-list.tsx';

export function QuotedItems({ quote: { request, price } }: { readonly quote: QuoteView }) {
  const { items } = request;
  // Without an answer the things are shown all the same, each with the sign of a parcel.
  const { data: drafts = [] } = useQuery(draftsQuery);
  const pictureOf = (at: number) => drafts.find(({ id }) => id === items[at]?.draftId)?.picture ?? null;
  return (
    <Section title={t('checkout.items')}>
      <ItemList
        items={items}
        pictureOf={pictureOf}
        renderNote={(at) => (
          <div className="mt-3 empty:hidden">
            <VerdictList
              verdicts={price.verdicts.filter(({ item }) => item === at)}
              name={items[at]?.name ?? ''}
            />
          </div>
        )}
      />
      <p className="mt-4 border-s-2 border-line-strong ps-4 text-small">{t('checkout.sizes')}</p>
    </Section>
  );
}
