// A square in which each stroke is drawn over its grey outline, and stays only where it belongs.

import HanziWriter from 'hanzi-writer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Strokes } from '../../../../../kit/web/language-core/strokes.ts';
import { t } from '../../texts.ts';
import { Grid, SQUARE } from './grid.tsx';

type TracePadProps = {
  readonly character: string;
  readonly strokes: Strokes;
  readonly onTraced: () => void;
};

/** Missed so often, the stroke is shown. */
const HINT_AFTER = 2;

export function TracePad({ character, strokes, onTraced }: TracePadProps) {
  const place = useRef<HTMLDivElement>(null);
  /** Of the stroke that is to be drawn. */
  const [misses, setMisses] = useState(0);
  const traced = useEffectEvent(onTraced);
  useEffect(() => {
    const square = place.current;
    if (!square) return;
    const writer = HanziWriter.create(square, character, {
      width: square.clientWidth,
      height: square.clientHeight,
      padding: Math.round(square.clientWidth / 14),
      charDataLoader: () => strokes,
      showCharacter: false,
      strokeColor: token('--ink'),
      outlineColor: token('--line-strong'),
      drawingColor: token('--active'),
      highlightColor: token('--active'),
      drawingWidth: 12,
    });
    void writer.quiz({
      showHintAfterMisses: HINT_AFTER,
      onMistake: ({ mistakesOnStroke }) => setMisses(mistakesOnStroke),
      onCorrectStroke: () => setMisses(0),
      onComplete: () => traced(),
    });
    return () => {
      writer.cancelQuiz();
      square.replaceChildren();
    };
  }, [character, strokes]);
  return (
    <>
      <figure aria-label={t('write.tracePad')} className={`${SQUARE} cursor-crosshair select-none`}>
        <Grid />
        <div ref={place} className="absolute inset-0 touch-none" />
      </figure>
      <output className="mt-2 block min-h-6 text-center text-small text-retry">
        {misses === 0 ? null : t(misses < HINT_AFTER ? 'write.traceMissed' : 'write.traceHint')}
      </output>
    </>
  );
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
