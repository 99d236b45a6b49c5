// The public face of the pages of purchases in China: how its settings are named, and how a price is shown.

export type { PriceView, QuoteRequest, QuoteView } from '../domain/quote/shapes.ts';
export { countryName } from './country-name.ts';
export { SignUpToGoOn } from './guest/sign-up-to-go-on.tsx';
export { AskLink } from './names/ask-link.tsx';
export { CouponNote } from './names/coupon-note.tsx';
export { shopName } from './names/shop-name.ts';
export { ThingName } from './names/thing-name.tsx';
export { ThingPicture } from './names/thing-picture.tsx';
export { useMeanings } from './names/use-meanings.ts';
export { useNameAbroad } from './names/use-name-abroad.ts';
export { NameGloss, WordByWord } from './names/word-by-word.tsx';
export {
  makeQuote,
  quoteQuery,
  refusalText as quoteRefusalText,
  termsQuery,
} from './queries.ts';
export {
  addItem,
  addMissing,
  answered,
  answerQuoted,
  changeBasket,
  takeOut,
  useBasket,
} from './quote/basket/basket.ts';
export { BasketWaiting } from './quote/basket/basket-waiting.tsx';
export { isChangedSince } from './quote/basket/changed-since.ts';
export { followDrafts } from './quote/basket/follow-drafts.ts';
export { openFreightOf } from './quote/basket/freight.ts';
export { ItemDialog } from './quote/basket/item-dialog.tsx';
export { itemOfFields } from './quote/basket/item-of-fields.ts';
export { joinConfirmed } from './quote/basket/join-confirmed.ts';
export { kilograms } from './quote/basket/kilograms.ts';
export { ShoeSizes } from './quote/basket/shoe-sizes.tsx';
export { SizeAbroad, SizeQuestion } from './quote/basket/size-question.tsx';
export { VerdictList } from './quote/basket/verdict-list.tsx';
export { daysText } from './quote/choices/days-text.ts';
export { BorderEstimate } from './quote/price/border-estimate.tsx';
export { CostLines, lineName } from './quote/price/cost-lines.tsx';
export { DoorSum, DoorTotal } from './quote/price/door-total.tsx';
export { useLeastFreight } from './quote/price/least-freight.ts';
export { OneParcel } from './quote/price/one-parcel.tsx';
export { PriceSummary } from './quote/price/price-summary.tsx';
export { borderForm, genuineForm, purchasingForm } from './settings-forms.ts';
