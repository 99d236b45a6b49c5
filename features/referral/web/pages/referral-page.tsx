// One's own invite link, how many came by it, and the rewards for them.

import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { People } from '../components/people.tsx';
import { Rewards } from '../components/rewards.tsx';
import { type Referral, referralQuery, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export function ReferralPage() {
  const query = useQuery(referralQuery);
  const lead = query.data && t('page.lead', { minutes: query.data.guestMinutes });
  return (
    <Page help={helpPath('invitations')} title={t('page.title')} lead={lead}>
      <QueryPart query={query} failed={t('errors.fetchFailed')} explain={refusalText}>
        {(referral) => (
          <div className="grid gap-10">
            <Card>
              <CopyField label={t('page.link')} value={referral.link} shareText={t('page.shareText')} />
              <p className="mt-3 text-small text-muted">{t('page.traces')}</p>
            </Card>
            <Counters referral={referral} />
            <Section title={t('page.tiersTitle')} lead={t('page.how')}>
              <Rewards referral={referral} />
            </Section>
            <Section title={t('people.title')}>
              <People />
            </Section>
          </div>
        )}
      </QueryPart>
    </Page>
  );
}

function Counters({ referral: { total, successful, waiting } }: { readonly referral: Referral }) {
  const counters = [
    ['total', total],
    ['successful', successful],
    ...(waiting > 0 ? [['waiting', waiting] as const] : []),
  ] as const;
  return (
    <Section title={t('page.countersTitle')}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 tablet:flex tablet:flex-wrap tablet:gap-x-12">
        {counters.map(([key, count]) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-small text-muted">{t(`page.${key}`)}</dt>
            <dd className="text-title font-bold tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 ? <p className="mt-3 text-small text-muted">{t('page.waitingNote')}</p> : null}
    </Section>
  );
}
