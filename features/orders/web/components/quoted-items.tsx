// What is about to be ordered, with its pictures and what is restricted about it.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import {
  answered,
  CouponNote,
  type QuoteView,
  SizeAbroad,
  VerdictList,
} from '../../../global-services/web/api.ts';
import { t } from '../texts.ts';
import { useAnswer } from '../use-new-quote.ts';
import { ItemList } from './item-list.tsx';

export function QuotedItems({ quote: { request, price, pictures } }: { readonly quote: QuoteView }) {
  const { items } = request;
  const answer = useAnswer(request);
  return (
    <Section title={t('checkout.items')}>
      <ItemList
        items={items}
        pictureOf={(at) => pictures[at] ?? null}
        renderNote={(at) => (
          <div className="mt-3 empty:hidden">
            <CouponNote item={items[at]} />
            <SizeAbroad
              category={items[at]?.category ?? ''}
              variant={items[at]?.variant ?? ''}
              country={request.country}
              busy={answer.isPending}
              onAnswer={(variant) => answer.mutate({ at, changes: () => ({ variant }) })}
            />
            <VerdictList
              verdicts={price.verdicts.filter(({ item }) => item === at)}
              name={items[at]?.name ?? ''}
              busy={answer.isPending}
              onAnswer={(rule, isSuch) =>
                answer.mutate({ at, changes: (item) => answered(item, rule, isSuch) })
              }
            />
          </div>
        )}
      />
      <p className="mt-4 border-s-2 border-line-strong ps-4 text-small">{t('checkout.sizes')}</p>
    </Section>
  );
}
