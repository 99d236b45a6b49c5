// Draws and animates strokes with hanzi-writer; fetched with the library when a card shows the first character.

import HanziWriter from 'hanzi-writer';
import { loadStrokes, type Strokes } from '../../../../../kit/web/language-core/strokes.ts';

export type StrokeAnimation = {
  /** Writes the characters one after the other, from the beginning. */
  readonly play: () => void;
  readonly end: () => void;
};

/** Side of a square in pixels (`size-20`), and the rim that strokes leave free. */
const SIDE = 80;
const RIM = 6;
const SPEED = 1.6;
const BETWEEN_STROKES_MS = 80;

/**
 * Draws the character named by `data-character` into each place. A character that nobody has drawn stands as text.
 * Rejects when strokes cannot be fetched.
 */
export async function drawStrokes(places: readonly HTMLElement[]): Promise<StrokeAnimation> {
  const strokes = await Promise.all(places.map(({ dataset }) => loadStrokes(dataset['character'] ?? '')));
  const writers: HanziWriter[] = [];
  const canvases: HTMLElement[] = [];
  for (const [index, place] of places.entries()) {
    const drawing = strokes[index];
    const canvas = layOver(place);
    canvases.push(canvas);
    if (drawing) writers.push(write(canvas, place.dataset['character'] ?? '', drawing));
    else canvas.textContent = place.dataset['character'] ?? '';
  }
  let round = 0;
  const play = async () => {
    round += 1;
    const own = round;
    await Promise.all(writers.map((writer) => writer.hideCharacter({ duration: 0 })));
    for (const writer of writers) {
      if (own !== round) return;
      await writer.animateCharacter();
    }
  };
  return {
    play: () => void play(),
    end: () => {
      round += 1;
      for (const canvas of canvases) canvas.remove();
    },
  };
}

function layOver(place: HTMLElement): HTMLElement {
  const canvas = document.createElement('div');
  canvas.className = 'absolute inset-0 grid place-items-center text-title';
  place.append(canvas);
  return canvas;
}

function write(canvas: HTMLElement, character: string, drawing: Strokes): HanziWriter {
  return HanziWriter.create(canvas, character, {
    width: SIDE,
    height: SIDE,
    padding: RIM,
    charDataLoader: () => drawing,
    strokeColor: token('--ink'),
    outlineColor: token('--line'),
    radicalColor: token('--ink'),
    strokeAnimationSpeed: SPEED,
    delayBetweenStrokes: BETWEEN_STROKES_MS,
  });
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}
