/** Finds 二 where 两 belongs and 两 where 二 does: the number is right, its form is not. */

/** A number written otherwise than it should be, as both are written. */
export type NumberSlip = { readonly expected: string; readonly given: string };

type Numeral = { readonly text: string; readonly start: number; readonly end: number };

const NUMERAL = /[零〇一二两三四五六七八九十百千万亿]+|[0-9]+/g;
/** What is counted with 两; 二 before it is a slip. */
const COUNTED =
  /^(?:[个本张只件条辆杯块支双瓶碗位名口间把首封棵匹架幅部座门种次遍年天岁家节顿份句段盘片盒包场趟]|点(?:半|钟|[一二三四五六七八九十]+分|[^零一二三四五六七八九0-9])|点$|小时|分钟|星期|周)/;
/** What is numbered, not counted, with 二 (二月, 二楼) may stand there too. */
const ORDINAL_BEFORE = /(?:第|初|星期|周|礼拜)$/;

function numeralsIn(text: string): Numeral[] {
  return [...text.matchAll(NUMERAL)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The numeral with every 两 as 二. */
const plain = (numeral: string): string => numeral.replaceAll('两', '二');
/** Before 百, 千, 万, 亿 both are right. */
const withFreeForms = (numeral: string): string => numeral.replaceAll(/两(?=[百千万亿])/g, '二');

/** A numeral with what it counts, or with the sign of an ordinal: 二杯, 第两. */
function shown(text: string, { start, end }: Numeral, numeral: string): string {
  const before = ORDINAL_BEFORE.exec(text.slice(0, start))?.[0] ?? '';
  return before + numeral + text.slice(end, end + 1);
}

/** The form that the place in the text asks for, where it can be told: 二 after 第, 两 before a measure word. */
function formByPlace(text: string, { text: numeral, start, end }: Numeral): string {
  if (plain(numeral) !== '二') return plain(numeral).length > 1 ? withTail(numeral) : numeral;
  if (ORDINAL_BEFORE.test(text.slice(0, start))) return '二';
  return COUNTED.test(text.slice(end)) ? '两' : numeral;
}

/** 十二, 二十: 二 in all compound numbers but before 百, 千, 万, 亿. */
function withTail(numeral: string): string {
  return numeral.replaceAll(/两(?![百千万亿])/g, '二');
}

/**
 * The first numeral of an answer whose value is accepted but whose form is not. Both texts are plain (`plainText`) and
 * agree in their numbers. Where the accepted answer writes the number in hanzi, that is the form; where it writes
 * digits, the place in the answer decides.
 */
export function numberSlip(expected: string, given: string): NumberSlip | undefined {
  const wanted = numeralsIn(expected);
  for (const numeral of numeralsIn(given)) {
    if (!/[二两]/.test(numeral.text)) continue;
    const same = wanted.filter(({ text }) => plain(text) === plain(numeral.text));
    if (same.some(({ text }) => withFreeForms(text) === withFreeForms(numeral.text))) continue;
    const right = same[0]?.text ?? formByPlace(given, numeral);
    if (withFreeForms(right) === withFreeForms(numeral.text)) continue;
    return { expected: shown(given, numeral, right), given: shown(given, numeral, numeral.text) };
  }
  return undefined;
}
