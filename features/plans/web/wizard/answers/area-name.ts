// What areas and interests are called: grown-ups and small children are asked about numbers, not about algebra.

import { type Area, type Grade, type Interest, isChild } from '../../../domain/index.ts';
import { t } from '../../texts.ts';

export function areaName(area: Area, grade: Grade | null): string {
  if (
    (grade === 'adult' || isChild(grade)) &&
    (area === 'algebra' || area === 'geometry' || area === 'statistics')
  )
    return t(`adult.${area}`);
  return t(`areas.${area}`);
}

export const interestName = (interest: Interest, grade: Grade | null): string =>
  grade === 'adult' && interest === 'study' ? t('adult.study') : t(`interests.${interest}`);
