// When a scene has been practised line by line: a whole round, of which at least half was said.

type Spoken = { readonly speaker: string };

/** What the log says of a round: the lines that the learner came to, by their places from 0, and how many of them went right. */
export type PractisedRound = { readonly lines: readonly number[]; readonly right: number };

/** Who has the lines shown one after the other has clicked, not practised. */
const SAID = 0.5;

/** Every line of one of the characters was come to. */
export function isRoundDone(dialogue: readonly Spoken[], { lines, right }: PractisedRound): boolean {
  const reached = new Set(lines);
  const byCharacter = Map.groupBy([...dialogue.keys()], (at) => dialogue[at]?.speaker);
  const isWhole = byCharacter.values().some((own) => own.every((at) => reached.has(at)));
  return isWhole && right >= reached.size * SAID;
}
