// The learner's words: those that they keep, and all that they are learning, kept or from a list.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { ListedWords, listsQuery } from '../../../study/web/api.ts';
import { listQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { KeptList } from './kept-list.tsx';

export function OwnLists() {
  const kept = useInfiniteQuery(listQuery);
  const lists = useQuery(listsQuery);
  if (!(kept.isFetched && lists.isFetched)) return <Skeleton lines={6} />;
  const learning = lists.data?.find(({ kind }) => kind === 'mine')?.words ?? 0;
  // What could not be read says so itself.
  return learning === 0 || !kept.data ? (
    <KeptList />
  ) : (
    <BothLists learning={learning} kept={kept.data.pages[0]?.total ?? 0} />
  );
}

type Counts = { readonly learning: number; readonly kept: number };

/** Whoever keeps none sees what they are learning. What is shown stays while words are taken off. */
function BothLists({ learning, kept }: Counts) {
  const [shown, setShown] = useState<'learning' | 'kept'>(kept === 0 ? 'learning' : 'kept');
  return (
    <div className="grid gap-6">
      <SegmentedControl
        label={t('list.which')}
        value={shown}
        onChange={setShown}
        options={[
          { value: 'learning', label: t('list.learning', { count: learning }) },
          { value: 'kept', label: t('list.kept', { count: kept }) },
        ]}
      />
      {shown === 'kept' ? <KeptList /> : <ListedWords listId="mine" initialSearch="" hasField={false} />}
    </div>
  );
}
