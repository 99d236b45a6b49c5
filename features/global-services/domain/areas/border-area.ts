// What admins set about borders: duties, taxes and papers by country.

import * as z from 'zod';
import { CHECK_STATES, defineArea } from '../../../settings/domain/index.ts';
import { BR_DUTY, borderDefaults } from './border-defaults.ts';
import { BOUND_BASES, borderRules, INLAND, LEVIES, LEVY_BASES, LEVY_WAYS, SENDERS } from './border-rule.ts';

/** As rules were saved before they said for which sender they hold. */
const older = z.array(z.looseObject({ sender: z.undefined().optional(), id: z.string() }));

/**
 * In versions without the column, what of Brazil's duty is lowered held for everybody, though it is a certified
 * sender's: it is read as theirs, to be checked anew, and what all others pay stands beside it.
 */
function withSenders(rules: unknown): unknown {
  const rows = older.safeParse(rules);
  if (!rows.success) return rules;
  const read = rows.data.map((row) =>
    isLowered(row) ? { ...row, sender: 'certified', state: 'to-check' } : row,
  );
  const hasLowered = rows.data.some(isLowered);
  return hasLowered && rows.data.every(({ id }) => id !== BR_DUTY.id) ? [BR_DUTY, ...read] : read;
}

const isLowered = ({ countries, levy, way, deduction, share }: Readonly<Record<string, unknown>>): boolean =>
  countries === 'BR' &&
  levy === 'duty' &&
  way === 'percent' &&
  (Number(deduction) > 0 || Number(share) < BR_DUTY.share);

export const borderArea = defineArea({
  area: 'border',
  schema: z.strictObject({ rules: z.preprocess(withSenders, borderRules) }),
  defaults: { rules: [...borderDefaults] },
  fields: {
    rules: {
      columns: {
        countries: 'text',
        levy: LEVIES,
        way: LEVY_WAYS,
        base: LEVY_BASES,
        share: 'share',
        shareMost: 'share',
        amount: 'money',
        deduction: 'money',
        currency: 'text',
        worth: BOUND_BASES,
        inland: INLAND,
        over: 'money',
        upTo: 'money',
        sender: SENDERS,
        except: 'text',
        zh: 'text',
        en: 'text',
        pt: 'text',
        source: 'text',
        validFrom: 'text',
        validUntil: 'text',
        checkedOn: 'text',
        state: CHECK_STATES,
      },
    },
  },
});
