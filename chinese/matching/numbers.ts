/** Writes the numbers of a text one way, so that 3, ３, 三 and 两 compare as equal. */

const DIGIT: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const POWER: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const NUMBER = /[零〇一二两三四五六七八九十百千万]+|[0-9]+(?:\.[0-9]+)?/g;

/** The value of a part below 10,000, such as 三百二十. */
function small(text: string): number {
  let sum = 0;
  let digit: number | undefined;
  let power = 0;
  for (const character of text) {
    const unit = POWER[character];
    if (unit === undefined) digit = DIGIT[character] ?? 0;
    else {
      sum += (digit ?? 1) * unit;
      digit = undefined;
      power = unit;
    }
  }
  // 三百二 is 320, but 三百零二 is 302.
  const isShort = power >= 100 && digit !== undefined && !text.includes('零');
  return sum + (digit ?? 0) * (isShort ? power / 10 : 1);
}

function valueOf(text: string): string {
  if (/^[0-9.]+$/.test(text)) return String(Number(text));
  if (/^[零〇一二两三四五六七八九]{2,}$/.test(text))
    return [...text].map((character) => DIGIT[character]).join('');
  const [above = '', below] = text.split('万');
  return String(below === undefined ? small(above) : small(above || '一') * 10_000 + small(below));
}

/** The text with every number as digits, and the clock one way: 三十五岁 → 35岁, 三点半 → 3点30. */
export function withDigits(text: string): string {
  return text
    .replace(NUMBER, valueOf)
    .replace(/(?<=\d点)半/g, '30')
    .replace(/(?<=\d点)([13])刻/g, (_, quarters: string) => String(Number(quarters) * 15))
    .replace(/(?<=\d点\d+)分/g, '');
}

/** Words that hold a number and count nothing. */
const NO_COUNT =
  /一起|一下|一样|一定|一点|一直|一边|一些|一会|一般|一共|万一|十分|千万|[1１](?:起|下|样|定|直|边|些|会|般|共)/g;

/** The numbers of a text, as digits, in their order. A lone one counts for nothing: 一杯茶 may be 茶. */
export function numbersOf(text: string): string[] {
  const counted = text
    .replace(NO_COUNT, '')
    .replace(
      /(?<![0-9零一二三四五六七八九十百千万第月点])[一1](?=[个本张只件条辆杯块家台支双瓶碗位名口间把首])/g,
      '',
    );
  return (withDigits(counted).match(/[0-9]+(?:\.[0-9]+)?/g) ?? []).filter(Boolean);
}
