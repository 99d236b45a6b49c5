// Sentences with a word, from all that teachers have written for this talk; the plainest first.

import { type Lexicon, segment } from '../../../../chinese/words/index.ts';
import type { Line } from '../../../../content/schema/line.ts';
import { BANDS, isWithin } from '../../../analysis/level.ts';
import { hash } from '../../../state/random.ts';
import type { TurnContext } from '../../../state/turn-context.ts';

const pools = new WeakMap<object, readonly Line[]>();

/** What has slots or asks is no example; what is longer is no sentence to remember. */
const LENGTH = { least: 4, most: 26, best: 11 };

/** All lines below a value of the content, once. */
function linesOf(value: object): readonly Line[] {
  const known = pools.get(value);
  if (known !== undefined) return known;
  const found: Line[] = [];
  collect(value, found);
  pools.set(value, found);
  return found;
}

function collect(value: unknown, found: Line[]): void {
  if (typeof value !== 'object' || value === null) return;
  if ('zh' in value && 'en' in value && 'pt' in value) {
    const { zh, en, pt } = value;
    if (typeof zh === 'string' && typeof en === 'string' && typeof pt === 'string') {
      if (isSentence(zh) && !('pinyin' in value)) found.push({ zh, en, pt });
      return;
    }
  }
  for (const inner of Object.values(value)) collect(inner, found);
}

function isSentence(zh: string): boolean {
  const { length } = zh;
  return (
    length >= LENGTH.least &&
    length <= LENGTH.most &&
    /[。！]$/u.test(zh) &&
    !/[{？?…“”：]|\p{Script=Latin}/u.test(zh)
  );
}

/** At most `most`, none where no line has the word as a word. */
export function examplesOf(context: TurnContext, word: string, most = 1): Line[] {
  const { setting, talk, state } = context;
  const heard = state.recent.join('');
  const { core, situation, smallTalk, due } = setting;
  const told = due.flatMap(({ zh, example }) => (zh === word && example !== undefined ? [example] : []));
  const { frames } = core;
  const apart = frames.apart?.pairs.filter(({ words }) => words.includes(word)) ?? [];
  const sources: object[] = [
    talk,
    smallTalk,
    frames.predicates,
    frames.nouns,
    frames.themes,
    frames.knowledge,
    ...(frames.advice === undefined ? [] : [frames.advice]),
    ...(frames.stances === undefined ? [] : [frames.stances]),
    core.phrases,
    ...(situation.kind === 'tutor' && situation.biography !== undefined ? [situation.biography] : []),
  ];
  const lines = [...told, ...apart.flatMap(({ examples }) => examples), ...sources.flatMap(linesOf)];
  const band = BANDS[context.level];
  const fitting = lines
    .filter(({ zh }) => zh.includes(word))
    .flatMap((line) => {
      const weight = weightOf(core, line.zh, word, band);
      const own = told.includes(line) || heard.includes(line.zh) ? 10 : 0;
      return weight === undefined ? [] : [{ line, weight: weight + own }];
    })
    .map((one) => ({ ...one, mixed: hash(`${setting.seed}/${state.turn}/${one.line.zh}`) % 100 }))
    .toSorted((a, b) => b.weight - a.weight || a.mixed - b.mixed);
  const seen = new Set<string>();
  return fitting
    .map(({ line }) => line)
    .filter(({ zh }) => !seen.has(zh) && seen.add(zh))
    .slice(0, most);
}

type Known = Parameters<typeof isWithin>[0] & { readonly lexicon: Lexicon };

/** Undefined where the word only stands there by its characters: 就是 in 成就是. */
function weightOf(core: Known, zh: string, word: string, band: number): number | undefined {
  const words = segment(core.lexicon, zh);
  if (!standsIn(words, word)) return undefined;
  const hard = words.filter((one) => one.kind === 'word' && one.text !== word && !isWithin(core, one, band));
  const isSpoken = /^(?:我|他|她|这|那|今天|昨天|明天|每)/u.test(zh) ? 1 : 0;
  // 会，经常说太忙 answers a question that nobody has heard.
  const isAnswer = /^(?:会|是|对|有|不|没有?|好|嗯|哦|能|想|可以|不是)[，,]/u.test(zh) ? 4 : 0;
  const isCold = (/[你您]/u.test(zh) ? 1 : 0) + isAnswer;
  return isSpoken - isCold - 2 * hard.length - Math.abs(zh.length - LENGTH.best) / 6;
}

function standsIn(words: ReturnType<typeof segment>, word: string): boolean {
  if (words.some(({ text }) => text === word)) return true;
  return words.some((_, from) =>
    [2, 3, 4].some(
      (count) =>
        words
          .slice(from, from + count)
          .map(({ text }) => text)
          .join('') === word,
    ),
  );
}
