// A goal in one line: what it is for, and the day.

import { formatDate } from '../../../kit/web/i18n.ts';
import type { Aim } from '../domain/index.ts';
import { t } from './texts.ts';

export function aimText({ kind, band, by }: Aim): string {
  const name = kind === 'exam' && band !== null ? `HSK ${band}` : t(`aim.kinds.${kind}`);
  // The day is the learner's, whatever the zone of this device.
  return by === null ? name : `${name} · ${formatDate(new Date(`${by}T12:00:00`), { dateStyle: 'long' })}`;
}
