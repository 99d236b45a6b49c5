// Puts the server's refusals into the person's language.

import { errorCode, errorData } from '../../../kit/web/api/api.ts';
import { errorText, formatFen } from '../../../kit/web/i18n.ts';
import { WITHDRAWAL_STATES } from '../domain/withdrawal.ts';
import { t } from './texts.ts';

/** The text for what a call threw. */
export function refusalText(error: unknown): string {
  const code = errorCode(error);
  const data = errorData(error);
  switch (code) {
    case 'BELOW_MINIMUM':
      return t('errors.BELOW_MINIMUM', { minimum: fenIn(data, 'minimumFen') });
    case 'NOT_COVERED':
      return t('errors.NOT_COVERED', { available: fenIn(data, 'availableFen') });
    case 'NOT_NOW':
      return t('errors.NOT_NOW', { state: stateIn(data) });
    case 'ROLE_UNFIT':
    case 'APPLICATION_OPEN':
    case 'TOO_YOUNG':
    case 'AGE_UNKNOWN':
    case 'APPLICATION_DECIDED':
    case 'LIMIT_BELOW_USES':
    case 'ZONE_UNKNOWN':
    case 'RANGE_INVALID':
    case 'WITHDRAWAL_CONFLICT':
    case 'OWN_WITHDRAWAL':
    case 'SAME_ADMIN':
    case 'FRESH_ADMIN':
    case 'PAYEE_SEALED':
      return t(`errors.${code}`);
    default:
      return errorText(code);
  }
}

const valueIn = (data: unknown, key: string): unknown =>
  typeof data === 'object' && data !== null
    ? Object.entries(data).find(([name]) => name === key)?.[1]
    : undefined;

function fenIn(data: unknown, key: string): string {
  const fen = valueIn(data, key);
  return typeof fen === 'number' ? formatFen(fen) : '';
}

function stateIn(data: unknown): string {
  const state = WITHDRAWAL_STATES.find((known) => known === valueIn(data, 'state'));
  return state ? t(`states.${state}`) : '';
}
