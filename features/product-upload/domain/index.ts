// The public face of the rules by which pictures, links and words become items to buy.

export { cartsThatDiffer } from './carts-that-differ.ts';
export {
  changeFields,
  DRAFT_STATES,
  type FieldChanges,
  leaseFrom,
  missingFields,
  ORIGINS,
  READERS,
  READING_PROBLEMS,
  RENEW_MS,
  type Reader,
  type ReadingProblem,
} from './draft.ts';
export { draftsFromText } from './drafts-from-text.ts';
export { isUnchosen, tickRoleOf, wanted } from './extract/carts/ticks.ts';
export type { ExtractedItem } from './extract/items/extract-items.ts';
export { guessCategory } from './extract/names/guess-category.ts';
export {
  isCouponPrice,
  isOfThing,
  OTHER_PRICE_ROLES,
  type OtherPrice,
  type OtherPriceRole,
  type PriceOfThing,
} from './extract/prices/choose-price.ts';
export { itemsOfPicture } from './items-of-picture.ts';
export { DRAFT_DAYS, DRAFTS_MAX, productPictureKind } from './product-picture.ts';
export { joinItems, samenessOf } from './same-item.ts';
export { groupsOf, isChoiceOpen, joinChoices, kindOf } from './variant-choices.ts';
