// “What would it cost?”: a few fields and the whole price of one thing or several, live, before anything is shown or signed up for.

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../../kit/web/ui/loading/query-part.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { useDisplayCurrency } from '../../../../settings/web/api.ts';
import { ELSEWHERE, proposedCountry } from '../../country-name.ts';
import { refusalText, type TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { addMissing, EMPTY_BASKET, useBasket } from '../basket/basket.ts';
import { VerdictList } from '../basket/verdict-list.tsx';
import { CountrySelect, Elsewhere } from '../choices/country-select.tsx';
import { BorderEstimate } from './border-estimate.tsx';
import { CheckedLine, calledLine, itemOfLine, type TypedLine } from './checked-line.tsx';
import { DoorTotal } from './door-total.tsx';
import { OldPrice } from './old-price.tsx';
import { PriceCard } from './price-summary.tsx';
import { useLivePrice } from './use-live-price.ts';

/** Something that many buy, so that the first look shows a price. */
const FIRST: TypedLine = { id: 0, name: '', price: '199', quantity: '1' };
/** Who wants more begins an order, which keeps them. */
const LINES_MOST = 8;

export function PriceCheck({ terms }: { readonly terms: TermsView }) {
  const [lines, setLines] = useState<readonly TypedLine[]>([FIRST]);
  const navigate = useNavigate();
  const { currency = null } = useDisplayCurrency();
  // The same choice as on the page of the whole cost, which goes on with it.
  const country = useBasket((basket) => basket.country) || proposedCountry(terms);
  const isElsewhere = country === ELSEWHERE;
  const read = lines.map((line) => itemOfLine(line, terms));
  // What cannot be read yet makes no price of the rest.
  const items = isElsewhere || read.includes(undefined) ? [] : read.flatMap((item) => item ?? []);
  const { query, isOld } = useLivePrice({ ...EMPTY_BASKET, items, country, currency });
  // What has no name is nothing that somebody could order.
  const named = items.filter((_, at) => lines[at]?.name.trim() !== '');
  const change = (id: number, changes: Partial<TypedLine>) =>
    setLines(lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  const add = () => setLines([...lines, { ...FIRST, id: Math.max(...lines.map(({ id }) => id)) + 1 }]);
  return (
    <Section title={t('check.title')} lead={t('check.lead')}>
      <div className="grid items-start gap-6 wide:grid-cols-[1fr_26rem] wide:gap-12">
        <div className="grid items-start gap-4">
          {lines.map((line, at) => (
            <CheckedLine
              key={line.id}
              line={line}
              terms={terms}
              onChange={(changes) => change(line.id, changes)}
              among={
                lines.length === 1
                  ? undefined
                  : { at: at + 1, onRemove: () => setLines(lines.filter(({ id }) => id !== line.id)) }
              }
            />
          ))}
          {lines.length < LINES_MOST ? (
            <div>
              <Button look="ghost" icon={<Plus aria-hidden="true" size={18} />} onClick={add}>
                {t('check.add')}
              </Button>
            </div>
          ) : null}
          <CountrySelect terms={terms} country={country} />
          {query.data && items.length > 0 ? (
            <div className="hidden wide:mt-2 wide:block">
              <BorderEstimate border={query.data.border} />
            </div>
          ) : null}
        </div>
        {isElsewhere ? <Elsewhere terms={terms} /> : null}
        {items.length > 0 ? (
          <QueryPart query={query} failed={t('cost.failed')} explain={refusalText} lines={8}>
            {(shown) => (
              <div className="grid gap-4">
                {lines.map((line, at) => (
                  <VerdictList
                    key={line.id}
                    verdicts={shown.verdicts.filter(({ item }) => item === at)}
                    name={calledLine(line, terms)}
                  />
                ))}
                <OldPrice isOld={isOld} />
                <PriceCard price={shown} isOpen openFreight="all" />
                <DoorTotal price={shown} openFreight="all" />
                {named.length === 0 ? null : (
                  <Button
                    wide
                    onClick={() => {
                      addMissing(named, 0);
                      void navigate('/global-services/cost');
                    }}
                  >
                    {t('check.order')}
                  </Button>
                )}
              </div>
            )}
          </QueryPart>
        ) : null}
      </div>
    </Section>
  );
}
