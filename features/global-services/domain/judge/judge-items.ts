// Judges what is to be bought: restricted kinds with their remedy, counterfeits, and brands that are too cheap to be genuine.

import type { Locale } from '../../../../kit/core/locale.ts';
import type { GenuineValues } from '../areas/genuine-area.ts';
import type { PurchasingValues } from '../areas/purchasing-defaults.ts';
import type { Item } from '../quote/shapes.ts';
import type { VerdictKind } from '../quote/terms.ts';
import { percentOf } from '../round.ts';
import { findWord, holdsWord, plain, wordsOf } from './find-word.ts';

type Line = Readonly<Record<Locale, string>>;

export type Verdict = {
  /** The id of the restricted kind, or one of ours. */
  readonly rule: string;
  /** The index of the thing. */
  readonly item: number;
  readonly kind: VerdictKind;
  /** The word that says so; empty where its kind does, or the buyer. */
  readonly found: string;
  readonly name: Line;
  readonly reason: Line;
};

type Restricted = PurchasingValues['restricted'][number];

/** What of a thing is judged. */
export type JudgedThing = Pick<Item, 'name' | 'variant' | 'category' | 'priceFen' | 'declared' | 'denied'>;

export type Judging = {
  readonly restricted: readonly Restricted[];
  readonly genuine: GenuineValues;
  /** Where it goes; undefined while nobody has said: then only what holds everywhere is judged. */
  readonly country?: string | undefined;
};

export function judgeItems(
  items: readonly JudgedThing[],
  { restricted, genuine, country }: Judging,
): readonly Verdict[] {
  const holding = restricted.filter(({ countries }) => holdsIn(countries, country));
  return items.flatMap((item, index) => [
    ...onlyRefusals(holding.flatMap((rule) => judgeRestricted(item, rule, index))),
    ...judgeGenuine(item, genuine, index),
  ]);
}

/** What is not bought needs neither packing nor papers. */
function onlyRefusals(verdicts: readonly Verdict[]): readonly Verdict[] {
  const refusals = verdicts.filter(({ kind }) => kind === 'refuse');
  return refusals.length > 0 ? refusals : verdicts;
}

const writtenOf = ({ name, variant }: JudgedThing): string => `${name} ${variant}`;

const idsOf = (list: string): readonly string[] => list.split(/[,，\s]+/).filter((id) => id !== '');

const holdsIn = (countries: string, country: string | undefined): boolean =>
  countries === '' || (country !== undefined && idsOf(countries).includes(country));

function judgeRestricted(item: JudgedThing, rule: Restricted, index: number): readonly Verdict[] {
  const { id, remedy, zh, en, pt, zhDescription, enDescription, ptDescription } = rule;
  const found = findWord(writtenOf(item), wordsOf(rule.words), wordsOf(rule.allowedWords));
  const isSuch =
    item.declared.includes(id) ||
    ((found !== undefined || idsOf(rule.kinds).includes(item.category)) && !isBelow(item, rule));
  const isAsked =
    idsOf(rule.mayKinds).includes(item.category) &&
    !item.denied?.includes(id) &&
    // What is another thing by its name is not asked about.
    !holdsWord(writtenOf(item), wordsOf(rule.allowedWords));
  const mayBe = found === undefined && isAsked && !isBelow(item, rule);
  if (!isSuch && !mayBe) return [];
  return [
    {
      rule: id,
      item: index,
      kind: isSuch ? remedy : 'check',
      found: found ?? '',
      name: { zh, en, pt },
      reason: { zh: zhDescription, en: enDescription, pt: ptDescription },
    },
  ];
}

const VOLUME = /(\d+(?:[.,]\d+)?)\s*(ml|毫升|cl|l|升)(?![a-z])/g;
const ML: Readonly<Record<string, number>> = { ml: 1, 毫升: 1, cl: 10, l: 1000, 升: 1000 };

/** Whether a thing says how much it holds, and that is within what needs no remedy. */
function isBelow(item: JudgedThing, { overMl }: Restricted): boolean {
  if (overMl === 0) return false;
  const volumes = [...plain(writtenOf(item)).matchAll(VOLUME)].map(
    ([, amount = '', unit = '']) => Number(amount.replace(',', '.')) * (ML[unit] ?? 1),
  );
  return volumes.length > 0 && Math.max(...volumes) <= overMl;
}

const COUNTERFEIT: Pick<Verdict, 'name' | 'reason'> = {
  name: { zh: '仿冒品', en: 'Counterfeit', pt: 'Falsificação' },
  reason: {
    zh: '我们不代购仿冒品：海关会没收，还要罚款。请换成正品链接。',
    en: 'We do not buy counterfeits: customs seize them, and the receiver may have to pay a penalty. Choose the genuine item.',
    pt: 'Não compramos falsificações: a alfândega apreende e multa quem recebe. Escolha o produto original.',
  },
};

const TOO_CHEAP: Pick<Verdict, 'name' | 'reason'> = {
  name: {
    zh: '价格太低，可能不是正品',
    en: 'Too cheap to be genuine?',
    pt: 'Barato demais para ser original?',
  },
  reason: {
    zh: '这个品牌的正品通常贵得多。请说明为什么便宜（比如二手、配件、官方折扣），操作员会先核实。',
    en: 'Genuine things of this brand usually cost far more. Say why it is cheap (used, a part, an official sale); an operator checks it first.',
    pt: 'Originais desta marca costumam custar bem mais. Explique por que está barato (usado, acessório, promoção oficial); conferimos antes de comprar.',
  },
};

const MAYBE_COPY: Pick<Verdict, 'name' | 'reason'> = {
  name: { zh: '可能是仿品', en: 'Genuine, or a copy?', pt: 'Original ou cópia?' },
  reason: {
    zh: '卖仿品的人常这样写。请说明它为什么是正品（比如品牌授权店）；如果是仿品，我们不代购。',
    en: 'Sellers of copies often write this. Say why it is genuine, such as an authorised shop; we do not buy copies.',
    pt: 'Quem vende cópias costuma escrever assim. Explique por que é original, por exemplo uma loja autorizada; cópias não compramos.',
  },
};

function judgeGenuine(item: JudgedThing, genuine: GenuineValues, index: number): readonly Verdict[] {
  const { fakeWords, askWords, allowedWords } = genuine;
  const find = (words: string) => findWord(writtenOf(item), wordsOf(words), wordsOf(allowedWords));
  const fake = find(fakeWords);
  if (fake !== undefined)
    return [{ rule: 'counterfeit', item: index, kind: 'refuse', found: fake, ...COUNTERFEIT }];
  const tooCheap = judgeBrands(item, genuine, index);
  if (tooCheap.length > 0) return tooCheap;
  const asked = find(askWords);
  return asked === undefined
    ? []
    : [{ rule: 'maybe-copy', item: index, kind: 'explain', found: asked, ...MAYBE_COPY }];
}

function judgeBrands(
  item: JudgedThing,
  { brands, explainBelow, refuseBelow }: GenuineValues,
  index: number,
): readonly Verdict[] {
  for (const { words, category, typicalFen } of brands) {
    if (category !== '' && category !== item.category) continue;
    const brand = findWord(writtenOf(item), wordsOf(words));
    if (brand === undefined || item.priceFen >= percentOf(typicalFen, explainBelow)) continue;
    if (item.priceFen < percentOf(typicalFen, refuseBelow))
      return [{ rule: 'too-cheap', item: index, kind: 'refuse', found: brand, ...COUNTERFEIT }];
    return [{ rule: 'too-cheap', item: index, kind: 'explain', found: brand, ...TOO_CHEAP }];
  }
  return [];
}
