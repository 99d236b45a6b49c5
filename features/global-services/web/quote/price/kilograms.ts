// Weights as people read them.

import { formatNumber } from '../../../../../kit/web/i18n.ts';

export const kilograms = (grams: number): string =>
  formatNumber(grams / 1000, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 });
