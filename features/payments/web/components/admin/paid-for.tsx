// What a payment is for: an order by its number, with the way to it; anything else in words.

import { Link } from 'react-router';
import type { AdminSummary } from '../../queries.ts';

type PaidForProps = { readonly payment: Pick<AdminSummary, 'orderId' | 'title'> };

export function PaidFor({ payment: { orderId, title } }: PaidForProps) {
  if (orderId === null) return title;
  return (
    <Link
      to={`/admin/global-orders/${orderId}`}
      className="inline-flex min-h-11 items-center text-active underline underline-offset-4"
    >
      {title}
    </Link>
  );
}
