// The size of a shoe in the words of its buyer: which country's it is, what it is in China, and what it is called at home.

import { MEN_FROM, SHOE_SIZES } from './shoe-sizes.ts';
import { TWO_NUMBERS, TWO_SIZES } from './sizes.ts';

/** Who counts it: a country, Europe as a whole, or the foot itself in millimetres. */
const SIZE_SYSTEMS = ['CN', 'BR', 'EU', 'US', 'GB', 'KR', 'JP', 'foot'] as const;
type SizeSystem = (typeof SIZE_SYSTEMS)[number];

/** How each is named in what people type: its code, the country, and the adjective, which belongs to the size. */
const NAMES: Readonly<Record<Exclude<SizeSystem, 'foot'>, string>> = {
  CN: 'CN|china|chinese|chin[eê]s(?:a|es)?|中国|国码',
  BR: 'BRA?|brasil|brazil(?:ian)?|brasileir[oa]s?|巴西',
  EU: 'EUR?|UE|europ[ae]|european|europeu|europeia|欧洲?',
  US: 'USA?|EUA|american[oa]?|united states|estados unidos|美国?',
  GB: 'UK|GB|british|reino unido|brit[âa]nic[oa]|ingl[êe]s(?:a)?|英国?',
  KR: 'KR|korean?|cor[ée]ia|corean[oa]|韩国?',
  JP: 'JP|japan(?:ese)?|jap[ãa]o|japon[êe]s(?:a)?|日本?',
};
const SYSTEM = `(?:(?<!\\p{Script=Latin})(?:${Object.values(NAMES).join('|')})(?!\\p{Script=Latin}))`;
const LABEL = '(?:tamanho|tam\\.?|size|sizing|numeração|número|padrão|medida|尺码|鞋码|码数?|号)';
const SMALL = '(?:d[oae]|n[oa]|em|in|of|from|the|os?|的)';
/** What may stand between a number and whose it is: no comma, behind which another thing begins. */
const BETWEEN = `[\\s(（:：]*(?:(?:${LABEL}|${SMALL})[\\s(（:：]*){0,4}`;
/** None of a range, and no part of a longer number. */
const NUMBER = String.raw`(?<![\d.,]|\d\s?[/~–-]\s?)\d{1,3}(?:[.,]\d)?(?!\d|[.,]\d|\s[12]\/3|\s?[/~–-]\s?\d)`;
const CM = String.raw`(?:mm|cm|厘米|毫米)`;

/** A size with the country that counts it, before or behind: 38 do Brasil, tamanho 38 brasileiro, Brasil 38, 巴西38码. */
export const SIZE_OF_COUNTRY = `(?:${LABEL}\\s*[:：]?\\s*)?(?:${NUMBER}${BETWEEN}${SYSTEM}(?:\\s*[)）])?|${SYSTEM}${BETWEEN}${NUMBER}(?:\\s?[码号])?)`;
/** The same where a word or a sign says that it is a size: 中国50 alone may be a tea. */
export const LABELLED_SIZE_OF_COUNTRY = `(?:${LABEL}\\s*[:：]?\\s*${NUMBER}${BETWEEN}${SYSTEM}|${NUMBER}\\s*[(（]?\\s*${LABEL}\\s*(?:${SMALL}\\s*)?${SYSTEM}|(?:${LABEL}\\s*(?:${SMALL}\\s*)?${SYSTEM}|${SYSTEM}\\s*${LABEL})\\s*[:：]?\\s*${NUMBER})(?:\\s*[)）])?`;

