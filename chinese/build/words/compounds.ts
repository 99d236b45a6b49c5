/** Finds the dictionary's compounds that a text is better cut through: 法国|人, 一|种, 人口|密度, 发动|机. */

import { cut } from './counts.ts';
import type { LexiconWord } from './lexicon-words.ts';

/** Endings that join any fitting noun or verb; what stands before them is what a learner has to know. */
const ENDINGS = new Set(
  '人市县省州区镇乡村路街国语族岛山江河湖海湾港站部厅局处科院馆厂场所室楼厅堂店台社团队会党派军长员家者师手生机器仪表车船炮弹线网板管炉具性度量率力法术学论化式型级类型品物剂素酸病症炎权税费款金券证书报刊史界业圈层期代时节罪案战赛奖杯号色体群们教',
);
const CLASSIFIER_HEADS = new Set('一二三四五六七八九十两几这那各某哪本该');
/** Below this count a part is no word that carries a compound. */
const FAMILIAR = 30;
/** Words that open a phrase; a rare word that begins with one is more likely that phrase (把|门, 别|管). */
const OPENERS = new Set('把被别没不让给在');
const RARE = 200;
/** Function words, idioms, set phrases and units are no compounds. */
const CLOSED = new Set(['i', 'l', 'd', 'c', 'p', 'u', 'y', 'e', 'o', 'z', 'q', 'm', 'nr', 'nrt']);

type Words = ReadonlyMap<string, LexiconWord>;

function isCounted(word: string, words: Words): boolean {
  if (word.length !== 2 || !CLASSIFIER_HEADS.has(word.charAt(0))) return false;
  return words.get(word.charAt(1))?.pos.includes('q') ?? false;
}

function isPhrase(word: string, words: Words): boolean {
  if (word.length !== 2 || !OPENERS.has(word.charAt(0))) return false;
  return (words.get(word)?.count ?? 0) < RARE && (words.get(word.charAt(1))?.band ?? 0) > 0;
}

function isJoined(parts: string[], words: Words): boolean {
  const [head = '', tail = ''] = parts;
  if (parts.length !== 2 || head.length < 2) return false;
  if ((words.get(head)?.count ?? 0) < FAMILIAR) return false;
  return tail.length > 1 ? (words.get(tail)?.count ?? 0) >= FAMILIAR : ENDINGS.has(tail);
}

/**
 * The words that the segmenter should cut through. Words of the HSK list stay whole, however they are made: they
 * are what a learner looks up.
 */
export function compounds(words: LexiconWord[]): Set<string> {
  const byText = new Map(words.map((word) => [word.word, word]));
  const counts = new Map(words.map(({ word, count }) => [word, count]));
  const total = words.reduce((sum, { count }) => sum + count, 0);
  const found = new Set<string>();
  for (const { word, pos, band } of words) {
    if (band > 0) continue;
    const open = word.length > 2 && !pos.some((tag) => CLOSED.has(tag));
    if (
      isCounted(word, byText) ||
      isPhrase(word, byText) ||
      (open && isJoined(cut(word, counts, total) ?? [], byText))
    )
      found.add(word);
  }
  return found;
}
