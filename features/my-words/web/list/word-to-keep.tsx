// A word that somebody proposes to learn: opens its card, says what it means, and is kept by one press.

import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Check } from 'lucide-react';
import { useRef } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { myWordsApi } from '../my-words-api.ts';
import { entryQuery, wordKept } from '../queries.ts';
import { WordButton } from '../tappable/word-button.tsx';
import { t } from '../texts.ts';
import { readingMeant, writtenPinyin } from '../words/readings.ts';
import { alone } from '../words/word-target.ts';
import { Gloss } from './gloss.tsx';

type WordToKeepProps = {
  readonly word: string;
  /** Numbered pinyin, a space between syllables. */
  readonly reading: string;
  /** What it means here, in the reader's language, in place of what a dictionary says. */
  readonly meaning?: string | null;
  /** The sentence that it stands in. */
  readonly context: string;
  /** It stands on the list. */
  readonly isKept?: boolean;
  /** It is being learnt already, whether it stands on the list or not. */
  readonly isLearning?: boolean;
};

export function WordToKeep(props: WordToKeepProps) {
  const { word, reading, meaning = null, context, isKept = false, isLearning = false } = props;
  const { data: entry } = useQuery(entryQuery(word));
  const status = useRef<HTMLOutputElement>(null);
  // A neutral tone of the place is not the dictionary's; reviews ask for the word as that writes it.
  const pinyin = entry?.readings[readingMeant(entry, reading.split(' '))]?.pinyin ?? reading;
  const keep = useMutation({
    mutationFn: () => myWordsApi.keep({ word, pinyin, context }),
    onSuccess: ({ total: _total, ...kept }) => {
      wordKept(kept);
      status.current?.focus({ preventScroll: true });
    },
    networkMode: 'always',
  });
  const isOnList = isKept || keep.isSuccess;
  const isDone = isOnList || isLearning;
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 grow">
        <WordButton
          target={{ ...alone(word, reading), context }}
          className="flex min-h-11 flex-wrap items-baseline gap-x-3 text-start transition-colors hover:text-active"
        >
          <span lang="zh-Hans" className="text-lead leading-tight font-medium">
            {word}
          </span>
          <span lang="zh-Latn" className="text-small text-muted">
            {writtenPinyin(word, pinyin)}
          </span>
        </WordButton>
        {meaning === null ? null : <p className="text-small text-muted">{meaning}</p>}
        {entry && meaning === null ? <Gloss entry={entry} pinyin={pinyin} /> : null}
        {keep.error ? (
          <p role="alert" className="text-small text-wrong">
            {errorText(errorCode(keep.error))} {t('problem.notKept')}
          </p>
        ) : null}
      </div>
      <output ref={status} tabIndex={-1} className="shrink-0">
        {isDone ? (
          <span className="flex min-h-11 items-center gap-1 text-small text-good">
            <Check aria-hidden="true" size={18} />
            {t(isOnList ? 'keep.kept' : 'keep.learning')}
          </span>
        ) : null}
      </output>
      {isDone ? null : (
        <IconButton
          label={t('keep.keepWord', { word })}
          aria-disabled={keep.isPending}
          onClick={() => keep.isPending || keep.mutate()}
        >
          <BookmarkPlus aria-hidden="true" size={20} />
        </IconButton>
      )}
    </div>
  );
}
