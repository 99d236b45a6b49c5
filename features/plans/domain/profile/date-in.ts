// Finds a day in the learner's own words, so that it can be asked whether the plan should keep to it.

const EN = 'january february march april may june july august september october november december';
const PT = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro';
const MONTHS = [EN.split(' '), PT.split(' ')] as const;
const NAMES = MONTHS.flat().join('|');
const HAN = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'] as const;

const WHOLE = /(20\d\d)\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})/u;
const IN_HAN =
  /(?:(20\d\d)\s*年|(明年))?\s*(1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])\s*月\s*(?:(\d{1,2})\s*[日号]|(底))?/u;
/** "3rd of July", "12 de julho de 2027", "July 3, 2027", "the end of July". */
const WRITTEN = new RegExp(
  `(?:(\\d{1,2})(?:st|nd|rd|th|º)?\\s+(?:of\\s+|de\\s+)?)?(?<!\\p{L})(${NAMES})(?!\\p{L})(?:\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d))?(?:,?\\s+(?:de\\s+)?(20\\d\\d))?`,
  'giu',
);
/** "I may" and "to march" are no months: these follow a word of time, or stand beside a number. */
const AMBIGUOUS = new Set(['may', 'march']);
const BEFORE = /(?:\b(?:in|by|until|till|before|this|next|early|late|mid|of)\s+)$/iu;
const ENDING = /(?:\b(?:end of|late|fim de|final de)\s+)$/iu;

type Named = {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number | undefined;
  readonly isEnd: boolean;
};

/**
 * The first day that is named, the first of a month that is named alone, the next time that it comes after `today`. Both as
 * 2027-07-01. Undefined where none is named, or it is no day.
 */
export function dateIn(text: string, today: string): string | undefined {
  const named = namedIn(text, Number(today.slice(0, 4)));
  if (!named) return undefined;
  const { year, month, day, isEnd } = named;
  const years = year === undefined ? [0, 1].map((ahead) => Number(today.slice(0, 4)) + ahead) : [year];
  return years
    .map((each) => dayOf(each, month, day ?? (isEnd ? lastOf(each, month) : 1)))
    .find((date) => date !== undefined && date > today);
}

function namedIn(text: string, thisYear: number): Named | undefined {
  const [, year, month, day] = WHOLE.exec(text) ?? [];
  if (month !== undefined)
    return { year: Number(year), month: Number(month), day: Number(day), isEnd: false };
  return inHan(text, thisYear) ?? written(text);
}

function inHan(text: string, thisYear: number): Named | undefined {
  const [, year, next, month, day, end] = IN_HAN.exec(text) ?? [];
  if (month === undefined) return undefined;
  const place = HAN.findIndex((name) => name === month);
  const ahead = next === undefined ? undefined : thisYear + 1;
  return {
    year: year === undefined ? ahead : Number(year),
    month: place < 0 ? Number(month) : place + 1,
    day: day === undefined ? undefined : Number(day),
    isEnd: end !== undefined,
  };
}

function written(text: string): Named | undefined {
  for (const { 0: whole, 1: dayBefore, 2: name = '', 3: dayAfter, 4: year, index } of text.matchAll(
    WRITTEN,
  )) {
    const before = text.slice(0, index);
    const month = name.toLowerCase();
    const isAlone = dayBefore === undefined && dayAfter === undefined && year === undefined;
    if (AMBIGUOUS.has(month) && isAlone && !BEFORE.test(before)) continue;
    const day = dayBefore ?? dayAfter;
    return {
      year: year === undefined ? undefined : Number(year),
      month: Math.max(...MONTHS.map((names) => names.indexOf(month))) + 1,
      day: day === undefined ? undefined : Number(day),
      isEnd: whole !== '' && ENDING.test(before),
    };
  }
  return undefined;
}

const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Undefined for the 31st of June. */
function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > lastOf(year, month)) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
