// The middle lines of common characters, by how many strokes they have: what may have been written instead of another.

/** As hanzi-writer-data draws it: the middle line of each stroke, 1024 units wide, `y` upwards. */
export type CommonStrokes = {
  readonly character: string;
  readonly medians: readonly (readonly (readonly number[])[])[];
};

/** A file as it is fetched. */
export type CommonStrokesRow = readonly [character: string, medians: CommonStrokes['medians']];

/** The path inside the dictionary's folder. */
export const commonStrokesFileOf = (strokes: number): string => `written/${strokes}.json`;

/** The common characters of so many strokes; none where no file has any. Rejects when the server cannot be reached. */
export async function loadCommonStrokes(strokes: number): Promise<readonly CommonStrokes[]> {
  const url = `${import.meta.env.YULU_DICTIONARY}/${commonStrokesFileOf(strokes)}`;
  const answer = await fetch(url);
  if (answer.status === 404) return [];
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  // The build of the same version wrote the file in this shape.
  const rows = (await answer.json()) as readonly CommonStrokesRow[];
  return rows.map(([character, medians]) => ({ character, medians }));
}
