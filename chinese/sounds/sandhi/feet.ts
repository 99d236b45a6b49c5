/** Groups the syllables of a text into the feet that are spoken together, for the third tone. */

import { type Syllable, toneOf, type WrittenWord } from './spoken-syllable.ts';

/** Syllables that are spoken together. Within it, each part is settled before the next, inner ones first. */
export type Foot = {
  syllables: Syllable[];
  parts: Syllable[][];
  /** No sign or pause stands between this foot and the one before. */
  joined: boolean;
};

/** What leans on the word behind it: adverbs, prepositions, numbers before their measure. */
const LEANS_RIGHT = /^[dpm]/;
const ADVERBS = '很也都不太最更再又就才挺真好只总老请把给对向往比可以';

/** The parts of one word: 展览+馆 is 2 + 1, 纸+老虎 is 1 + 2, four characters are 2 + 2. */
function partsOfWord(syllables: Syllable[], isWord: ((text: string) => boolean) | undefined): Syllable[][] {
  if (syllables.length < 3) return [syllables];
  const text = (from: number, to: number) =>
    syllables
      .slice(from, to)
      .map(({ character }) => character)
      .join('');
  if (syllables.length === 3) {
    const rightFirst = isWord !== undefined && !isWord(text(0, 2)) && isWord(text(1, 3));
    return rightFirst ? [syllables.slice(1), syllables] : [syllables.slice(0, 2), syllables];
  }
  const halves: Syllable[][] = [];
  for (let i = 0; i < syllables.length; i += 2) halves.push(syllables.slice(i, i + 2));
  return [...halves, syllables];
}

type Group = { word: number; syllables: Syllable[] };

function groupByWord(syllables: readonly Syllable[]): Group[] {
  const groups: Group[] = [];
  for (const syllable of syllables) {
    const last = groups.at(-1);
    if (last && last.word === syllable.word) last.syllables.push(syllable);
    else groups.push({ word: syllable.word, syllables: [syllable] });
  }
  return groups;
}

function leansRight(word: WrittenWord | undefined): boolean {
  return (
    word !== undefined &&
    (ADVERBS.includes(word.text) || (word.pos !== undefined && LEANS_RIGHT.test(word.pos)))
  );
}

/** Cuts a text into feet: a word of two and more syllables is one; single syllables join what they lean on. */
export function feet(
  syllables: readonly Syllable[],
  words: readonly WrittenWord[],
  isWord: ((text: string) => boolean) | undefined,
): Foot[] {
  const found: Foot[] = [];
  let pending: Syllable[] = [];
  let joined = false;
  const close = () => {
    if (pending.length > 0) found.push({ syllables: pending, parts: [pending], joined });
    if (pending.length > 0) joined = true;
    pending = [];
  };
  for (const group of groupByWord(syllables)) {
    if (group.syllables.every(({ written }) => toneOf(written) === 0)) {
      close();
      joined = false;
    } else if (group.syllables.length > 1) {
      const own = partsOfWord(group.syllables, isWord);
      const lead = pending.length === 1 && leansRight(words[pending[0]?.word ?? -1]) ? pending : [];
      if (lead.length === 0) close();
      const all = [...lead, ...group.syllables];
      found.push({ syllables: all, parts: lead.length > 0 ? [...own, all] : own, joined });
      joined = true;
      pending = [];
    } else {
      const leaning = leansRight(words[group.word]);
      // 我 | 很好: what leans right begins a foot of its own.
      if (
        pending.length >= 2 ||
        (leaning && pending.length === 1 && !leansRight(words[pending[0]?.word ?? -1]))
      )
        close();
      pending = [...pending, ...group.syllables];
    }
  }
  close();
  return found;
}
