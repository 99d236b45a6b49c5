// An item that somebody wants to have bought: each field with where it comes from and how sure that is, until it is confirmed.

import * as z from 'zod';
import { FIELD_SOURCES, ITEM_BOUNDS, ITEM_CATEGORIES } from './item-terms.ts';
import { pictureBoxSchema } from './picture-box.ts';

const field = <T extends z.ZodType>(value: T) =>
  z.object({
    value,
    source: z.enum(FIELD_SOURCES),
    /** 0 to 1; 1 for what the buyer said. */
    confidence: z.number().min(0).max(1),
  });

const text = (max: number) => z.string().trim().min(1).max(max);
const fen = (least: number) => z.int().min(least).max(ITEM_BOUNDS.priceFen);

const fields = {
  name: field(text(ITEM_BOUNDS.name)),
  /** Of one piece, in fen; what is really paid now, never a deposit, a coupon or a crossed out price. */
  unitPriceFen: field(fen(1)),
  quantity: field(z.int().min(1).max(ITEM_BOUNDS.quantity)),
  /** Colour, size and the like, as the shop writes it. */
  variant: field(text(ITEM_BOUNDS.variant)),
  /** Which one exactly, where neither a link nor a shop says so. */
  which: field(text(ITEM_BOUNDS.which)),
  /** Name of the seller, or of the platform where that is all we know. */
  shop: field(text(ITEM_BOUNDS.shop)),
  /** Canonical address without trackers. */
  link: field(z.url({ protocol: /^https$/ }).max(ITEM_BOUNDS.link)),
  category: field(z.enum(ITEM_CATEGORIES)),
  /** Of one piece; absent: the category's default holds. */
  weightGrams: field(z.int().min(1).max(ITEM_BOUNDS.grams)),
  /** From the seller to our warehouse, for all pieces of this item. */
  domesticFreightFen: field(fen(0)),
  /** Restricted kinds that the buyer says it is, and those that it is not; ids of the settings. */
  declared: field(z.array(z.string().max(40)).max(10)),
  denied: field(z.array(z.string().max(40)).max(10)),
  /** Absent: the whole picture shows it, or nobody knows where. */
  pictureBox: field(pictureBoxSchema),
};

/** What is known so far; nothing of it is priced. */
export const itemFieldsSchema = z.object(fields).partial();
export type ItemFields = z.infer<typeof itemFieldsSchema>;
export type ItemFieldName = keyof ItemFields;
type Values = { readonly [Name in ItemFieldName]?: NonNullable<ItemFields[Name]>['value'] };

/** What is known, without where it comes from. */
export const valuesOfFields = (known: ItemFields): Values =>
  Object.fromEntries(Object.entries(known).flatMap(([field, said]) => (said ? [[field, said.value]] : [])));

const { name, unitPriceFen, quantity, category, ...optional } = fields;

/** What may be priced: the buyer has looked at every field and said yes. */
export const confirmedItemSchema = z.object({
  name,
  unitPriceFen,
  quantity,
  category,
  ...z.object(optional).partial().shape,
});
