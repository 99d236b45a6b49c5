// Where a field comes from and how sure it is, in words.

import { LOW_CONFIDENCE } from '../../../global-services/domain/index.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';
import { type DraftField, toValues } from './form-values.ts';

export const isLow = ({ fields }: Draft, name: DraftField): boolean =>
  (fields[name]?.confidence ?? 1) < LOW_CONFIDENCE;

/** Undefined for an empty field, and for one that has been typed over since it was read. */
export function sourceHint(draft: Draft, name: DraftField, typed: string): string | undefined {
  const field = draft.fields[name];
  if (!field || typed !== toValues(draft)[name]) return undefined;
  if (field.source === 'buyer') return t('sources.buyer');
  return t(isLow(draft, name) ? `sources.${field.source}Low` : `sources.${field.source}`);
}
