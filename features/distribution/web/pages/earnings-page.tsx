// The earnings centre: balances, chart, withdrawals, codes, who came, and every commission.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { useSession } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { People } from '../../../referral/web/api.ts';
import { Balances } from '../components/balances.tsx';
import { Codes } from '../components/codes.tsx';
import { Commissions } from '../components/commissions.tsx';
import { EarningsChart } from '../components/earnings-chart.tsx';
import { ExportForm } from '../components/export-form.tsx';
import { Withdrawals } from '../components/withdrawals.tsx';
import { distributionApi, type Earnings, earningsQuery } from '../queries.ts';
import { showRate } from '../show.tsx';
import { t } from '../texts.ts';

const leadOf = ({ earningDays, holdDays, membershipRate, orderFeeRate }: Earnings): string =>
  t('earnings.lead', {
    days: earningDays,
    hold: holdDays,
    membership: showRate(membershipRate),
    order: showRate(orderFeeRate),
  });

export function EarningsPage() {
  const query = useQuery(earningsQuery);
  const session = useSession();
  const isDistributor = session.status === 'signed-in' && session.person.role === 'distributor';
  return (
    <Page
      help={helpPath('partners')}
      title={t('earnings.title')}
      lead={query.data && leadOf(query.data)}
      width="wide"
    >
      {session.status === 'signed-in' && !isDistributor ? <Outsider /> : null}
      <QueryPart query={query} failed={t('earnings.failed')}>
        {(earnings) => (
          <div className="grid gap-12">
            <Balances earnings={earnings} />
            <EarningsChart />
            <Withdrawals earnings={earnings} />
            {isDistributor ? <Codes /> : null}
            <Commissions />
            <Section title={t('codes.people')}>
              <People />
            </Section>
            <Section title={t('export.title')} lead={t('export.hint')}>
              <ExportForm read={(range) => distributionApi.exportCommissions(range)} />
            </Section>
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

/** For who is no distributor, or none any more: what they have earned stays theirs. */
function Outsider() {
  return (
    <div className="mb-10">
      <Notice
        tone="info"
        title={t('earnings.guestTitle')}
        action={<ButtonLink to="/profile/become-distributor">{t('earnings.become')}</ButtonLink>}
      >
        {t('earnings.guestBody')}
      </Notice>
    </div>
  );
}
