// Where the parcel goes, and what sellers ask for sending things to our warehouse: a 0 is said to be one, and unknown is another thing.

import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { BOUNDS } from '../../../domain/quote/terms.ts';
import type { TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { type Basket, changeBasket } from '../basket/basket.ts';
import { openFreightOf, withFreight } from '../basket/freight.ts';
import { CountrySelect } from './country-select.tsx';
import { readFenOrNone, writeFenTyped } from './typed-fen.ts';

type DestinationProps = {
  readonly basket: Basket;
  readonly country: string;
  readonly terms: TermsView;
};

export function Destination({ basket, country, terms }: DestinationProps) {
  const { domesticFreightFen, items } = basket;
  const shops = new Set(items.map(({ shop }) => shop).filter(Boolean)).size;
  const isFree = domesticFreightFen === 0 && openFreightOf(items).length === 0;
  const [freight, setFreight] = useState(isFree ? '0' : writeFenTyped(domesticFreightFen));
  const type = (typed: string) => {
    setFreight(typed);
    const fen = readFenOrNone(typed, BOUNDS.domesticFreightFen);
    if (fen === undefined) return;
    const said = typed.trim() === '' ? 'default' : 'buyer';
    changeBasket({ domesticFreightFen: fen, items: withFreight(items, said) });
  };
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-2">
      <CountrySelect terms={terms} country={country} />
      <div>
        <AmountField
          label={t('cost.freight')}
          hint={shops > 1 ? t('cost.freightHintShops', { count: shops }) : t('cost.freightHint')}
          value={freight}
          error={
            readFenOrNone(freight, BOUNDS.domesticFreightFen) === undefined
              ? t('cost.freightWrong')
              : undefined
          }
          onChange={({ target }) => type(target.value)}
        />
        {isFree ? (
          <div className="flex flex-wrap items-center gap-x-3 text-small">
            <p>
              {items.some(({ sources }) => sources.freight !== 'buyer')
                ? t('cost.freightFreeRead')
                : t('cost.freightFree')}
            </p>
            <Button look="ghost" onClick={() => type('')}>
              {t('cost.freightUnknown')}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
