// How amounts, kinds, owners and moments of the ledger are written for people.

import { formatDate, formatFen, formatNumber } from '../../../kit/web/i18n.ts';
import { ASSETS, isAccountKind } from '../domain/index.ts';
import { t } from './texts.ts';

/** Minor units of an asset as people read them: yuan with two places, minutes with seconds. */
export function showAmount(amount: number, asset: string): string {
  if (asset === 'MINUTES') {
    const perMinute = ASSETS.MINUTES.minorPerUnit;
    const whole = Math.abs(amount);
    const minutes = formatNumber(Math.floor(whole / perMinute));
    return `${amount < 0 ? '-' : ''}${t('units.minutes', { minutes, seconds: whole % perMinute })}`;
  }
  return formatFen(amount);
}

/** The kind's name; a kind that a newer server knows is shown by its code. */
export const showKind = (kind: string): string => (isAccountKind(kind) ? t(`kinds.${kind}`) : kind);

export const showMoment = (iso: string): string =>
  formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'medium' });
