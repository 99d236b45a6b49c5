// “What would it cost?”: four fields and the whole price of one thing, live, before anything is shown or signed up for.

import { useState } from 'react';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { Select } from '../../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { QueryPart } from '../../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { guessCategory } from '../../../../product-upload/domain/index.ts';
import { readFen, useDisplayCurrency } from '../../../../settings/web/api.ts';
import { BOUNDS } from '../../../domain/quote/terms.ts';
import { ELSEWHERE, proposedCountry } from '../../country-name.ts';
import { refusalText, type TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { EMPTY_BASKET, NEW_ITEM, useBasket } from '../basket/basket.ts';
import { VerdictList } from '../basket/verdict-list.tsx';
import { CountrySelect, Elsewhere } from '../choices/country-select.tsx';
import { BorderEstimate } from './border-estimate.tsx';
import { DoorTotal } from './door-total.tsx';
import { PriceCard } from './price-summary.tsx';
import { useLivePrice } from './use-live-price.ts';

/** Something that many buy, so that the first look shows a price. */
const FIRST_PRICE = '199';

/** What nobody has named is of the first kind, as the first price is; what is named and not known, of none in particular. */
function kindOf(name: string, { categories }: TermsView): string {
  const guess = name.trim() === '' ? categories[0]?.id : (guessCategory(name) ?? 'other');
  return (categories.find(({ id }) => id === guess) ?? categories[0])?.id ?? '';
}

export function PriceCheck({ terms }: { readonly terms: TermsView }) {
  const [price, setPrice] = useState(FIRST_PRICE);
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string>();
  const category = chosen ?? kindOf(name, terms);
  const { currency = null } = useDisplayCurrency();
  // The same choice as on the page of the whole cost, which goes on with it.
  const country = useBasket((basket) => basket.country) || proposedCountry(terms);
  const fen = readFen(price);
  const isPrice = fen !== undefined && fen <= BOUNDS.priceFen;
  // Without a name, what is restricted is known by its kind alone.
  const item = { ...NEW_ITEM, name: name.trim() || '–', priceFen: fen ?? 0, category };
  const nameOf = (id: string) => terms.categories.find((each) => each.id === id)?.name ?? '';
  const isElsewhere = country === ELSEWHERE;
  const items = isPrice && !isElsewhere ? [item] : [];
  const query = useLivePrice({ ...EMPTY_BASKET, items, country, currency });
  return (
    <Section title={t('check.title')} lead={t('check.lead')}>
      <div className="grid items-start gap-6 wide:grid-cols-[1fr_26rem] wide:gap-12">
        <div className="grid items-start gap-4 tablet:grid-cols-2 wide:grid-cols-1">
          <TextField
            label={t('item.name')}
            value={name}
            optional
            maxLength={200}
            onChange={({ target }) => setName(target.value)}
          />
          <AmountField
            label={t('item.price')}
            value={price}
            error={isPrice ? undefined : t('item.priceWrong')}
            onChange={({ target }) => setPrice(target.value)}
          />
          <Select
            label={t('item.category')}
            options={terms.categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={category}
            onChange={setChosen}
          />
          <CountrySelect terms={terms} country={country} />
          {query.data && items.length > 0 ? (
            <div className="hidden tablet:col-span-2 wide:col-span-1 wide:mt-2 wide:block">
              <BorderEstimate border={query.data.border} />
            </div>
          ) : null}
        </div>
        {isElsewhere ? <Elsewhere terms={terms} /> : null}
        {items.length > 0 ? (
          <QueryPart query={query} failed={t('cost.failed')} explain={refusalText} lines={8}>
            {(shown) => (
              <div className="grid gap-4">
                <VerdictList verdicts={shown.verdicts} name={name.trim() || nameOf(category)} />
                <PriceCard price={shown} isOpen openFreight="all" />
                <DoorTotal price={shown} openFreight="all" />
              </div>
            )}
          </QueryPart>
        ) : null}
      </div>
    </Section>
  );
}