const NAMED = new RegExp(
  `(?<behind>${NUMBER})${BETWEEN}(?<of>${SYSTEM})|(?<from>${SYSTEM})${BETWEEN}(?<before>${NUMBER})|(?<foot>${NUMBER})\\s?(?<unit>${CM})(?!\\p{Script=Latin})`,
  'giu',
);
/** 25 cm of a boot's shaft, 5 cm of a heel. */
const HEIGHT = /cano|salto|heel|shaft|[跟筒高]/iu;
/** 42, 42码, 255: of which nothing says whose it is. */
const BARE =
  /(?<![\p{Script=Latin}\d.,])(?<number>[34]\d|2\d[05])(?:\s?[码号#])?(?!\d|\s?[.,/]\s?\d|\s\d\/3|\p{Script=Latin})/iu;
const BARE_NAMED = /(?<![\p{Script=Latin}\d.,])(?<number>[34]\d)\s?[码号#]/iu;
const RANGE = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.])(?:${TWO_SIZES}|${TWO_NUMBERS})(?![\p{Script=Latin}\d])`,
  'iu',
);
const WOMEN = /femin|mulher|wom[ae]n|ladies|(?<!\p{L})fem|女/iu;
const MEN = /mascul|homem|(?<!wo)m[ae]n(?!\p{L})|(?<!\p{L})masc|男/iu;

type Row = (typeof SHOE_SIZES)[number];
type People = 'women' | 'men';

export type SizeIn = {
  readonly system: SizeSystem;
  readonly size: string;
  /** Of countries whose numbers for women and men differ. */
  readonly people?: People;
};

export type ShoeSize = {
  /** As it was said: first as it was named, then in China and at home. */
  readonly same: readonly SizeIn[];
  /** The Chinese number. */
  readonly china: number;
};

/** `known`: it says whose it is. `asked`: a Chinese number that may as well be one of the buyer's country. */
type ReadShoeSize =
  | ({ readonly kind: 'known' } & ShoeSize)
  | {
      readonly kind: 'asked';
      readonly number: string;
      readonly asChina: ShoeSize;
      readonly asHome: ShoeSize | undefined;
    };

type SizeRead = { readonly category: string; readonly variant: string };

/** Undefined where no size of a shoe is said, where it is the same at home, or where nobody knows. */
export function readShoeSize({ category, variant }: SizeRead, country: string): ReadShoeSize | undefined {
  if (category !== 'shoes') return undefined;
  const named = namedSizes(variant);
  if (named.length > 0) return knownOf(named, variant, country);
  if (RANGE.test(variant)) return undefined;
  const number = bareOf(variant);
  if (number === undefined) return undefined;
  if (number.length === 3) return knownOf([{ system: 'foot', size: number }], variant, country);
  const asChina = sizeOf({ system: 'CN', size: number }, variant, country);
  if (!asChina || asChina.same.length < 2) return undefined;
  // Only Brazil counts in the same tens as China.
  return country === 'BR'
    ? { kind: 'asked', number, asChina, asHome: sizeOf({ system: 'BR', size: number }, variant, country) }
    : { kind: 'known', ...asChina };
}

/** The buyer's answer, as it stands in the variant from then on: the Chinese number, with whose it is, is not asked about again. */
export const withChinaSize = (variant: string, china: number): string => {
  const pattern = BARE_NAMED.test(variant) ? BARE_NAMED : BARE;
  return variant
    .replace(pattern, ` CN ${china} `)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,，;；)）])/g, '')
    .trim();
};

const bareOf = (variant: string): string | undefined =>
  (BARE_NAMED.exec(variant) ?? BARE.exec(variant))?.groups?.['number'];

function namedSizes(variant: string): SizeIn[] {
  return [...variant.matchAll(NAMED)].flatMap(({ groups = {} }) => {
    const { behind, of, from, before, foot, unit = '' } = groups;
    const typed = (behind ?? before ?? foot ?? '').replace(',', '.');
    if (foot !== undefined) {
      const millimetres = /^(?:mm|毫米)$/iu.test(unit) ? Number(typed) : Number(typed) * 10;
      return HEIGHT.test(variant) ? [] : [{ system: 'foot' as const, size: String(millimetres) }];
    }
    const system = SIZE_SYSTEMS.find(
      (each) => each !== 'foot' && new RegExp(`^(?:${NAMES[each]})$`, 'iu').test(of ?? from ?? ''),
    );
    return system === undefined ? [] : [{ system, size: typed }];
  });
}

/** Where two are named that are not the same shoe, nobody knows which is meant. */
function knownOf(named: readonly SizeIn[], variant: string, country: string): ReadShoeSize | undefined {
  const [first, ...others] = named.map((size) => sizeOf(size, variant, country));
  if (!first || others.some((other) => other?.china !== first.china) || first.same.length < 2)
    return undefined;
  return { kind: 'known', ...first };
}

function sizeOf(said: SizeIn, variant: string, country: string): ShoeSize | undefined {
  const people = WOMEN.test(variant) ? 'women' : MEN.test(variant) ? 'men' : undefined;
  const rows = SHOE_SIZES.filter(
    (row) => inSystem(row, said.system)?.size === said.size || String(row.millimetres) === footOf(said),
  ).filter((row) => !BY_PEOPLE.has(said.system) || people === undefined || peopleOf(row) === people);
  const [row] = rows;
  // US 8.5 of women and of men are two shoes.
  if (!row || rows.length > 1) return undefined;
  const home = homeSystem(country);
  const own = said.system === 'foot' ? said : (inSystem(row, said.system, said.size) ?? said);
  const all = [own, inSystem(row, 'CN'), home && inSystem(row, home)].filter((each) => each !== undefined);
  return { same: all.filter(({ system }, at) => isFirst(all, system, at)), china: row.china };
}

const isFirst = (all: readonly SizeIn[], system: SizeSystem, at: number): boolean =>
  all.findIndex((each) => each.system === system) === at;

/** Korea, Japan, and at times China name the foot: in millimetres, or in centimetres. */
function footOf({ system, size }: SizeIn): string | undefined {
  if (!['foot', 'KR', 'JP', 'CN'].includes(system)) return undefined;
  return size.length === 3 ? size : String(Number(size) * 10);
}

const BY_PEOPLE: ReadonlySet<SizeSystem> = new Set(['US', 'GB']);
const peopleOf = ({ china }: Row): People => (china < MEN_FROM ? 'women' : 'men');

function inSystem(row: Row, system: SizeSystem, said?: string): SizeIn | undefined {
  if (system === 'US') return { system, size: row.us, people: peopleOf(row) };
  if (system === 'GB') return { system, size: row.uk, people: peopleOf(row) };
  if (system === 'BR') return { system, size: String(row.brazil) };
  if (system === 'CN' || system === 'EU') return { system, size: String(row.china) };
  return { system, size: said ?? String(row.millimetres) };
}

const homeSystem = (country: string): SizeSystem | undefined =>
  (['BR', 'US', 'GB', 'KR'] as const).find((each) => each === country);
