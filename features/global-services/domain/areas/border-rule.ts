// One rule of a border: what a country levies on which things, with its source, its dates and when it was checked.

import * as z from 'zod';
import { CHECK_STATES, rowsOf } from '../../../settings/domain/index.ts';

/** `paying`: no levy, but to whom and when all of them are paid. */
export const LEVIES = ['duty', 'tax', 'handling', 'paper', 'paying'] as const;
/**
 * `range`: at the rate of the item, which nobody here knows, but usually between two. `unknown`: it is due, and nothing is
 * known of how much.
 */
export const LEVY_WAYS = ['percent', 'range', 'flat', 'per_heading', 'nothing', 'unknown'] as const;
/**
 * Some duties depend on who sends. `certified`: it holds only once an operator has marked it as checked, which says that
 * our sender is; `uncertified`: it holds for a country until then.
 */
export const SENDERS = ['any', 'certified', 'uncertified'] as const;
/** What a percentage is taken of; `inside`: of a sum that holds the tax itself, as the Brazilian ICMS does. */
export const LEVY_BASES = ['goods', 'goods_shipping', 'with_duty', 'inside'] as const;
/** What a bound is compared with: the goods alone, or with all that is paid to bring them. */
export const BOUND_BASES = ['goods', 'goods_shipping'] as const;
/** Whether the seller's freight inside China counts in the price of the goods. */
export const INLAND = ['counts', 'apart'] as const;

const name = z.string().trim().min(1).max(120);
/** Hundredths of the row's own currency. */
const amount = z.int().min(0).max(1_000_000_000);
const date = z.iso.date();

export const borderRules = rowsOf(
  {
    /** ISO 3166-1, divided by blanks. */
    countries: z.string().regex(/^[A-Z]{2}( [A-Z]{2})*$/),
    levy: z.enum(LEVIES),
    way: z.enum(LEVY_WAYS),
    base: z.enum(LEVY_BASES),
    share: z.int().min(0).max(100_000),
    /** Where a range ends that begins at `share`. Older versions have no such column. */
    shareMost: z.int().min(0).max(100_000).default(0),
    amount,
    /** Taken off what a percentage comes to. */
    deduction: amount,
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** What the two bounds below are compared with; a customs value holds the way to the country as well. */
    worth: z.enum(BOUND_BASES).default('goods'),
    /** Of goods alone, as base and for the bounds; all that is paid to bring them holds it anyway. Older versions have no such column. */
    inland: z.enum(INLAND).default('counts'),
    /** It holds for what is worth more than this; 0 for all. */
    over: amount,
    /** It holds for what is worth at most this; 0 for all. */
    upTo: amount,
    /** Older versions have no such column. */
    sender: z.enum(SENDERS).default('any'),
    /** Weight classes that it does not concern, divided by blanks. Older versions have no such column. */
    except: z
      .string()
      .regex(/^([a-z-]+( [a-z-]+)*)?$/)
      .default(''),
    zh: name,
    en: name,
    pt: name,
    source: z.string().trim().min(1).max(300),
    validFrom: date,
    /** Empty while nobody has set an end. */
    validUntil: z.union([date, z.literal('')]),
    checkedOn: date,
    state: z.enum(CHECK_STATES),
  },
  500,
);

export type BorderRule = z.infer<typeof borderRules>[number];

/** What a rule of ours says where nothing else is known: of all goods, without a bound, and still to be checked. */
export const PLAIN_RULE = {
  base: 'goods',
  share: 0,
  shareMost: 0,
  amount: 0,
  deduction: 0,
  worth: 'goods',
  inland: 'counts',
  over: 0,
  upTo: 0,
  sender: 'any',
  except: '',
  validUntil: '',
  state: 'to-check',
} as const satisfies Partial<BorderRule>;
