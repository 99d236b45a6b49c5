// An empty square to write into: what is drawn stays as it is until the whole character is there.

import { useRef } from 'react';
import type { PenStroke } from '../../../../../chinese/strokes/index.ts';
import { t } from '../../texts.ts';
import { Grid, PEN, SIDE, SQUARE } from './grid.tsx';
import { usePen } from './use-pen.ts';

type MemoryPadProps = {
  readonly writing: readonly PenStroke[];
  readonly onStroke: (stroke: PenStroke) => void;
};

export function MemoryPad({ writing, onStroke }: MemoryPadProps) {
  const live = useRef<SVGPolylineElement>(null);
  // The stroke under the pen is drawn past React: it changes with every move.
  const pen = usePen({
    onMove: (stroke) => live.current?.setAttribute('points', linePoints(stroke)),
    onStroke,
  });
  return (
    <figure
      aria-label={t('write.pad', { count: writing.length })}
      // Writing must not scroll the page, nor a long touch select it.
      className={`${SQUARE} cursor-crosshair touch-none select-none`}
      {...pen}
    >
      <Grid />
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true" className="absolute inset-0 size-full text-ink">
        <g stroke="currentColor" strokeWidth={PEN} strokeLinecap="round" strokeLinejoin="round" fill="none">
          {writing.map((stroke, place) => (
            // Strokes are only added and taken away at the end.
            // oxlint-disable-next-line react/no-array-index-key
            <polyline key={place} points={linePoints(stroke)} />
          ))}
          <polyline ref={live} />
        </g>
      </svg>
    </figure>
  );
}

/** A dot is a line to itself, which round ends make visible. */
export function linePoints(stroke: readonly { readonly x: number; readonly y: number }[]): string {
  const points = stroke.length === 1 ? [...stroke, ...stroke] : stroke;
  return points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');
}
