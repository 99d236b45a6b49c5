// What a teacher says at spots of a text that was handed in. Places are counted in code points of the text as it was handed in.

export type Spot = {
  readonly start: number;
  /** Excluded. */
  readonly end: number;
  readonly remark: string;
};

/** A spot with the words that stand there, by which it is found again in another version of the text. */
export type BegunSpot = Spot & { readonly words: string };

type Stretch = Pick<Spot, 'start' | 'end'>;

/** In the order of the text, none over another, none empty, none outside. */
export function fitsText(text: string, spots: readonly Stretch[]): boolean {
  const length = Array.from(text).length;
  return spots.every(
    ({ start, end }, index) => start >= (spots[index - 1]?.end ?? 0) && start < end && end <= length,
  );
}

export const withWords = (text: string, spots: readonly Spot[]): readonly BegunSpot[] => {
  const characters = Array.from(text);
  return spots.map((spot) => ({ ...spot, words: characters.slice(spot.start, spot.end).join('') }));
};

/** The text in pieces: `spot` is the index of the one that a piece is; undefined between them. The spots fit the text. */
export function piecesOf(
  text: string,
  spots: readonly Stretch[],
): { text: string; spot: number | undefined }[] {
  const characters = Array.from(text);
  const piece = (start: number, end: number | undefined, spot: number | undefined) => ({
    text: characters.slice(start, end).join(''),
    spot,
  });
  const pieces = spots.flatMap(({ start, end }, index) => [
    piece(spots[index - 1]?.end ?? 0, start, undefined),
    piece(start, end, index),
  ]);
  return [...pieces, piece(spots.at(-1)?.end ?? 0, undefined, undefined)].filter((each) => each.text !== '');
}

/** The first place of the words where no spot is; undefined where there is none. */
export function findWords(text: string, words: string, taken: readonly Stretch[]): Stretch | undefined {
  const wanted = Array.from(words.trim());
  const characters = Array.from(text);
  if (wanted.length === 0) return undefined;
  for (let start = 0; start + wanted.length <= characters.length; start++) {
    const stretch = { start, end: start + wanted.length };
    if (wanted.every((character, at) => characters[start + at] === character) && isFree(stretch, taken))
      return stretch;
  }
  return undefined;
}

export const isFree = ({ start, end }: Stretch, taken: readonly Stretch[]): boolean =>
  taken.every((each) => end <= each.start || start >= each.end);

/** Where a spot for these words goes. What is selected is meant where its words stand there; what was typed is looked for. */
export function placeWords(
  text: string,
  words: string,
  { taken, selected }: { readonly taken: readonly Stretch[]; readonly selected: Stretch | undefined },
): Stretch | undefined {
  const isSelected = selected && Array.from(text).slice(selected.start, selected.end).join('') === words;
  if (isSelected) return isFree(selected, taken) ? selected : undefined;
  return findWords(text, words, taken);
}

/** Where the spots of an earlier version lie in the text of now; `lost`: their words stand there no more. */
export function placeSpots(text: string, begun: readonly BegunSpot[]) {
  const characters = Array.from(text);
  const placed: BegunSpot[] = [];
  const lost: BegunSpot[] = [];
  for (const spot of begun) {
    const isThere = characters.slice(spot.start, spot.end).join('') === spot.words && isFree(spot, placed);
    const stretch = isThere ? spot : findWords(text, spot.words, placed);
    if (stretch) placed.push({ ...spot, start: stretch.start, end: stretch.end });
    else lost.push(spot);
  }
  return { placed: placed.toSorted((a, b) => a.start - b.start), lost };
}
