// What the card says of one word, from the dictionary; and honestly so where the dictionary does not have it.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DictionaryEntry } from '../../../../chinese/dictionary/index.ts';
import { queryClient } from '../../../../kit/web/query-client.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { Notice } from '../../../../kit/web/ui/notice.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import { entryQuery } from '../queries.ts';
import { t } from '../texts.ts';
import type { WordTarget } from '../words/word-target.ts';
import { CardHead } from './card-head.tsx';
import { Examples } from './examples.tsx';
import { KeepWord } from './keep-word.tsx';
import { Level } from './level.tsx';
import { readingMeant } from './readings.ts';
import { CharacterLinks, Related } from './related.tsx';
import { OtherReadings, Senses } from './senses.tsx';
import { StrokeOrder } from './stroke-order.tsx';

type CardContentProps = {
  readonly titleId: string;
  readonly target: WordTarget;
  readonly onOpen: (target: WordTarget) => void;
};

export function CardContent(props: CardContentProps) {
  const { titleId, target } = props;
  const { data: entry, isPending, refetch } = useQuery(entryQuery(target.word), queryClient);
  if (entry) return <KnownWord {...props} entry={entry} />;
  return (
    <div className="overflow-y-auto overscroll-contain px-5 pb-5">
      <CardHead
        titleId={titleId}
        word={target.word}
        pinyin={target.readings.join(' ')}
        spoken={target.spoken}
      />
      <div className="mt-3 grid gap-4">
        {isPending ? <Skeleton lines={4} /> : null}
        {entry === null ? <NotListed {...props} /> : null}
        {entry === undefined && !isPending ? (
          <Notice tone="wrong" action={<Button onClick={() => void refetch()}>{t('card.again')}</Button>}>
            {t('card.failed')}
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

function NotListed({ target, onOpen }: CardContentProps) {
  return (
    <>
      <p className="text-muted">{t(`card.notListed.${target.kind}`)}</p>
      <CharacterLinks word={target.word} onOpen={onOpen} />
    </>
  );
}

function KnownWord({
  titleId,
  target,
  onOpen,
  entry,
}: CardContentProps & { readonly entry: DictionaryEntry }) {
  const [place, setPlace] = useState(() => readingMeant(entry, target.readings));
  const reading = entry.readings[place];
  if (!reading) return null;
  const isAsRead = place === readingMeant(entry, target.readings);
  return (
    <>
      <div className="overflow-y-auto overscroll-contain px-5 pb-5">
        <CardHead
          titleId={titleId}
          word={entry.word}
          traditional={reading.traditional}
          pinyin={reading.pinyin}
          spoken={isAsRead ? target.spoken : []}
        />
        <div className="mt-3 grid gap-4">
          <Senses entry={entry} reading={reading} isUsual={place === 0} />
          <Level word={entry.word} band={entry.band} />
          <OtherReadings entry={entry} place={place} onChoose={setPlace} />
          <StrokeOrder word={entry.word} />
          <Examples word={entry.word} />
          <Related entry={entry} onOpen={onOpen} />
          <p className="text-caption text-muted">{t('card.sources')}</p>
        </div>
      </div>
      <div className="shrink-0 border-t border-line px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <KeepWord word={entry.word} pinyin={reading.pinyin} context={target.context} />
      </div>
    </>
  );
}
