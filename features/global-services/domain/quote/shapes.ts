// The shapes of what is quoted and of a quote, as they go over the wire.

import * as z from 'zod';
import { withoutHidden } from '../../../../kit/core/text/hidden-signs.ts';
import { FIELD_SOURCES } from '../item-terms.ts';
import { pictureBoxSchema } from '../picture-box.ts';
import { BOUNDS, LINE_KINDS, TIERS, TIPS, VERDICTS } from './terms.ts';

const fen = z.int();
const source = z.enum(FIELD_SOURCES);
const at = z.iso.datetime();

/** What somebody says of a thing, as it is seen. */
const said = (max: number) => z.string().overwrite(withoutHidden).trim().max(max);

/** ISO 3166-1. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** One thing as the buyer has confirmed it. */
export const item = z.object({
  name: said(200).min(1),
  /** Of one piece. */
  priceFen: z.int().min(1).max(BOUNDS.priceFen),
  quantity: z.int().min(1).max(BOUNDS.quantity),
  /** The price holds only with a coupon, as the picture says. */
  isCouponPrice: z.boolean().optional(),
  /** Colour, size. */
  variant: said(200).default(''),
  shop: said(100).default(''),
  link: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .nullable()
    .default(null),
  /** The id of a weight class of the settings. */
  category: z.string().min(1).max(40),
  /** Of one piece; null for the default of its class. */
  weightGrams: z.int().min(1).max(BOUNDS.pieceGrams).nullable().default(null),
  /** A file of the buyer. */
  pictureId: z.uuid().nullable().default(null),
  /** Where in that file; null for the whole. */
  pictureBox: pictureBoxSchema.nullable().optional(),
  /** The draft that it was confirmed in, which leaves the buyer's drafts with the order. */
  draftId: z.uuid().nullable().optional(),
  /** Restricted kinds that the buyer says it is; ids of the settings. */
  declared: z.array(z.string().max(40)).max(10).default([]),
  /** Those that the buyer says it is not; nobody asks about them again. */
  denied: z.array(z.string().max(40)).max(10).optional(),
  /** Why it is cheap and still genuine, where that was asked. */
  explanation: said(500).default(''),
  /** Which one exactly, where neither a link nor a shop says so. */
  which: said(300).optional(),
  sources: z.object({ name: source, price: source, weight: source, freight: source.default('default') }),
});

export const tip = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(TIPS).exclude(['custom']) }),
  z.object({ kind: z.literal('custom'), fen: z.int().min(0).max(BOUNDS.tipFen) }),
]);

/** What a price is reckoned from. */
export const quoteRequest = z.object({
  items: z.array(item).min(1).max(BOUNDS.items),
  country,
  tier: z.enum(TIERS),
  tip,
  domesticFreightFen: z.int().min(0).max(BOUNDS.domesticFreightFen),
  /** To show the total in, beside CNY; null for CNY alone. */
  currency: z.string().max(3).nullable(),
});

const amountIn = z.object({ currency: z.string(), /** In the currency's minor units. */ amount: z.int() });

const line = z.object({ kind: z.enum(LINE_KINDS), fen });

const verdict = z.object({
  /** Of the settings; `counterfeit` and `too-cheap` for what is no genuine thing, or may be none. */
  rule: z.string(),
  item: z.int().nonnegative(),
  kind: z.enum(VERDICTS),
  /** The words of the thing that say so; empty where the buyer has declared it. */
  found: z.string(),
  /** In the caller's language. */
  name: z.string(),
  reason: z.string(),
});

const borderLine = z.object({
  rule: z.string(),
  levy: z.enum(['duty', 'tax', 'handling']),
  name: z.string(),
  /** Null where a levy is due and nobody here knows how much. */
  fen: fen.nullable(),
  /** Where only a range is known, its end; else the same. */
  mostFen: fen.nullable(),
  amount: amountIn.nullable(),
  source: z.string(),
  validFrom: z.iso.date(),
  validUntil: z.iso.date().nullable(),
  checkedOn: z.iso.date(),
  /** Checked more than 90 days ago. */
  isOld: z.boolean(),
  /** No operator of this installation has checked it yet. */
  isUnchecked: z.boolean(),
});

const borderNote = borderLine.pick({ rule: true, name: true, source: true, checkedOn: true });

/** Beside the total and never in it. */
export const border = z.object({
  /** False: no rule of this country is known here. */
  isKnown: z.boolean(),
  lines: z.array(borderLine).readonly(),
  /** The sum of what is known. */
  knownFen: fen,
  /** The same with the end of each range. */
  mostFen: fen,
  /** The limit that is nearest to what the goods are worth, both in hundredths; null where there is none. */
  limit: z
    .object({
      currency: z.string(),
      worth: z.int(),
      limit: z.int(),
      state: z.enum(['below', 'near', 'above']),
      freight: z.enum(['none', 'inland', 'all']),
    })
    .nullable(),
  /** Whether something is due whose amount is not known. */
  hasUnknown: z.boolean(),
  /** What the carrier will ask for: `CPF`, `PCCC`, product identifiers. */
  papers: z.array(borderNote).readonly(),
  /** To whom and when it is paid. */
  paying: z.array(borderNote).readonly(),
});

const days = z.object({ min: z.int(), max: z.int(), from: z.iso.date(), until: z.iso.date() });

export const price = z.object({
  lines: z.array(line).readonly(),
  /** The price of each thing times its quantity, in their order. */
  items: z.array(z.object({ goodsFen: fen, weightGrams: z.int(), weightSource: source })).readonly(),
  totalFen: fen,
  /** Converted once; null for CNY alone. */
  shown: amountIn
    .extend({
      rate: z.string(),
      /** From when this rate holds; null for those of the start. */
      rateSince: at.nullable(),
    })
    .nullable(),
  weight: z.object({
    grams: z.int(),
    /** Up to 0.1 kg, at least 0.5. */
    chargeableGrams: z.int(),
    baseFen: fen,
    perKgFen: fen,
  }),
  country,
  tier: z.enum(TIERS),
  tip: z.object({ kind: z.enum(TIPS), fen }),
  delivery: days,
  /** The same with each tier. */
  tiers: z.array(z.object({ tier: z.enum(TIERS), feeFen: fen, totalFen: fen, delivery: days })).readonly(),
  verdicts: z.array(verdict).readonly(),
  /** Why no order can be made of it; empty when one can. */
  obstacles: z
    .array(
      z.object({ code: z.enum(['refused', 'explanation_needed', 'too_heavy']), item: z.int().nullable() }),
    )
    .readonly(),
  border,
  /** The versions of settings that it was reckoned with; null for those of the start. */
  versions: z.object({
    purchasing: z.string().nullable(),
    currencies: z.string().nullable(),
    border: z.string().nullable(),
    genuine: z.string().nullable(),
  }),
});
export type PriceView = z.output<typeof price>;

export const quote = z.object({
  id: z.uuid(),
  request: quoteRequest,
  price,
  createdAt: at,
  /** An order may be made of it until then. */
  expiresAt: at,
  /** Of each thing in their order, good for a day; null where it has none. */
  pictures: z.array(z.string().nullable()),
  /** The order that was made of it. */
  orderId: z.uuid().nullable(),
});
export type QuoteView = z.output<typeof quote>;
export type QuoteRequest = z.output<typeof quoteRequest>;
export type Item = z.output<typeof item>;
