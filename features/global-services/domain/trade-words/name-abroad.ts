// What a thing is in the reader's language before its Chinese name, where its title surely says so: “tea set (汝窑茶具套装…)”.

import type { Locale } from '../../../../kit/core/locale.ts';
import { type Language, meaningOfThing, tradeMeaning } from './trade-meaning.ts';

const HAN = /\p{Script=Han}/u;
const HAN_RUN = /\p{Script=Han}+/gu;
/** The longest name of a thing. */
const WORD_MOST = 6;
/** Of the Chinese behind it: enough to know the thing again. */
const NAME_MOST = 12;

/** As it stands to who reads Chinese, and where nobody knows what it is; `kind`: of things, where its title does not say more. */
export function nameAbroad(name: string, locale: Locale, kind = ''): string {
  if (locale === 'zh' || !HAN.test(name)) return name;
  const meant = thingMeant(name, locale) ?? kind;
  return meant === '' ? name : `${meant} (${shorten(name)})`;
}

const shorten = (name: string): string => {
  const signs = [...name];
  return signs.length > NAME_MOST ? `${signs.slice(0, NAME_MOST - 1).join('')}…` : name;
};

function thingMeant(name: string, language: Language): string | undefined {
  for (const [run] of name.matchAll(HAN_RUN)) {
    for (let at = 0; at < run.length; at++) {
      const word = longestThing(run.slice(at), language);
      if (word !== undefined && isHead(run.slice(at + word.length), language))
        return meaningOfThing(word, language);
    }
  }
  return undefined;
}

function longestThing(text: string, language: Language): string | undefined {
  for (let length = Math.min(WORD_MOST, text.length); length > 1; length--) {
    const word = text.slice(0, length);
    if (meaningOfThing(word, language) !== undefined) return word;
  }
  return undefined;
}

/** What follows says how it looks and for whom it is: 茶具收纳盒 is a box, and what 手机壳架 is nobody knows. */
function isHead(rest: string, language: Language): boolean {
  if (rest === '') return true;
  for (let length = Math.min(WORD_MOST, rest.length); length > 0; length--) {
    const word = rest.slice(0, length);
    const isLook = tradeMeaning(word, language) !== undefined && meaningOfThing(word, language) === undefined;
    if (isLook && isHead(rest.slice(length), language)) return true;
  }
  return false;
}
