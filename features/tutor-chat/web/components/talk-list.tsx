// The person's talks, the latest first; on a phone the first few until all are asked for.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { LoadMore } from '../../../../kit/web/ui/load-more.tsx';
import { Notice } from '../../../../kit/web/ui/notice.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import type { Talk } from '../../domain/index.ts';
import { useSendWaiting } from '../offline/use-send-waiting.ts';
import { talksQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { DeleteTalk } from './delete-talk.tsx';
import { TalkItem } from './talk-item.tsx';

type TalkListProps = {
  readonly kind: Talk['kind'];
  /** The talk that stands open beside the list. */
  readonly openId: string | undefined;
};

/** How many talks a phone shows above the tutors. */
const FIRST_ON_PHONE = 3;

export function TalkList({ kind, openId }: TalkListProps) {
  const { data, dataUpdatedAt, isError, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(talksQuery(kind));
  useSendWaiting(openId);
  const [isWhole, setWhole] = useState(false);
  const [deleting, setDeleting] = useState<Talk | null>(null);
  const navigate = useNavigate();
  const talks = data?.pages.flatMap((page) => page.talks) ?? [];
  const leave = (talk: Talk) => {
    if (talk.id === openId) void navigate(kind === 'tutor' ? '/study' : '/roleplay', { replace: true });
  };
  return (
    <>
      {isPending ? <Skeleton lines={3} /> : null}
      {isError && !data ? (
        <Notice
          tone="wrong"
          action={<Button onClick={() => void refetch()}>{common('action.retry')}</Button>}
        >
          {t('talks.failed')}
        </Notice>
      ) : null}
      <ul className={isWhole ? undefined : 'max-tablet:[&>li:nth-child(n+4)]:hidden'}>
        {talks.map((talk) => (
          <TalkItem
            key={talk.id}
            talk={talk}
            partner={talk.partner ?? undefined}
            isOpen={talk.id === openId}
            now={new Date(dataUpdatedAt)}
            onDelete={() => setDeleting(talk)}
          />
        ))}
      </ul>
      {talks.length > FIRST_ON_PHONE && !isWhole ? (
        <div className="mt-2 tablet:hidden">
          <Button look="ghost" wide onClick={() => setWhole(true)}>
            {t('talks.showAll')}
          </Button>
        </div>
      ) : null}
      <div className={isWhole ? undefined : 'max-tablet:hidden'}>
        <LoadMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      </div>
      {deleting ? (
        <DeleteTalk
          talk={deleting}
          partner={deleting.partner ?? undefined}
          onDeleted={() => leave(deleting)}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </>
  );
}
