// The public face of the pages of purchases in China: how its settings are named, and how a price is shown.

export type { PriceView, QuoteRequest, QuoteView } from '../domain/quote/shapes.ts';
export { countryName } from './country-name.ts';
export { draftsQuery, quoteQuery, termsQuery } from './queries.ts';
export { changeBasket, EMPTY_BASKET, useBasket } from './quote/basket.ts';
export { BorderEstimate } from './quote/border-estimate.tsx';
export { CostLines } from './quote/cost-lines.tsx';
export { kilograms } from './quote/kilograms.ts';
export { PriceSummary } from './quote/price-summary.tsx';
export { VerdictNote } from './quote/verdict-list.tsx';
export { borderForm, genuineForm, purchasingForm } from './settings-forms.ts';
