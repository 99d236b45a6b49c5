// Rows of kept words, a page at a time; several can be chosen and changed together.

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { LoadMore } from '../../../../kit/web/ui/loading/load-more.tsx';
import type { KeptWord } from '../queries.ts';
import { t } from '../texts.ts';
import { KeptRow } from './kept-row.tsx';
import { SeveralBar } from './several/several-bar.tsx';
import { type Selection, useSelection } from './several/use-selection.ts';

type KeptRowsProps = {
  readonly query: Pick<
    UseInfiniteQueryResult<InfiniteData<unknown>>,
    'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  readonly words: readonly KeptWord[];
  /** Stands there where no word is: the way back to those that were just removed stands below it. */
  readonly empty: ReactNode;
};

export function KeptRows({ query, words, empty }: KeptRowsProps) {
  const selection = useSelection(words);
  const choosing = useRef<HTMLButtonElement>(null);
  return (
    <>
      {words.length === 0 ? (
        empty
      ) : (
        <>
          <Choosing ref={choosing} selection={selection} count={words.length} />
          <ul className="border-b border-line">
            {words.map((word) => (
              <KeptRow key={word.id} kept={word} selection={selection} />
            ))}
          </ul>
          <LoadMore
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage({ cancelRefetch: false })}
          />
        </>
      )}
      <SeveralBar selection={selection} onLeave={() => choosing.current?.focus({ preventScroll: true })} />
    </>
  );
}

type ChoosingProps = {
  readonly ref: Ref<HTMLButtonElement>;
  readonly selection: Selection;
  /** Words that are shown. */
  readonly count: number;
};

function Choosing({ ref, selection: { isOn, turn, chooseAll }, count }: ChoosingProps) {
  return (
    <div className="-ms-5 mb-1 flex flex-wrap">
      <Button ref={ref} look="ghost" onClick={() => turn(!isOn)}>
        {t(isOn ? 'several.stop' : 'several.start')}
      </Button>
      {isOn ? (
        <Button look="ghost" onClick={chooseAll}>
          {t('several.all', { count })}
        </Button>
      ) : null}
    </div>
  );
}
