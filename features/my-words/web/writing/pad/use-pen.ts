// Follows finger, pen or mouse over a square, and gives each stroke when the pen is lifted.

import { type PointerEvent, useRef } from 'react';
import type { PenPoint, PenStroke } from '../../../../../chinese/strokes/index.ts';
import { SIDE } from './grid.tsx';

type PenParams = {
  /** What has been drawn of the stroke so far, to be shown at once. */
  readonly onMove: (stroke: PenStroke) => void;
  readonly onStroke: (stroke: PenStroke) => void;
};

type PadEvent = PointerEvent<HTMLElement>;

/** Gives what the square listens to. One pen at a time: what else touches the glass meanwhile is a hand. */
export function usePen({ onMove, onStroke }: PenParams) {
  const drawing = useRef<{ readonly pointer: number; readonly points: PenPoint[] }>(undefined);
  const hasPen = useRef(false);
  const begin = (event: PadEvent) => {
    if (event.pointerType === 'pen') hasPen.current = true;
    const isPalm = event.pointerType === 'touch' && hasPen.current;
    if (drawing.current || isPalm || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = { pointer: event.pointerId, points: [pointOf(event.nativeEvent, event.currentTarget)] };
    onMove(drawing.current.points);
  };
  const move = (event: PadEvent) => {
    const stroke = drawing.current;
    if (stroke?.pointer !== event.pointerId) return;
    const { nativeEvent, currentTarget } = event;
    // Browsers put moves between two frames together.
    const moves = nativeEvent.getCoalescedEvents?.() ?? [];
    const seen = moves.length > 0 ? moves : [nativeEvent];
    stroke.points.push(...seen.map((one) => pointOf(one, currentTarget)));
    onMove(stroke.points);
  };
  const end = (event: PadEvent) => {
    const stroke = drawing.current;
    if (stroke?.pointer !== event.pointerId) return;
    drawing.current = undefined;
    onMove([]);
    onStroke(stroke.points);
  };
  return { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
}

function pointOf({ clientX, clientY, timeStamp }: globalThis.PointerEvent, square: HTMLElement): PenPoint {
  const { left, top, width, height } = square.getBoundingClientRect();
  return { x: (SIDE * (clientX - left)) / width, y: (SIDE * (clientY - top)) / height, t: timeStamp };
}
