// Where somebody stands, in the same words on every page: a level of the exam, or the range that the answers leave open.

import type { PlacedLevel } from '../../domain/index.ts';
import { t } from '../texts.ts';

export const isSure = ({ low, high }: PlacedLevel): boolean => low === high;

export function levelText({ low, high }: PlacedLevel): string {
  if (high === 0) return t('placedLevel.none');
  if (low === high) return t('placedLevel.sure', { level: high });
  return low === 0 ? t('placedLevel.atMost', { high }) : t('placedLevel.range', { low, high });
}
