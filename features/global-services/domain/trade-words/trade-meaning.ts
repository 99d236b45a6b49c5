// What the words of shops mean, as shops mean them: 网面 is mesh and no face of a net; read where a name is glossed.

import type { Locale } from '../../../../kit/core/locale.ts';
import { LOOKS } from './looks.ts';
import { MORE_THINGS } from './more-things.ts';
import { SELLING_WORDS } from './selling.ts';
import { THINGS } from './things.ts';

export type Language = Exclude<Locale, 'zh'>;
type InBoth = Readonly<Record<Language, string>>;

/** `black`, `preto` by 黑色 and by 黑. */
const WORDS: ReadonlyMap<string, InBoth> = new Map(
  [THINGS, MORE_THINGS, LOOKS, SELLING_WORDS].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [words = '', meanings = ''] = line.split(' = ');
        const [en = '', pt = ''] = meanings.split(' | ');
        return words.split(',').map((word): [string, InBoth] => [word, { en, pt }]);
      }),
  ),
);

/** Undefined for what shops have no word of their own for. */
export const tradeMeaning = (word: string, language: Language): string | undefined =>
  WORDS.get(word)?.[language];
