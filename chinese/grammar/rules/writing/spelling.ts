/** Finds words misspelt with a character of like sound, by what the lexicon knows of how usual words are. */

import { entryOf, type Lexicon, lookUp } from '../../../words/index.ts';
import type { Mark, Rule, Text } from '../../rule.ts';
import type { Token } from '../../tokens.ts';

/** Only words at least this usual are proposed. */
const USUAL = 4;
/** The hardest band of the HSK list from which words are proposed. */
const HARDEST = 5;
/** A lone character rarer than this as a word is suspected; the other half must not be a word of grammar. */
const RARE_ALONE = 4.8;
const CONFIDENCE = 0.8;
/** Words rarer than this tell of a text that is no learner's. */
const PLAIN = 3;
/** How much more usual, in powers of ten, the one word must be than the two words side by side. */
const GAIN = 3;

type Index = {
  first: ReadonlyMap<string, readonly string[]>;
  second: ReadonlyMap<string, readonly string[]>;
};

/** A dictionary of two-character words by one character and the sound, tone and all, of the other: without, it accuses too often. */
function build(lexicon: Lexicon): Index {
  const first = new Map<string, string[]>();
  const second = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, word: string) => {
    const list = map.get(key);
    if (list) list.push(word);
    else map.set(key, [word]);
  };
  for (const [word, index] of pairs(lexicon)) {
    const entry = entryOf(lexicon, { index, simplified: word });
    if (entry?.band === undefined || entry.band > HARDEST) continue;
    const [a = '', b = ''] = (entry.readings[0] ?? '').split(' ');
    if (a === '' || b === '') continue;
    add(first, word.charAt(0) + b, word);
    add(second, a + word.charAt(1), word);
  }
  return { first, second };
}

/** All usual two-character words with their indexes, from the lexicon's trie. */
function* pairs(lexicon: Lexicon): Generator<[string, number]> {
  const limit = (9 - USUAL) * Math.LN10;
  const unitOf = new Map<number, number>();
  lexicon.characterId.forEach((id, unit) => {
    if (id !== 0) unitOf.set(id, unit);
  });
  for (const unit of unitOf.values()) {
    const node = lexicon.rootChild[unit] ?? 0;
    if (node === 0) continue;
    for (let child = lexicon.firstChild[node] ?? 0; child < (lexicon.firstChild[node + 1] ?? 0); child++) {
      const index = lexicon.wordAt[child] ?? -1;
      const next = unitOf.get(lexicon.label[child] ?? 0);
      if (index < 0 || next === undefined || (lexicon.cost[index] ?? 99) > limit) continue;
      yield [String.fromCharCode(unit, next), index];
    }
  }
}

const indexes = new WeakMap<Lexicon, Index>();

function indexFor(lexicon: Lexicon): Index {
  const known = indexes.get(lexicon);
  if (known) return known;
  const made = build(lexicon);
  indexes.set(lexicon, made);
  return made;
}

function soundsOf(lexicon: Lexicon, character: string): string[] {
  return [...new Set(lookUp(lexicon, character)?.readings ?? [])];
}

function candidates(lexicon: Lexicon, a: string, b: string): string[] {
  const { first, second } = indexFor(lexicon);
  return [
    ...soundsOf(lexicon, b).flatMap((sound) => first.get(a + sound) ?? []),
    ...soundsOf(lexicon, a).flatMap((sound) => second.get(sound + b) ?? []),
    ...likeShaped(lexicon, a, b),
  ];
}

/** Characters of like shape that learners write for one another. */
const SHAPES =
  '未末 己已 土士 入人 干千 日目 问间 侯候 话活 休体 考老 买卖 今令 大太 往住 牛午 折拆 拨拔 辨辩 幸辛 暖暧 遗遣 睛晴 请清 根跟 狠很 棵课 洋样 渴喝 快块 玩完 我找 圆园 怎急 环坏 责贵 带戴 岐歧 咽烟 矢失 即既 坐座 偏编 健建 州洲 历厉 须需 析折 鸟乌 受爱 题提';
const LIKE = new Map<string, string>();
for (const [a = '', b = ''] of SHAPES.split(' ')) {
  LIKE.set(a, (LIKE.get(a) ?? '') + b);
  LIKE.set(b, (LIKE.get(b) ?? '') + a);
}

function likeShaped(lexicon: Lexicon, a: string, b: string): string[] {
  const words = [
    ...[...(LIKE.get(a) ?? '')].map((other) => other + b),
    ...[...(LIKE.get(b) ?? '')].map((other) => a + other),
  ];
  return words.filter((word) => (lookUp(lexicon, word)?.band ?? HARDEST + 1) <= HARDEST);
}

/** Words of grammar stand beside anything. */
const GRAMMATICAL = new Set('的 了 着 过 是 在 不 也 都 很 地 得 可 无 其 由 之 于 与 入 一'.split(' '));

const WHEN = new Set('后 前 时 中'.split(' '));

const isLone = (token: Token): boolean =>
  token.text.length === 1 && token.kind === 'word' && !GRAMMATICAL.has(token.text);
const isSuspect = (token: Token): boolean => isLone(token) && token.zipf < RARE_ALONE;

/** Texts with rare words and names beside are written by people who mean the rare word. */
function isPlainText(tokens: readonly Token[]): boolean {
  const rare = tokens.filter(
    ({ text, kind, zipf }) => kind === 'name' || (kind === 'word' && text.length > 1 && zipf < PLAIN),
  );
  return rare.length === 0;
}

function misspelt({ lexicon, tokens, simplified }: Text): Mark[] {
  if (!isPlainText(tokens)) return [];
  const marks: Mark[] = [];
  for (let at = 0; at + 1 < tokens.length; at++) {
    const a = tokens[at];
    const b = tokens[at + 1];
    if (!a || !b || a.end !== b.start || !isLone(a) || !isLone(b)) continue;
    if (!isSuspect(a) && !isSuspect(b)) continue;
    // 醉后, 病中: after and while it is so.
    if (WHEN.has(b.text) && /^[va]/u.test(a.pos[0] ?? '')) continue;
    const best = bestWord(lexicon, a, b);
    if (best === undefined || lookUp(lexicon, simplified.slice(a.start, b.end))) continue;
    marks.push({ start: a.start, end: b.end, correction: best, confidence: CONFIDENCE });
  }
  return marks;
}

function bestWord(lexicon: Lexicon, a: Token, b: Token): string | undefined {
  let best: string | undefined;
  let usual = 0;
  for (const word of candidates(lexicon, a.text, b.text)) {
    const zipf = lookUp(lexicon, word)?.zipf ?? 0;
    if (zipf > usual) [best, usual] = [word, zipf];
  }
  // Two words apart must be much rarer together than the one word.
  return best !== undefined && usual - (a.zipf + b.zipf - 9) > GAIN ? best : undefined;
}

export const SPELLING_RULES: readonly Rule[] = [{ point: 'misspelt', find: misspelt }];
