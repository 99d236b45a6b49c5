// How long something has waited, in the largest whole unit.

import { t } from '../../texts.ts';

const MINUTE = 60_000;

export const Age = ({ since }: { readonly since: string }) => ageText(since);

export function ageText(since: string): string {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / MINUTE));
  if (minutes < 60) return t('desk.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t('desk.hours', { count: hours }) : t('desk.days', { count: Math.floor(hours / 24) });
}
