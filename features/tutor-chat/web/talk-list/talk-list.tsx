// The person's talks, the latest first; on a phone the first few until all are asked for.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
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
  const query = useInfiniteQuery(talksQuery(kind));
  useSendWaiting(openId);
  return (
    <QueryPart query={query} failed={t('talks.failed')} lines={3}>
      {({ pages }) => (
        <Talks kind={kind} openId={openId} query={query} talks={pages.flatMap((page) => page.talks)} />
      )}
    </QueryPart>
  );
}

type TalksProps = TalkListProps & {
  readonly talks: readonly Talk[];
  readonly query: {
    readonly dataUpdatedAt: number;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
};

function Talks({ kind, openId, talks, query }: TalksProps) {
  const { dataUpdatedAt, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [isWhole, setWhole] = useState(false);
  const [deleting, setDeleting] = useState<Talk | null>(null);
  const navigate = useNavigate();
  const leave = (talk: Talk) => {
    if (talk.id === openId) void navigate(kind === 'tutor' ? '/study' : '/roleplay', { replace: true });
  };
  return (
    <>
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
