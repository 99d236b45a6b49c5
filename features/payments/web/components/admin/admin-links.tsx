// The ways between the admins' pages of payments.

import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { t } from '../../texts.ts';

const PLACES = {
  payments: { to: '/admin/payments', label: () => t('admin.toPayments') },
  revenue: { to: '/admin/payments/revenue', label: () => t('admin.toRevenue') },
  days: { to: '/admin/ledger/days', label: () => t('admin.toDays') },
  refunds: { to: '/admin/payments/refunds', label: () => t('admin.toRefunds') },
  disputes: { to: '/admin/payments/disputes', label: () => t('admin.toDisputes') },
  messages: { to: '/admin/payments/messages', label: () => t('admin.toMessages') },
} as const;

type AdminLinksProps = { readonly to: readonly (keyof typeof PLACES)[] };

export function AdminLinks({ to }: AdminLinksProps) {
  return to.map((place) => (
    <ButtonLink key={place} to={PLACES[place].to}>
      {PLACES[place].label()}
    </ButtonLink>
  ));
}
