// A short sentence with a word of the first lists, so that it can be used at once: 狗, 我喜欢狗.

import type { Line } from '../../../content/schema/line.ts';
import type { WordLists } from '../../../content/schema/talks/talk.ts';

/** By the list that the word stands in; `from` is the form of a country in Portuguese: do Brasil. */
const FRAMES: Readonly<Record<string, Line>> = {
  animal: { zh: '我喜欢{word}', en: 'I like {word}', pt: 'Gosto de {word}' },
  food: { zh: '我想吃{word}', en: 'I’d like to eat {word}', pt: 'Quero comer {word}' },
  drink: { zh: '我想喝{word}', en: 'I’d like to drink {word}', pt: 'Quero beber {word}' },
  country: { zh: '我喜欢{word}', en: 'I like {word}', pt: 'Gosto {from}' },
};

export function sentenceWith(zh: string, lists: WordLists): Line | undefined {
  for (const [list, frame] of Object.entries(FRAMES)) {
    const word = lists[list]?.find((one) => one.zh === zh);
    if (word === undefined) continue;
    const { en, pt } = word.inText ?? word;
    return {
      zh: frame.zh.replace('{word}', word.zh),
      en: frame.en.replace('{word}', en),
      pt: frame.pt.replace('{word}', pt).replace('{from}', word.from ?? `de ${pt}`),
    };
  }
  return undefined;
}
