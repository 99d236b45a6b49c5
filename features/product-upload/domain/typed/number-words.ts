// Numbers that people write as words, in Chinese, English, Portuguese and Korean.

const WORDS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
  ...{ ten: 10, eleven: 11, twelve: 12 },
  ...{ um: 1, uma: 1, dois: 2, duas: 2, três: 3, tres: 3, quatro: 4, cinco: 5, seis: 6, sete: 7, oito: 8 },
  ...{ nove: 9, dez: 10, onze: 11, doze: 12 },
  ...{ 한: 1, 두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6 },
};
const DIGITS: Readonly<Record<string, number>> = {
  ...{ 零: 0, 〇: 0, 一: 1, 二: 2, 两: 2, 俩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
};
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** For expressions: 两, 三十, 一百二. */
export const HAN_NUMBER = '[零〇一二两俩三四五六七八九十百千]{1,7}';
/** For expressions with the flag i; longer words first. */
export const NUMBER_WORD = Object.keys(WORDS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** A count or an amount, in digits or in words; undefined for what is neither. */
export function readNumber(text: string): number | undefined {
  const known = WORDS[text.toLowerCase()];
  if (known !== undefined) return known;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  return new RegExp(`^${HAN_NUMBER}$`).test(text) ? readHan(text) : undefined;
}

function readHan(text: string): number {
  let sum = 0;
  let digit = 0;
  let unit = 1;
  for (const character of text) {
    const times = UNITS[character];
    if (times === undefined) {
      digit = DIGITS[character] ?? 0;
      if (character === '零' || character === '〇') unit = 1;
    } else {
      sum += (digit || 1) * times;
      digit = 0;
      unit = times;
    }
  }
  // 一百二 is 120, 一百零二 is 102.
  return sum + digit * (unit > 10 ? unit / 10 : 1);
}
