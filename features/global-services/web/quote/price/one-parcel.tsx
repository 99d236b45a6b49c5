// What travels together, and what of the shipping comes back where several orders do: said where the cost is decided.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';

type OneParcelProps = { readonly weight: Pick<PriceView['weight'], 'baseFen'> };

export const OneParcel = ({ weight: { baseFen } }: OneParcelProps) => (
  <p className="mt-2 text-small text-muted">{t('cost.oneParcel', { base: formatFen(baseFen) })}</p>
);
