// What the dictionary found; each hit opens its card.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SearchHit } from '../../../../chinese/dictionary/index.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { GLOSS_LANGUAGE, searchQuery } from '../queries.ts';
import { ChineseWords } from '../tappable/chinese-words.tsx';
import { WordButton } from '../tappable/word-button.tsx';
import { t } from '../texts.ts';
import { hskShort } from '../words/hsk-tag.tsx';
import { readableGloss, writtenPinyin } from '../words/readings.ts';
import { alone } from '../words/word-target.ts';

/** A Portuguese search may also find English glosses; the hit does not say which it is, the card does. */
const GLOSS_TAG = GLOSS_LANGUAGE === 'pt' ? undefined : LANGUAGE_TAGS.en;
const HANZI = /\p{Script=Han}/u;

export function SearchHits({ text: asked }: { readonly text: string }) {
  const query = useQuery({ ...searchQuery(asked), placeholderData: keepPreviousData });
  return (
    <QueryPart query={query} explain={() => t('card.failed')}>
      {(hits) => <Hits hits={hits} asked={asked} />}
    </QueryPart>
  );
}

type HitsProps = { readonly hits: readonly SearchHit[]; readonly asked: string };

function Hits({ hits, asked }: HitsProps) {
  return (
    <section aria-label={t('search.results')}>
      <output className="mb-2 block text-small text-muted">
        {hits.length === 0 ? t('search.none', { text: asked }) : t('search.found', { count: hits.length })}
      </output>
      {hits.length === 0 && HANZI.test(asked) ? (
        <p className="text-hanzi">
          <ChineseWords text={asked} />
        </p>
      ) : null}
      <ul>
        {hits.map(({ word, pinyin, gloss, band }) => (
          <li key={`${word} ${pinyin}`} className="border-t border-line">
            <WordButton
              target={alone(word, pinyin)}
              className="grid min-h-14 w-full grid-cols-[minmax(3.5rem,auto)_1fr_auto] items-baseline gap-x-4 py-2.5 text-start transition-colors hover:bg-raised aria-expanded:bg-raised"
            >
              <span lang="zh-Hans" className="text-hanzi leading-tight">
                {word}
              </span>
              <span className="min-w-0">
                <span lang="zh-Latn" className="block font-medium">
                  {writtenPinyin(word, pinyin)}
                </span>
                <span lang={GLOSS_TAG} className="line-clamp-2 text-small text-muted">
                  {readableGloss(gloss)}
                </span>
              </span>
              {band === undefined ? null : (
                <span title={t('hsk.what')} className="text-caption text-muted">
                  {hskShort(band)}
                </span>
              )}
            </WordButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
