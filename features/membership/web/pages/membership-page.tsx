// Membership and booster packs: what the person has, what there is to buy, and all that happened.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { AskGrownUp } from '../../../privacy/web/api.ts';
import { Boosters, OwnBoosters } from '../components/boosters.tsx';
import { Comparison } from '../components/comparison.tsx';
import { History } from '../components/history.tsx';
import { MembershipStatus } from '../components/membership-status.tsx';
import { OpenPayments } from '../components/open-payments.tsx';
import { Plans } from '../components/plans.tsx';
import { type Overview, overviewQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function MembershipPage() {
  const query = useQuery(overviewQuery);
  const isYounger = useIsYounger();
  return (
    <Page
      help={helpPath('minutes-and-vip')}
      title={t('page.title')}
      lead={isYounger ? undefined : t('page.lead')}
      width="wide"
    >
      <div className="grid gap-10 max-wide:in-turn wide:grid-cols-[1fr_24rem] wide:items-start wide:gap-16">
        <QueryPart query={query} failed={t('page.failed')} lines={12}>
          {(overview) =>
            isYounger ? (
              <ForYounger overview={overview} />
            ) : (
              <div className="grid gap-10">
                <div className="grid gap-4">
                  <MembershipStatus overview={overview} />
                  <OpenPayments open={overview.open} />
                </div>
                <Plans overview={overview} />
                <Comparison gives={overview.gives} />
                <Boosters overview={overview} />
              </div>
            )
          }
        </QueryPart>
        <History />
      </div>
    </Page>
  );
}

/** What they have, such as packs that were given; nothing is offered and no price stands here. */
function ForYounger({ overview }: { readonly overview: Overview }) {
  return (
    <div className="grid gap-8">
      <MembershipStatus overview={overview} />
      <AskGrownUp />
      {overview.boosters.owned > 0 ? <OwnBoosters overview={overview} /> : null}
    </div>
  );
}
