// The card turned over: the word is hidden, and its characters are written by hand; the log is told what was right.

import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { TOOK_MS_MAX, wordItem } from '../../../learning-events/domain/index.ts';
import { tellEvents, useSendEvents } from '../../../learning-events/web/api.ts';
import { t } from '../texts.ts';
import { writtenPinyin } from '../words/readings.ts';
import { WriteWord } from '../writing/write-word.tsx';
import type { WrittenWord } from '../writing/written-word.ts';

type WriteInCardProps = {
  readonly titleId: string;
  readonly word: string;
  readonly pinyin: string;
  readonly meaning: string;
  readonly language: Locale;
  readonly onBack: () => void;
};

export function WriteInCard({ titleId, word, pinyin, meaning, language, onBack }: WriteInCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [roundId] = useState(newId);
  useSendEvents();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // Whoever practises of their own accord may miss: only what was written right is remembered.
  const tell = ({ outcome, aided, answer, tookMs }: WrittenWord) => {
    if (outcome === 'wrong' || outcome === 'shown') return;
    void tellEvents([
      {
        skill: 'writing',
        item: wordItem(word, pinyin),
        outcome,
        // The card has shown the word a moment ago, if no more than that.
        aided: aided === 'none' ? 'start' : aided,
        answer,
        tookMs: Math.min(TOOK_MS_MAX, tookMs),
        source: 'practice',
        sourceId: 'word-card',
        partId: roundId,
      },
    ]);
  };
  return (
    <div className="overflow-y-auto overscroll-contain px-5 pb-5">
      <h2 id={titleId} ref={heading} tabIndex={-1} className="me-3 inline text-lead font-bold outline-none">
        {t('write.title')}
      </h2>
      <p className="inline">
        <span lang="zh-Latn" className="font-medium">
          {writtenPinyin(word, pinyin)}
        </span>{' '}
        <span lang={LANGUAGE_TAGS[language]} className="text-muted">
          <MixedText text={meaning} />
        </span>
      </p>
      <div className="mt-3">
        <WriteWord word={word} begin="trace" onWritten={tell} />
      </div>
      <div className="mt-3 border-t border-line pt-2">
        <Button look="ghost" icon={<ArrowLeft aria-hidden="true" size={18} />} onClick={onBack}>
          {t('write.back')}
        </Button>
      </div>
    </div>
  );
}
