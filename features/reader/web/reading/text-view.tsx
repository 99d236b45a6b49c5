// A text to read: its sentences, what helps with them, how much of it is known, and what comes at its end.

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { TextWord as CoreWord } from '../../../../kit/web/language-core/core.ts';
import { usePlayback } from '../../../../kit/web/speech/use-playback.ts';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { usePageKeys } from '../../../study/web/api.ts';
import { LazyStudyMeter } from '../../../study-time/web/api.ts';
import { textWordOf } from '../../domain/index.ts';
import type { LearnerKnowledge } from '../use-knowledge.ts';
import { KnownPart } from './known-part.tsx';
import { isListedIn, type ReadingText } from './reading-text.ts';
import { SentencePart } from './sentence-part.tsx';
import { TextTools } from './text-tools.tsx';
import type { OpenedText } from './use-opened-text.ts';
import type { PinyinMode, ReadingState } from './use-reading.ts';

type TextViewProps = {
  readonly opened: OpenedText;
  readonly head: ReactNode;
  /** What stands below the text. */
  readonly end: ReactNode;
};

export function TextView({ opened, head, end }: TextViewProps) {
  const { text, sentences, knowledge, reading, ready } = opened;
  const { playing, noVoice, toggle } = usePlayback(useMemo(() => sentences.map(({ zh }) => zh), [sentences]));
  const pinyin = usePinyin(knowledge);
  useReadingKeys(reading, { say: toggle, hasMeaning: (place) => sentences[place]?.meaning !== undefined });
  return (
    <div className="grid gap-x-12 gap-y-10 wide:grid-cols-[minmax(0,1fr)_20rem]">
      <article className="grid min-w-0 content-start gap-6">
        {head}
        <div>
          <NoticePlace />
          <LazyStudyMeter isBusy={playing !== null} />
        </div>
        <TextTools
          isPlaying={playing !== null}
          noVoice={noVoice}
          onPlay={() => toggle(reading.current ?? 0)}
          pinyin={pinyin.mode}
          onPinyin={pinyin.setMode}
        />
        <Paragraphs text={text} reading={reading} playing={playing} hasPinyin={pinyin.hasPinyin} />
        {end}
      </article>
      <aside className="min-w-0">
        {ready ? (
          <KnownPart analysis={ready.analysis} knowledge={ready.knowledge} sentences={sentences} />
        ) : (
          <Skeleton lines={8} />
        )}
      </aside>
    </div>
  );
}

type ParagraphsProps = {
  readonly text: ReadingText;
  readonly reading: ReadingState;
  readonly playing: number | null;
  readonly hasPinyin: (word: CoreWord) => boolean;
};

function Paragraphs({ text, reading, playing, hasPinyin }: ParagraphsProps) {
  const { current, translated, translate, lookUp } = reading;
  return (
    // Lines keep their distance whether pinyin stands between them or not.
    <div className="grid max-w-reading gap-5 text-hanzi leading-[2.1]">
      {text.paragraphs.map((paragraph, before) => {
        const begin = text.paragraphs.slice(0, before).flat().length;
        const [{ speaker } = { speaker: undefined }] = paragraph;
        return (
          // No paragraph: a translation that is opened in it is a part of its own.
          <div key={begin} data-paragraph>
            {speaker === undefined ? null : (
              <span lang="zh-Hans" className="me-2 text-body font-bold text-muted">
                {speaker}
              </span>
            )}
            {paragraph.map((sentence, index) => (
              <SentencePart
                // A text never changes its order.
                // oxlint-disable-next-line react/no-array-index-key
                key={begin + index}
                sentence={sentence}
                place={begin + index}
                isCurrent={(playing ?? current) === begin + index}
                isTranslated={translated.has(begin + index)}
                hasPinyin={hasPinyin}
                onTranslate={translate}
                onOpen={lookUp}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Over unknown words, unless the learner wants none at all; until what they know has come, over none. */
function usePinyin(knowledge: LearnerKnowledge | undefined) {
  const settings = useLearnerSettings();
  const [chosen, setMode] = useState<PinyinMode | null>(null);
  const mode = chosen ?? (settings.pinyin === 'off' ? 'off' : 'unknown');
  // The same words that the text counts as known or probably known.
  const core = knowledge?.core;
  const isSpared = knowledge?.isTakenAsKnown;
  const hasPinyin = useCallback(
    (word: CoreWord) => {
      if (mode !== 'unknown') return mode === 'all';
      if (!isSpared || !core || word.kind === 'number') return false;
      const own = textWordOf(word, isListedIn(core));
      return !own || !isSpared(own);
    },
    [mode, isSpared, core],
  );
  return { mode, setMode, hasPinyin };
}

type KeyTools = {
  readonly say: (from: number) => void;
  readonly hasMeaning: (place: number) => boolean;
};

function useReadingKeys({ current, move, translate }: ReadingState, { say, hasMeaning }: KeyTools): void {
  usePageKeys(true, (key) => {
    if (key === 'j') move(1);
    else if (key === 'k') move(-1);
    else if (key === 't' && current !== null && hasMeaning(current)) translate(current);
    else if (key === 's') say(current ?? 0);
    else return false;
    return true;
  });
}
