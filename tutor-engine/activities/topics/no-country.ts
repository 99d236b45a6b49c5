// A people of no country, such as 听国人: a slip of the keyboard that must not be taken for an answer.

import { lookUp } from '../../../chinese/words/index.ts';
import type { Core } from '../../state/types.ts';

const PEOPLE = /是(\p{Script=Han}{0,2}国)人/gu;

/** Whether somebody is said to be from a country that the lexicon has no name of. */
export function namesNoCountry({ lexicon }: Pick<Core, 'lexicon'>, text: string): boolean {
  const asked = new Set(['哪国', '什么国']);
  return [...text.matchAll(PEOPLE)].some(
    ([, country = '']) => !asked.has(country) && lookUp(lexicon, country) === undefined,
  );
}
