// A draft: what was shown, how far reading it has come, and what the buyer says to what was read.

import { err, type Failure, ok, type Result } from '../../../kit/core/result.ts';
import {
  confirmedItemSchema,
  type ItemFieldName,
  type ItemFields,
  itemFieldsSchema,
} from '../../global-services/domain/index.ts';
import { isChoiceOpen } from './variant-choices.ts';

/** What the buyer has shown. */
export const ORIGINS = ['picture', 'text', 'typed'] as const;

/** `reading` under a lease; `ordered` has become an order and is no longer shown. */
export const DRAFT_STATES = ['reading', 'read', 'failed', 'confirmed', 'ordered'] as const;

/** Why a picture could not be read. The picture stays. */
export const READING_PROBLEMS = ['off', 'busy', 'too_slow', 'failed', 'nothing_found', 'broken_off'] as const;
export type ReadingProblem = (typeof READING_PROBLEMS)[number];

/** Who read a picture; `embedded_after_model`: a model was asked first and failed. */
export const READERS = ['model', 'embedded', 'embedded_after_model'] as const;
export type Reader = (typeof READERS)[number];

/** Renewed while a picture waits and is read; afterwards its process is taken for dead. */
const READING_LEASE_SECONDS = 120;
export const leaseFrom = (now: Date): Date => new Date(now.getTime() + READING_LEASE_SECONDS * 1000);
/** Often enough to be in time once or twice over. */
export const RENEW_MS = (READING_LEASE_SECONDS * 1000) / 4;

/** What the buyer says: a value for a field, or null for none. */
export type FieldChanges = {
  readonly [Name in ItemFieldName]?: NonNullable<ItemFields[Name]>['value'] | null | undefined;
};

/** What is said anew is the buyer's and sure; what stays as it was keeps where it came from. */
export function changeFields(
  fields: ItemFields,
  changes: FieldChanges,
): Result<ItemFields, Failure<'invalid', ItemFieldName[]>> {
  const changed = Object.fromEntries(
    itemFieldNames.flatMap((name) => {
      const given = changes[name];
      const before = fields[name];
      if (given === null) return [];
      if (given === undefined || given === before?.value) return before ? [[name, before]] : [];
      return [[name, { value: given, source: 'buyer', confidence: 1 }]];
    }),
  );
  const parsed = itemFieldsSchema.safeParse(changed);
  return parsed.success ? ok(parsed.data) : err('invalid', namesIn(parsed.error.issues));
}

/** The fields without which nothing can be priced and that are missing; a variant that is still several is missing. */
export function missingFields(fields: ItemFields): ItemFieldName[] {
  const parsed = confirmedItemSchema.safeParse(fields);
  const missing = parsed.success ? [] : namesIn(parsed.error.issues);
  return isChoiceOpen(fields.variant?.value ?? '') ? [...missing, 'variant'] : missing;
}

const itemFieldNames = itemFieldsSchema.keyof().options;

const namesIn = (issues: readonly { readonly path: readonly PropertyKey[] }[]): ItemFieldName[] => [
  ...new Set(issues.flatMap(({ path }) => itemFieldNames.find((name) => name === path[0]) ?? [])),
];
