// The tiers: how far each is, and the way to claim it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ProgressBar } from '../../../../kit/web/ui/elements/progress-bar.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import type { ClaimState } from '../../domain/index.ts';
import { type Referral, type Reward, referralApi, referralQuery, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

const PERCENT = 100;

export function Rewards({ referral }: { readonly referral: Referral }) {
  return (
    <ul className="grid gap-4">
      {referral.tiers.map((reward) => (
        <li key={reward.tier} className="rounded-soft border border-line bg-surface p-5">
          <RewardCard reward={reward} successful={referral.successful} />
        </li>
      ))}
    </ul>
  );
}

const rewardText = ({ reward }: Reward): string =>
  'days' in reward ? t('page.days', { count: reward.days }) : t('page.months', { count: reward.months });

type RewardProps = { readonly reward: Reward; readonly successful: number };

function RewardCard({ reward, successful }: RewardProps) {
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: () => referralApi.claimReward({ tier: reward.tier }),
    onSuccess: (referral) => {
      queries.setQueryData(referralQuery.queryKey, referral);
      notify('good', t('page.claimedNow', { reward: rewardText(reward) }));
    },
    onError: (error) => {
      notify('wrong', refusalText(error, t('errors.claimFailed')));
      if (errorCode(error) === 'TIER_NOT_REACHED') void queries.invalidateQueries(referralQuery);
    },
  });
  const state: ClaimState = claim.isPending ? 'claiming' : reward.state;
  const done = Math.min(successful, reward.needed);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block font-serif text-lead font-bold">{rewardText(reward)}</span>
          <span className="text-small text-muted">{t('page.needed', { count: reward.needed })}</span>
        </p>
        <Claim reward={reward} state={state} onClaim={() => claim.mutate()} missing={reward.needed - done} />
      </div>
      {state === 'claimed' ? null : (
        <ProgressBar
          label={t('page.progress', { done, needed: reward.needed })}
          percentage={(done / reward.needed) * PERCENT}
        />
      )}
    </div>
  );
}

type ClaimProps = {
  readonly reward: Reward;
  readonly state: ClaimState;
  readonly missing: number;
  readonly onClaim: () => void;
};

function Claim({ reward, state, missing, onClaim }: ClaimProps) {
  switch (state) {
    case 'claimed':
      return (
        <Badge tone="good">
          {t('page.claimed', { date: formatDate(new Date(reward.claimedAt ?? 0), { dateStyle: 'medium' }) })}
        </Badge>
      );
    case 'not_eligible':
      return <span className="text-small text-muted">{t('page.notYet', { missing })}</span>;
    case 'claimable':
    case 'claiming':
      return (
        <Button
          look="primary"
          busy={state === 'claiming'}
          aria-label={t('page.claimNamed', { reward: rewardText(reward) })}
          onClick={onClaim}
        >
          {state === 'claiming' ? t('page.claiming') : t('page.claim')}
        </Button>
      );
  }
}
