// Sizes of shoes and clothes as people and shops write them: of one country or of two, with a measure, as a range.
//
// Parts of expressions: a reader of texts puts what may stand around a size about them.

/** 38, 40.5, 42 2/3: a number that only its place says to be a size. */
const COUNT = String.raw`\d{2}(?:[.,]5|\s[12]\/3)?`;
/** EU 42, US 8.5, BR38: countries as they stand on boxes, in front or behind. */
const COUNTRY = '(?:EUR?|US|UK|BRA?|CN|JP|KR|欧码|美码|英码)';
const ABROAD = String.raw`(?:${COUNTRY}\s?\d{1,2}(?:[.,]5|\s[12]\/3)?|\d{1,2}(?:[.,]5|\s[12]\/3)?\s?${COUNTRY}(?!\p{L}))`;
/** 39码, 39号, 40#: with what says that it is a size. */
export const NAMED_SIZE = String.raw`\d{2,3}(?:[.,]5|\s[12]\/3)?\s?(?:码|号|#)`;
/** The foot in millimetres: 255, 255mm. */
const FOOT = String.raw`(?:1[3-9]|2\d|30)[05](?:\s?mm)?`;
const LETTERS = String.raw`(?:X{0,4}[SML]|[2-6]XL)`;
/** Of clothes, and of children's shoes: 170/92A, 75B, W32 L34, 内长17.5cm. */
export const MEASURED_SIZE = String.raw`(?:1[0-9]{2}\/\d{2,3}[A-C]?|(?:6|7|8|9|10)[05][A-H]|W\d{2}\s?\/?\s?L\d{2}|(?:内长|脚长)\s?\d{2}(?:\.\d)?\s?(?:cm|厘米)?)`;
/** Of a cloth or a rug: 180*52cm. */
export const DIMENSIONS = String.raw`\d{1,4}(?:\.\d)?\s?(?:cm|厘米)?\s?[*×x]\s?\d{1,4}(?:\.\d)?\s?(?:cm|mm|厘米)`;
const ONE = `(?:${ABROAD}|${NAMED_SIZE}|${FOOT}|${COUNT})`;
const BETWEEN = String.raw`\s?[/~–-]\s?`;

/** Two at once, which no name is: 38-39码, EU 38/BR 36, 255(40.5), 38（BR 36）. */
export const TWO_SIZES = [
  String.raw`(?:${ABROAD}|${COUNT})${BETWEEN}(?:${ABROAD}|${NAMED_SIZE})`,
  String.raw`(?:${ABROAD}|${NAMED_SIZE})${BETWEEN}${ONE}`,
  String.raw`${ONE}\s?\(\s?${ONE}(?:${BETWEEN}${ONE})?\s?\)`,
  String.raw`${LETTERS}${BETWEEN}${LETTERS}(?![\p{L}\d])`,
].join('|');

/** Two bare numbers are sizes of a shoe alone: of a book they are pages, of a game the players. */
export const TWO_NUMBERS = String.raw`(?:${COUNT}${BETWEEN}${COUNT}|${COUNT}\s?\(\s?${COUNT}\s?\))`;

/** A size that says of itself that it is one. */
export const ONE_SIZE = [ABROAD, NAMED_SIZE, MEASURED_SIZE, String.raw`${LETTERS}码?`, '均码'].join('|');

/** The numbers by which shoes go, of children and grown-ups, and the foot in millimetres. */
export const SHOE_NUMBER = String.raw`(?:1[6-9]|2\d|3\d|4\d)(?:[.,]5|\s[12]\/3)?|(?:1[3-9]|2\d|30)[05]`;

/** Between Chinese characters nobody writes blanks: 粉色120码. */
const about = (expression: string, before = String.raw`\p{Script=Latin}\d.`): RegExp =>
  new RegExp(String.raw`(?<![${before}])(?:${expression})(?![\p{Script=Latin}\d])`, 'iu');

const NUMBERS = `${TWO_NUMBERS}|${FOOT}|${SHOE_NUMBER}`;
const SAID = about(`${TWO_SIZES}|${ONE_SIZE}|${DIMENSIONS}`);
const BARE = about(NUMBERS, String.raw`\p{L}\d.`);
/** 黑色42: right behind a colour, with nothing that it would count. */
const BEHIND_COLOUR = new RegExp(
  String.raw`[色白黑灰粉红蓝绿紫棕咖杏](?:${NUMBERS})(?![\p{Script=Latin}\p{Script=Han}\d])`,
  'iu',
);
const IN_WORDS =
  /[大中小加]号|[大中小]码|one[ -]?size|free[ -]?size|tamanho|único|única|(?<!\p{L})size|尺码|사이즈|프리|均/iu;

/** Whether what was said of a thing says its size. */
export const hasSize = (variant: string): boolean =>
  SAID.test(variant) || BARE.test(variant) || BEHIND_COLOUR.test(variant) || IN_WORDS.test(variant);

/** In a name numbers and letters mean many things, so that only what says of itself that it is a size, or ends the name as one, counts. */
const IN_NAME = about(
  [
    TWO_SIZES,
    ABROAD,
    String.raw`\d{2,3}(?:[.,]5|\s[12]\/3)?\s?码`,
    MEASURED_SIZE,
    String.raw`${LETTERS}码`,
    '均码',
  ].join('|'),
);
const SHOE_IN_NAME = about(String.raw`(?:3\d|4\d)(?:[.,]5)?\s?(?:号|#)`);
const AT_THE_END = /(?<=[\s,，;；·/])(?:X{0,4}[SML]|[2-6]XL)\s*$/u;

const isNamedWithSize = (category: string, name: string): boolean =>
  IN_NAME.test(name) || AT_THE_END.test(name) || (category === 'shoes' && SHOE_IN_NAME.test(name));

const SIZED: ReadonlySet<string> = new Set(['shoes', 'clothing']);

/** Clothes that fit everybody, unless the name ends in a garment. */
const FITS_ALL =
  /(?:围巾|围脖|披肩|丝巾|方巾|头巾|领巾|领带)(?!.*[衣裙裤衫袍])|\b(?:scar(?:f|ves)|shawls?|bandanas?|(?:neck)?ties?|cachecol|cachecóis|xales?|lenços?|gravatas?)\b|스카프|목도리|머플러|숄/iu;

type Sized = { readonly category: string; readonly name: string; readonly variant: string };

/** Of a shoe or a garment whose size stands neither beside it nor in its name: the buyer is asked, and may leave it open. */
export const isSizeOpen = ({ category, name, variant }: Sized): boolean =>
  SIZED.has(category) && !FITS_ALL.test(name) && !hasSize(variant) && !isNamedWithSize(category, name);
