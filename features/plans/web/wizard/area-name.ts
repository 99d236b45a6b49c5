// What areas and interests are called: grown-ups are asked about numbers, not about algebra, and about courses, not about school.

import type { Area, Grade, Interest } from '../../domain/index.ts';
import { t } from '../texts.ts';

export function areaName(area: Area, grade: Grade | null): string {
  if (grade === 'adult' && (area === 'algebra' || area === 'geometry' || area === 'statistics'))
    return t(`adult.${area}`);
  return t(`areas.${area}`);
}

export const interestName = (interest: Interest, grade: Grade | null): string =>
  grade === 'adult' && interest === 'study' ? t('adult.study') : t(`interests.${interest}`);
