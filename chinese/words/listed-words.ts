/** Every word of the lexicon up to a cost, read off its trie. */

import type { Lexicon, LexiconEntry } from './lexicon.ts';

type ListedWord = Pick<LexiconEntry, 'band' | 'pos' | 'readings'> & {
  readonly text: string;
  readonly cost: number;
};

/** `rarest`: the highest -ln of a word's probability. */
export function* listedWords(lexicon: Lexicon, rarest: number): Generator<ListedWord> {
  const characters = charactersOf(lexicon);
  const texts: string[] = [''];
  const { firstChild, label, wordAt, cost } = lexicon;
  for (let node = 0; node + 1 < firstChild.length; node += 1) {
    const text = texts[node] ?? '';
    for (let child = firstChild[node] ?? 0; child < (firstChild[node + 1] ?? 0); child += 1)
      texts[child] = text + (characters[label[child] ?? 0] ?? '');
    const word = wordAt[node] ?? -1;
    const own = cost[word] ?? Number.POSITIVE_INFINITY;
    if (word < 0 || own > rarest) continue;
    const { band, pos, readings } = lexicon.entryOf(word, text);
    yield { text, cost: own, band, pos, readings };
  }
}

/** By character id. */
function charactersOf({ characterId }: Lexicon): string[] {
  const characters: string[] = [];
  characterId.forEach((id, unit) => {
    if (id > 0) characters[id] = String.fromCharCode(unit);
  });
  return characters;
}
