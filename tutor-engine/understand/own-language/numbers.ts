// Numbers as they are written in English and Portuguese, and in Chinese.

const ENGLISH =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const PORTUGUESE =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte';
const DIGITS = '零一二三四五六七八九';

const values = new Map<string, number>([
  ...ENGLISH.split(' ').map((word, value) => [word, value] as const),
  ...PORTUGUESE.split(' ').map((word, value) => [word, value] as const),
]);

/** Digits, or a word up to twenty. */
export const NUMBER = `(?:\\d{1,3}|${[...values.keys()].join('|')})`;

export function numberOf(word: string): number | undefined {
  return /^\d+$/u.test(word) ? Number(word) : values.get(word);
}

/** Up to 99: 十六, 五十八. */
export function inHanzi(value: number): string {
  const tens = Math.floor(value / 10);
  const ones = value % 10;
  if (tens === 0) return DIGITS[ones] ?? '';
  return `${tens === 1 ? '' : DIGITS[tens]}十${ones === 0 ? '' : DIGITS[ones]}`;
}
