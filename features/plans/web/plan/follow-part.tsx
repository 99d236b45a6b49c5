// Whether a plan is the one that its owner goes by, and the way to make it so.

import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { noticeFollowing, type Plan, plansApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

export function FollowPart({ plan: { id, isFollowed } }: { readonly plan: Plan }) {
  const follow = useMutation({
    mutationFn: () => plansApi.follow({ id }),
    onSuccess: noticeFollowing,
    onError: (error) => notify('wrong', refusalText(error)),
  });
  if (isFollowed)
    return (
      <p className="flex items-center gap-2 text-small text-muted print:hidden">
        <Check aria-hidden="true" size={18} className="shrink-0 text-good" />
        {t('follow.isFollowed')}
      </p>
    );
  return (
    <div className="print:hidden">
      <Notice
        tone="info"
        title={t('follow.not')}
        action={
          <Button look="primary" busy={follow.isPending} onClick={() => follow.mutate()}>
            {t('follow.do')}
          </Button>
        }
      >
        {t('follow.note')}
      </Notice>
    </div>
  );
}
