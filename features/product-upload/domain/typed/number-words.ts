// Numbers that people write as words, in Chinese, English, Portuguese and Korean.

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  ...counted('one two three four five six seven eight nine ten eleven twelve'),
  ...counted('um dois três quatro cinco seis sete oito nove dez onze doze'),
  ...counted('uma duas tres'),
  ...counted('한 두 세 네 다섯 여섯'),
};
const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  ...counted('一 二 三 四 五 六 七 八 九'),
  两: 2,
  俩: 2,
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

/** 四九 is forty-nine to some and four or nine to others: nobody guesses. 二〇 is twenty to all. */
function readHan(text: string): number | undefined {
  if (/^[零〇一二三四五六七八九]+$/.test(text) && /^.+[零〇]/.test(text))
    return Number([...text].map((digit) => DIGITS[digit]).join(''));
  if (/[一二两俩三四五六七八九]{2}/.test(text)) return undefined;
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

/** The first of the words is one. */
function counted(words: string): Readonly<Record<string, number>> {
  return Object.fromEntries(words.split(' ').map((word, index) => [word, index + 1]));
}
