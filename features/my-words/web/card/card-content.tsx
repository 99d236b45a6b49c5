// What the card says of one word, from the dictionary; and honestly so where the dictionary does not have it.

import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { MeaningsOnCard } from '../own/own-meaning.tsx';
import { entryQuery, GLOSS_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';
import { ForChild } from '../words/for-child.ts';
import { isNameAlone, meaningIn, readingMeant } from '../words/readings.ts';
import { TaughtMeanings, taughtMeaning } from '../words/taught-meanings.ts';
import type { WordTarget } from '../words/word-target.ts';
import { StrokeOrder } from '../writing/strokes/stroke-order.tsx';
import { ChildCard } from './child-card.tsx';
import { CardHead } from './head/card-head.tsx';
import { Examples } from './sections/examples.tsx';
import { KeepWord } from './sections/keep-word.tsx';
import { Learning } from './sections/learning.tsx';
import { Level } from './sections/level.tsx';
import { CharacterLinks, Related } from './sections/related.tsx';
import { OtherReadings, Senses, TaughtSense } from './sections/senses.tsx';
import { prefetchWriting, WriteInCard } from './writing-part.tsx';

type CardContentProps = {
  readonly titleId: string;
  readonly target: WordTarget;
  readonly onOpen: (target: WordTarget) => void;
};

/** So many tell which word is meant. */
const MEANINGS = 2;

export function CardContent(props: CardContentProps) {
  const child = use(ForChild);
  if (child) return <ChildCard titleId={props.titleId} target={props.target} child={child} />;
  return <FullCard {...props} />;
}

/** The head stays where it is when the entry comes: a word that is being said is said to its end. */
function FullCard(props: CardContentProps) {
  const { titleId, target, onOpen } = props;
  const query = useQuery(entryQuery(target.word), queryClient);
  const entry = query.data;
  const [chosen, setChosen] = useState<number>();
  const meant = entry ? readingMeant(entry, target.readings) : 0;
  const place = chosen ?? meant;
  const reading = entry?.readings[place];
  const all = use(TaughtMeanings);
  const taught = place === meant ? taughtMeaning(all, target) : undefined;
  const [isWriting, setWriting] = useState(false);
  useEffect(() => {
    if (entry) prefetchWriting(entry.word);
  }, [entry]);
  if (isWriting && entry && reading) {
    const { senses, language } = meaningIn(reading, locale);
    return (
      <WriteInCard
        titleId={titleId}
        word={entry.word}
        pinyin={reading.pinyin}
        meaning={taught?.meaning ?? senses.slice(0, MEANINGS).join(language === 'zh' ? '；' : '; ')}
        language={taught?.language ?? language}
        onBack={() => setWriting(false)}
      />
    );
  }
  return (
    <>
      {/* Under the thumb, and early for the keyboard: what the card is opened for most comes before all there is to read. */}
      {entry && reading ? (
        <div className="order-last shrink-0 border-t border-line px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <KeepWord word={entry.word} pinyin={reading.pinyin} context={target.context} />
        </div>
      ) : null}
      <div className="overflow-y-auto overscroll-contain px-5 pb-5">
        <CardHead
          titleId={titleId}
          word={entry?.word ?? target.word}
          traditional={reading?.traditional}
          pinyin={reading?.pinyin ?? target.readings.join(' ')}
          spoken={place === meant ? target.spoken : []}
        />
        <div className="mt-3 grid gap-4">
          <QueryPart query={query} explain={() => t('card.failed')} lines={4}>
            {(found) => (found === null ? <NotListed {...props} /> : null)}
          </QueryPart>
          {taught ? <TaughtSense taught={taught} reading={reading} /> : null}
          {!taught && reading ? <Senses reading={reading} /> : null}
          {entry === undefined ? null : (
            <MeaningsOnCard word={entry?.word ?? target.word} pinyin={reading?.pinyin} />
          )}
          {entry && reading ? (
            <>
              <Learning word={entry.word} pinyin={reading.pinyin} />
              <Level word={entry.word} band={entry.band} isName={isNameAlone(entry, reading)} />
              <OtherReadings entry={entry} place={place} onChoose={setChosen} />
              <StrokeOrder word={entry.word} onWrite={() => setWriting(true)} />
              <Examples word={entry.word} senses={reading.glosses?.[GLOSS_LANGUAGE] ?? []} />
              <Related entry={entry} onOpen={onOpen} />
              <p className="text-caption text-muted">{t('card.sources')}</p>
            </>
          ) : null}
        </div>
      </div>
    </>
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
