// A sentence of a text: its words are alive, and its translation and its sound come on demand.

import { Languages, Volume2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import type { TextWord as CoreWord } from '../../../../kit/web/language-core/core.ts';
import { ListenButton } from '../../../../kit/web/speech/listen-button.tsx';
import { say } from '../../../../kit/web/speech/say.ts';
import { useVoiceMissing } from '../../../../kit/web/speech/voice.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { MEANING_LANGUAGE } from '../meaning.ts';
import { t } from '../texts.ts';
import type { Sentence } from './reading-text.ts';

type SentencePartProps = {
  readonly sentence: Sentence;
  readonly place: number;
  readonly isCurrent: boolean;
  readonly isTranslated: boolean;
  readonly hasPinyin: (word: CoreWord) => boolean;
  readonly onTranslate: (place: number) => void;
  readonly onOpen: (word: string) => void;
};

/** Small in the line, large under a finger. */
const SMALL_BUTTON =
  'relative mx-1 inline-grid size-7 place-items-center rounded-full align-middle text-muted transition-colors ' +
  'before:absolute before:-inset-2 hover:bg-raised hover:text-ink aria-expanded:bg-raised aria-expanded:text-active';

/** A page of sentences: only those that change are drawn anew. */
export const SentencePart = memo(function SentencePart(props: SentencePartProps) {
  const { sentence, place, isCurrent, isTranslated, hasPinyin, onTranslate, onOpen } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <div ref={root} className="inline scroll-my-28">
      <span className={classNames('rounded-soft transition-colors', isCurrent && 'bg-raised')}>
        <ChineseWords text={sentence.zh} pinyin={hasPinyin} onOpen={onOpen} />
      </span>
      {sentence.meaning === undefined ? (
        <SayButton text={sentence.zh} place={place} />
      ) : (
        <button
          type="button"
          aria-expanded={isTranslated}
          aria-label={t('read.translate', { number: place + 1 })}
          onClick={() => onTranslate(place)}
          className={SMALL_BUTTON}
        >
          <Languages aria-hidden="true" size={16} />
        </button>
      )}
      {isTranslated ? <Meaning sentence={sentence} /> : null}
    </div>
  );
});

function SayButton({ text, place }: { readonly text: string; readonly place: number }) {
  const isMissing = useVoiceMissing();
  if (isMissing) return null;
  return (
    <button
      type="button"
      aria-label={t('read.say', { number: place + 1 })}
      onClick={() => void say(text)}
      className={SMALL_BUTTON}
    >
      <Volume2 aria-hidden="true" size={16} />
    </button>
  );
}

function Meaning({ sentence: { zh, meaning } }: Pick<SentencePartProps, 'sentence'>) {
  return (
    <div className="my-2 flex items-center gap-2 border-s-2 border-seal-mark ps-3 text-body leading-normal">
      <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="min-w-0 grow text-muted">
        {meaning}
      </span>
      <ListenButton small text={zh} />
    </div>
  );
}
