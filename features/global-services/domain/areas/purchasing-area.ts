// What admins set for purchases in China: fees, shipping by country, and what is restricted.

import * as z from 'zod';
import { CHECK_STATES, defineArea, rowsOf } from '../../../settings/domain/index.ts';
import { REMEDIES } from '../quote/terms.ts';
import { PURCHASING_DEFAULTS } from './purchasing-defaults.ts';

const fen = z.int().min(0).max(10_000_000);
const days = z.int().min(1).max(365);
/** The day on which the rules of the start were gathered, which rows of older versions came from as well. */
const SEEDED_ON = '2026-11-29';

const name = z.string().trim().min(1).max(60);
const description = z.string().trim().min(1).max(200);

/** Hundredths of a percent. */
const share = z.int().min(0).max(10_000);
/** By which a name is known as such a thing, in any language, divided by commas. */
const words = z.string().trim().max(2000);

/** Ids, divided by commas. */
const list = z.string().trim().max(1000);

const COUNTRY = /^[A-Z]{2}$/;

/** The names of countries come with the language, so a row has its code alone (ISO 3166-1). */
const shippingSchema = rowsOf({ baseFen: fen, perKgFen: fen, minDays: days, maxDays: days }, 250).superRefine(
  (rows, context) => {
    for (const [index, { id, minDays, maxDays }] of rows.entries()) {
      if (!COUNTRY.test(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: 'no country' });
      if (minDays > maxDays)
        context.addIssue({ code: 'custom', path: [index, 'maxDays'], message: 'before the earliest' });
    }
  },
);

/** What older versions advised, and nobody could take: the loss of a parcel is ours to bear. */
const INSURE = 'insure';

type Restricted = (typeof PURCHASING_DEFAULTS)['restricted'][number];
type OlderRestricted = Omit<Restricted, 'remedy'> & { readonly remedy: Restricted['remedy'] | typeof INSURE };

/** With the remedy and the words that the rule begins with here; a rule of the operator's own is packed well. */
function withoutInsurance({ remedy, ...rule }: OlderRestricted): Restricted {
  if (remedy !== INSURE) return { ...rule, remedy };
  const now = PURCHASING_DEFAULTS.restricted.find(({ id }) => id === rule.id);
  if (!now) return { ...rule, remedy: 'pack' };
  const { zhDescription, enDescription, ptDescription } = now;
  return { ...rule, remedy: now.remedy, zhDescription, enDescription, ptDescription };
}

export const purchasingArea = defineArea({
  area: 'purchasing',
  schema: z.strictObject({
    serviceShare: share,
    standardFen: fen,
    expressFen: fen,
    premiumFen: fen,
    tipBasic: share,
    tipStandard: share,
    tipPremium: share,
    /** Buying, the way to the warehouse, photos and packing, before the parcel leaves. */
    preparationMinDays: days,
    preparationMaxDays: days,
    /** Two parts of it: from the seller to the warehouse, and photos, packing and handing over. The rest is checking and buying. */
    warehouseMinDays: days.default(PURCHASING_DEFAULTS.warehouseMinDays),
    warehouseMaxDays: days.default(PURCHASING_DEFAULTS.warehouseMaxDays),
    packingMinDays: days.default(PURCHASING_DEFAULTS.packingMinDays),
    packingMaxDays: days.default(PURCHASING_DEFAULTS.packingMaxDays),
    /** What a buyer's silence may agree to at most: of what was paid, and at all. Versions from before have neither, nor the two parts above. */
    silentShare: share.default(PURCHASING_DEFAULTS.silentShare),
    silentFen: fen.default(PURCHASING_DEFAULTS.silentFen),
    /** Set by hand: the languages in which operators see the pages change as they like. Older versions have none. */
    deskLanguages: z
      .string()
      .regex(/^(zh|en|pt)( (zh|en|pt))*$/)
      .default(PURCHASING_DEFAULTS.deskLanguages),
    shipping: shippingSchema,
    categories: rowsOf({ grams: z.int().min(1).max(100_000), zh: name, en: name, pt: name }, 60).min(1),
    restricted: rowsOf(
      {
        remedy: z.enum([...REMEDIES, INSURE]),
        words,
        allowedWords: words.default(''),
        overMl: z.int().min(0).max(100_000),
        // Versions from before have none of these, nor of the words above.
        kinds: list.default(''),
        mayKinds: list.default(''),
        countries: list.default(''),
        zh: name,
        en: name,
        pt: name,
        zhDescription: description,
        enDescription: description,
        ptDescription: description,
        checkedOn: z.iso.date().default(SEEDED_ON),
        state: z.enum(CHECK_STATES).default('to-check'),
      },
      100,
    ).transform((rows) => rows.map(withoutInsurance)),
  }),
  defaults: PURCHASING_DEFAULTS,
  fields: {
    serviceShare: 'share',
    standardFen: 'money',
    expressFen: 'money',
    premiumFen: 'money',
    tipBasic: 'share',
    tipStandard: 'share',
    tipPremium: 'share',
    preparationMinDays: 'count',
    preparationMaxDays: 'count',
    warehouseMinDays: 'count',
    warehouseMaxDays: 'count',
    packingMinDays: 'count',
    packingMaxDays: 'count',
    silentShare: 'share',
    silentFen: 'money',
    deskLanguages: 'text',
    shipping: { columns: { baseFen: 'money', perKgFen: 'money', minDays: 'count', maxDays: 'count' } },
    categories: { columns: { grams: 'count', zh: 'text', en: 'text', pt: 'text' } },
    restricted: {
      columns: {
        remedy: REMEDIES,
        words: 'lines',
        allowedWords: 'lines',
        overMl: 'count',
        kinds: 'text',
        mayKinds: 'text',
        countries: 'text',
        zh: 'text',
        en: 'text',
        pt: 'text',
        zhDescription: 'lines',
        enDescription: 'lines',
        ptDescription: 'lines',
        checkedOn: 'text',
        state: CHECK_STATES,
      },
    },
  },
});
