// Weights as buyers read them, the same everywhere: kilograms, to the gram, since money follows from them.

import { formatNumber } from '../../../../../kit/web/i18n.ts';
import { t } from '../../texts.ts';

export const kilograms = (grams: number): string =>
  t('weight', { amount: formatNumber(grams / 1000, { maximumFractionDigits: 3 }) });
