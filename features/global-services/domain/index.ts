// The public face of the rules of purchases in China.

export {
  confirmedItemSchema,
  type ItemFieldName,
  type ItemFields,
  itemFieldsSchema,
} from './item-draft.ts';
export {
  type FieldSource,
  ITEM_BOUNDS,
  ITEM_CATEGORIES,
  type ItemCategory,
  LOW_CONFIDENCE,
} from './item-terms.ts';
export { purchasingArea, REMEDIES } from './purchasing-area.ts';
