// What went back, or is on its way back, to the payer.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { BankRefund, Converted } from '../../../../settings/web/api.ts';
import type { RefundView } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

export function RefundList({ refunds }: { readonly refunds: readonly RefundView[] }) {
  if (refunds.length === 0) return null;
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds" className="mb-2 font-serif text-lead font-bold">
        {t('refunds.title')}
      </h2>
      <ul className="border-b border-line">
        {refunds.map(({ id, origin, amountFen, reason, state, createdAt, settledAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3">
            <span>
              <span className="block font-medium">{t(`refunds.${origin}`)}</span>
              {reason === '' ? null : (
                <span className="block text-small">
                  <MixedText text={reason} />
                </span>
              )}
              <span className="block text-small text-muted">
                {t(`refunds.${state}`)} · {showMoment(settledAt ?? createdAt)}
              </span>
            </span>
            <span className="text-end whitespace-nowrap tabular-nums">
              <span className="block font-medium">{formatFen(amountFen)}</span>
              <Converted fen={amountFen} />
            </span>
          </li>
        ))}
      </ul>
      {refunds.some(({ provider }) => provider === 'stripe' || provider === 'test') ? <BankRefund /> : null}
    </section>
  );
}
