// A square in which each stroke is drawn over its grey outline, and stays only where it belongs.

import HanziWriter from 'hanzi-writer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { judgeStroke, type StrokeFault } from '../../../../../chinese/strokes/index.ts';
import type { Strokes } from '../../../../../kit/web/language-core/strokes.ts';
import { t } from '../../texts.ts';
import { Grid, PEN, SIDE, SQUARE } from './grid.tsx';

type TracePadProps = {
  readonly character: string;
  readonly strokes: Strokes;
  readonly onTraced: () => void;
};

/** Missed so often, the stroke is shown, until it is drawn. */
const HINT_AFTER = 2;
/** Of the side of the square: the space around the character. */
const PADDING = 1 / 14;
/** The character's data go up from below its line. */
const ASCENT = 900;

/** What went wrong with the stroke that is to be drawn. */
type Missed = { readonly stroke: number; readonly times: number; readonly fault: StrokeFault };

export function TracePad({ character, strokes, onTraced }: TracePadProps) {
  const place = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState<Missed>();
  const traced = useEffectEvent(onTraced);
  useEffect(() => {
    const square = place.current;
    if (!square) return;
    const writer = HanziWriter.create(square, character, {
      width: square.clientWidth,
      height: square.clientHeight,
      padding: square.clientWidth * PADDING,
      charDataLoader: () => strokes,
      showCharacter: false,
      strokeColor: token('--ink'),
      outlineColor: token('--line-strong'),
      drawingColor: token('--active'),
      highlightColor: token('--active'),
      drawingWidth: 12,
    });
    void writer.quiz({
      showHintAfterMisses: false,
      onMistake: ({ mistakesOnStroke: times, strokeNum: stroke, drawnPath }) => {
        const drawn = drawnPath.points.map(({ x, y }, at) => ({ x, y: -y, t: at }));
        const fault = judgeStroke(drawn, { character, medians: strokes.medians }, stroke);
        setMissed({ stroke, times, fault });
      },
      onCorrectStroke: () => setMissed(undefined),
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
        {missed && missed.times >= HINT_AFTER ? (
          <LitStroke median={strokes.medians[missed.stroke] ?? []} />
        ) : null}
      </figure>
      <output className="mt-2 grid min-h-[4.5rem] content-start text-center text-small text-retry">
        {missed ? <span>{faultText(missed.fault)}</span> : null}
        {missed && missed.times >= HINT_AFTER ? <span>{t('write.traceHint')}</span> : null}
      </output>
    </>
  );
}

function faultText(fault: StrokeFault): string {
  if (fault.kind === 'direction') return t(`write.ways.${fault.way}`);
  return fault.kind === 'order' ? t(`write.firstOn.${fault.side}`) : t('write.traceMissed');
}

/** The stroke that is to be drawn, with a dot where it starts. */
function LitStroke({ median }: { readonly median: Strokes['medians'][number] }) {
  const points = median.map(([x = 0, y = 0]) => [x, ASCENT - y] as const);
  const [start] = points;
  return (
    <svg
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      aria-hidden="true"
      className="pointer-events-none absolute overflow-visible text-active"
      style={{ inset: `${100 * PADDING}%` }}
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={PEN}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={0.6}
      />
      {start ? <circle cx={start[0]} cy={start[1]} r={1.2 * PEN} fill="currentColor" /> : null}
    </svg>
  );
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
