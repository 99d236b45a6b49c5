// Over a price that what was typed since has outdated: it stays in sight, and nobody takes it for the new one.

import { t } from '../../texts.ts';

export function OldPrice({ isOld }: { readonly isOld: boolean }) {
  return <output className="block min-h-6 text-small text-muted">{isOld ? t('cost.renewing') : null}</output>;
}
