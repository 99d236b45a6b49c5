// Keeps marks on the line of the word they belong to: with pinyin above it, a full stop could else begin a line.

/** Pieces of a text, by place, that stand together. */
export type Unit = {
  readonly places: readonly number[];
  /** Short enough to keep on one line of the smallest phone. */
  readonly isShort: boolean;
};

const OPENING = /^[“‘（《〈「『【(]+$/;
const CLOSING = /^[，。！？；：、”’）》〉」』】…—,.!?;:)]+$/;
const SHORT = 7;

type TextPiece = { readonly word: { readonly text: string } };

export function unitsOf(pieces: readonly TextPiece[]): readonly Unit[] {
  const units: { places: number[]; length: number }[] = [];
  let opensNext = false;
  for (const [place, { word }] of pieces.entries()) {
    const last = units.at(-1);
    if (last && (opensNext || CLOSING.test(word.text))) {
      last.places.push(place);
      last.length += word.text.length;
    } else units.push({ places: [place], length: word.text.length });
    opensNext = OPENING.test(word.text);
  }
  return units.map(({ places, length }) => ({ places, isShort: length <= SHORT }));
}
