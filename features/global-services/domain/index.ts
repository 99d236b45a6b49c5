// The public face of the rules of purchases in China.

export { borderArea } from './areas/border-area.ts';
export { genuineArea } from './areas/genuine-area.ts';
export { purchasingArea } from './areas/purchasing-area.ts';
export { toSettingsView } from './areas/settings-view.ts';
export {
  confirmedItemSchema,
  type ItemFieldName,
  type ItemFields,
  itemFieldsSchema,
  valuesOfFields,
} from './item-draft.ts';
export {
  type FieldSource,
  ITEM_BOUNDS,
  ITEM_CATEGORIES,
  type ItemCategory,
  LOW_CONFIDENCE,
} from './item-terms.ts';
export { type JudgedThing, judgeItems } from './judge/judge-items.ts';
export { marketplaceAbroad } from './marketplaces.ts';
export { type PictureBox, pictureBoxSchema } from './picture-box.ts';
export { paceOf } from './price/delivery.ts';
export { type DraftFailure, draftTerms } from './price/draft-terms.ts';
export { type Dropped, dropThing } from './price/drop-thing.ts';
export {
  borderOf,
  type Price,
  type PriceFailure,
  type PriceTerms,
  reckonPrice,
} from './price/reckon-price.ts';
export { type ShippingRate, shareParcel, shippingFen } from './price/weight.ts';
export type { QuoteRequest } from './quote/shapes.ts';
export * as quoteShapes from './quote/shapes.ts';
export {
  PRICE_AREAS,
  type PriceArea,
  QUOTE_MINUTES,
  REMEDIES,
  type SettingsVersions,
  TIERS,
  type Tier,
} from './quote/terms.ts';
export { shareOf } from './round.ts';
export { LABELLED_SIZE_OF_COUNTRY, readShoeSize, SIZE_OF_COUNTRY } from './shoe-size-abroad.ts';
export {
  DIMENSIONS,
  hasSize,
  isSizeOpen,
  MEASURED_SIZE,
  NAMED_SIZE,
  ONE_SIZE,
  SHOE_NUMBER,
  TWO_NUMBERS,
  TWO_SIZES,
} from './sizes.ts';
export { readWeight, writeWeight } from './weight-typed.ts';
export { isWhichOpen } from './which-one.ts';
