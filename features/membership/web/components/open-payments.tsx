// Purchases that are not paid yet, each with the way to its payment.

import { formatDate, formatFen } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import type { Overview } from '../queries.ts';
import { t } from '../texts.ts';

type Open = Overview['open'];

export function OpenPayments({ open }: { readonly open: Open }) {
  if (open.length === 0) return null;
  return (
    <Notice tone="info" title={t('open.title')}>
      <ul className="mt-1 grid gap-3">
        {open.map((purchase) => (
          <li key={purchase.paymentId} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              {nameOf(purchase)} · <span className="tabular-nums">{formatFen(purchase.amountFen)}</span>
              <span className="block text-caption text-muted">
                {t('open.since', {
                  date: formatDate(new Date(purchase.createdAt), { dateStyle: 'medium', timeStyle: 'short' }),
                })}
              </span>
            </span>
            <ButtonLink to={`/payments/${purchase.paymentId}`}>{t('open.pay')}</ButtonLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const nameOf = ({ plan, quantity }: Open[number]): string =>
  plan === null ? t('sold.packs', { count: quantity }) : t(`sold.${plan}`);
