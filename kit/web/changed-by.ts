// Where something was changed meanwhile, as a refusal tells it: by another admin, or in another window of one's own.

import { errorData } from './api/api.ts';
import { t } from './i18n.ts';

/** Fills `{{by}}` of the text for such a refusal. */
export const changedBy = (error: unknown): string => changedByText(isOwnIn(error));

/** Undefined where nobody has told. */
export function changedByText(isOwn: boolean | undefined): string {
  if (isOwn === undefined) return t('changedBy.unknown');
  return t(isOwn ? 'changedBy.own' : 'changedBy.other');
}

export function isOwnIn(error: unknown): boolean | undefined {
  const data = errorData(error);
  const isTold = typeof data === 'object' && data !== null && 'isOwn' in data;
  return isTold && typeof data.isOwn === 'boolean' ? data.isOwn : undefined;
}
