// How old a learner says to be, in Chinese or in their own language: of a child for whom somebody writes, the child's age.

import { factsTold, typesForAChild } from '../own-language/facts-told.ts';
import { inHanzi } from '../own-language/numbers.ts';
import { sentencesOf } from '../own-language/sentences.ts';

const CLAUSE_END = /[，,。.！!？?；;、\s]+/u;
const IN_CHINESE =
  /^我?(?:今年|现在|已经|都|刚|才|快|马上)*(?<age>[一二三四五六七八九十]{1,3}|\d{1,3})岁(?:半|了|多)?$/u;
const OLDEST = 99;
const values = new Map(Array.from({ length: OLDEST }, (_, at) => [inHanzi(at + 1), at + 1]));

/** In years, by what was said last of it; undefined where nobody has said. */
export function ageTold(said: readonly string[]): number | undefined {
  const isForChild = typesForAChild(said.flatMap(sentencesOf));
  return said.reduce<number | undefined>(
    (known, text) => chineseAge(text) ?? factsTold(sentencesOf(text), isForChild).age ?? known,
    undefined,
  );
}

function chineseAge(text: string): number | undefined {
  const told = text.split(CLAUSE_END).findLast((clause) => IN_CHINESE.test(clause));
  const age = IN_CHINESE.exec(told ?? '')?.groups?.['age'];
  return age === undefined ? undefined : (values.get(age) ?? (/^\d/u.test(age) ? Number(age) : undefined));
}
