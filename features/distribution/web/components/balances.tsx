// Where a distributor's money is.

import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { Earnings } from '../queries.ts';
import { Amount } from '../show.tsx';
import { t } from '../texts.ts';

export function Balances({ earnings }: { readonly earnings: Earnings }) {
  const { availableFen, pendingFen, inFlightFen, paidOutFen, owedFen } = earnings;
  const balances = [
    ['available', availableFen],
    ['pending', pendingFen],
    ['inFlight', inFlightFen],
    ['paidOut', paidOutFen],
    ...(owedFen > 0 ? [['owed', owedFen] as const] : []),
  ] as const;
  return (
    <Section title={t('earnings.balances')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 tablet:flex tablet:flex-wrap tablet:gap-x-12">
        {balances.map(([key, fen]) => (
          <div key={key} className="flex flex-col-reverse justify-end max-tablet:first:col-span-2">
            <dt className="text-small text-muted">{t(`earnings.${key}`)}</dt>
            <dd className={key === 'available' ? 'text-title font-bold' : 'text-lead font-medium'}>
              <Amount fen={fen} />
            </dd>
          </div>
        ))}
      </dl>
      {owedFen > 0 ? (
        <div className="mt-4">
          <Notice tone="info">{t('earnings.owedNote')}</Notice>
        </div>
      ) : null}
    </Section>
  );
}
