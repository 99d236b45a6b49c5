// Fetches how a character is written: its strokes in their order, a few kilobytes per character.

/** Outlines (SVG paths) and middle lines of the strokes, as hanzi-writer draws them. */
export type Strokes = {
  readonly strokes: string[];
  readonly medians: number[][][];
  readonly radStrokes?: number[];
};

/** Undefined for a character whose strokes nobody has drawn. Rejects when the server cannot be reached. */
export async function loadStrokes(character: string): Promise<Strokes | undefined> {
  const name = character.codePointAt(0)?.toString(16);
  const answer = await fetch(`${import.meta.env.YULU_STROKES}/${name}.json`);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`strokes of ${character}: ${answer.status}`);
  // The build lays out hanzi-writer-data, whose files have this shape.
  return (await answer.json()) as Strokes;
}
