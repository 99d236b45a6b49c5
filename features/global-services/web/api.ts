// The public face of the pages of purchases in China: how its settings are named, and how a price is shown.

export type { PriceView, QuoteRequest, QuoteView } from '../domain/quote/shapes.ts';
export { countryName } from './country-name.ts';
export { SignUpToGoOn } from './guest/sign-up-to-go-on.tsx';
export { AskLink } from './names/ask-link.tsx';
export { shopName } from './names/shop-name.ts';
export { ThingName } from './names/thing-name.tsx';
export { useMeanings } from './names/use-meanings.ts';
export { NameGloss, WordByWord } from './names/word-by-word.tsx';
export {
  draftsQuery,
  makeQuote,
  quoteQuery,
  refusalText as quoteRefusalText,
  termsQuery,
} from './queries.ts';
export { addItem, addMissing, changeBasket, takeOut, useBasket } from './quote/basket.ts';
export { BasketWaiting } from './quote/basket-waiting.tsx';
export { daysText } from './quote/days-text.ts';
export { followDrafts } from './quote/follow-drafts.ts';
export { isFreightSaid } from './quote/freight.ts';
export { ItemDialog } from './quote/item-dialog.tsx';
export { itemOfFields } from './quote/item-of-fields.ts';
export { joinConfirmed } from './quote/join-confirmed.ts';
export { useLeastFreight } from './quote/least-freight.ts';
export { BorderEstimate } from './quote/price/border-estimate.tsx';
export { CostLines, lineName } from './quote/price/cost-lines.tsx';
export { DoorTotal } from './quote/price/door-total.tsx';
export { kilograms } from './quote/price/kilograms.ts';
export { OneParcel } from './quote/price/one-parcel.tsx';
export { PriceSummary } from './quote/price/price-summary.tsx';
export { VerdictList } from './quote/verdict-list.tsx';
export { borderForm, genuineForm, purchasingForm } from './settings-forms.ts';
