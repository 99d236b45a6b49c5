// What an area of a subject is called: grown-ups are asked about numbers, not about algebra.

import type { Area, Grade } from '../../domain/index.ts';
import { t } from '../texts.ts';

export function areaName(area: Area, grade: Grade | null): string {
  if (grade === 'adult' && (area === 'algebra' || area === 'geometry' || area === 'statistics'))
    return t(`adult.${area}`);
  return t(`areas.${area}`);
}
