// What the words of shops mean, as shops mean them: 网面 is mesh and no face of a net; read where a name is glossed.

import type { Locale } from '../../../../kit/core/locale.ts';
import { LOOKS } from './looks.ts';
import { MORE_THINGS } from './more-things.ts';
import { SELLING_WORDS } from './selling.ts';
import { THINGS } from './things.ts';

export type Language = Exclude<Locale, 'zh'>;
type InBoth = Readonly<Record<Language, string>>;

const readTables = (tables: readonly string[]): ReadonlyMap<string, InBoth> =>
  new Map(
    tables.flatMap((table) =>
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

const NAMES = readTables([THINGS, MORE_THINGS]);
/** `black`, `preto` by 黑色 and by 黑. */
const LOOKED_FOR: ReadonlyMap<string, InBoth> = new Map([...NAMES, ...readTables([LOOKS])]);
const WORDS: ReadonlyMap<string, InBoth> = new Map([...LOOKED_FOR, ...readTables([SELLING_WORDS])]);

/** Undefined for what shops have no word of their own for. */
export const tradeMeaning = (word: string, language: Language): string | undefined =>
  WORDS.get(word)?.[language];

/** The same of what a thing is, and not of how it looks. */
export const meaningOfThing = (word: string, language: Language): string | undefined =>
  NAMES.get(word)?.[language];

/** The Chinese words for what a thing is or looks like, in whichever language the meaning fits. */
export const wordsMeaning = (fits: (meaning: string) => boolean): string[] =>
  [...LOOKED_FOR].filter(([, { en, pt }]) => fits(en) || fits(pt)).map(([chinese]) => chinese);
