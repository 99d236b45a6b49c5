// The state of a payment in a word, never by colour alone.

import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { PaymentState } from '../../domain/states.ts';
import { t } from '../texts.ts';

const LOOKS: Readonly<Record<PaymentState, string>> = {
  created: 'bg-info-ground text-info',
  processing: 'bg-info-ground text-info',
  succeeded: 'bg-good-ground text-good',
  failed: 'bg-wrong-ground text-wrong',
  expired: 'bg-raised text-muted',
  unknown: 'bg-retry-ground text-retry',
  partially_refunded: 'bg-raised text-ink',
  refunded: 'bg-raised text-ink',
};

export function StateBadge({ state }: { readonly state: PaymentState }) {
  return (
    <span
      className={classNames('inline-block rounded-soft px-2 py-0.5 text-caption font-medium', LOOKS[state])}
    >
      {t(`states.${state}`)}
    </span>
  );
}
