// The terms of prices with a draft of one area of settings in the place of what holds: for trying it, never for a sale.

import type * as z from 'zod';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import { currenciesArea } from '../../../settings/domain/index.ts';
import { borderArea } from '../areas/border-area.ts';
import { genuineArea } from '../areas/genuine-area.ts';
import { purchasingArea } from '../areas/purchasing-area.ts';
import type { PriceArea } from '../quote/terms.ts';
import type { PriceTerms } from './reckon-price.ts';

/** `keys` are paths, as the settings tell of them. */
export type DraftFailure = Failure<'draft_invalid', { readonly keys: readonly string[] }>;

export function draftTerms(
  terms: PriceTerms,
  area: PriceArea,
  values: unknown,
): Result<PriceTerms, DraftFailure> {
  switch (area) {
    case 'purchasing':
      return read(purchasingArea.schema, values, (purchasing) => ({ ...terms, purchasing }));
    case 'currencies':
      return read(currenciesArea.schema, values, ({ rates }) => ({ ...terms, rates }));
    case 'border':
      return read(borderArea.schema, values, ({ rules }) => ({ ...terms, rules }));
    case 'genuine':
      return read(genuineArea.schema, values, (genuine) => ({ ...terms, genuine }));
  }
}

function read<Values>(
  schema: z.ZodType<Values>,
  values: unknown,
  put: (values: Values) => PriceTerms,
): Result<PriceTerms, DraftFailure> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return ok(put(parsed.data));
  const keys = parsed.error.issues.map(({ path }) => path.map(String).join(':'));
  return err('draft_invalid', { keys: [...new Set(keys)] });
}
