// The Chinese in a message that is mostly English or Portuguese: in characters, or in pinyin that says what is expected here.

import { readingsFor } from '../../../chinese/input-method/index.ts';
import { segment } from '../../../chinese/words/index.ts';
import { cardOf } from '../../say/translate/word-card.ts';
import { questionsOf } from '../../state/plan.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { EVERYDAY_WORDS, PINYIN_SIGNS, PINYIN_WORD } from '../../understand/text/foreign.ts';
import { isHanzi, utterance } from '../../understand/text/utterance.ts';
import { isAnswer } from './understand-text.ts';

export type Amid = {
  /** The Chinese, each piece once; empty where there is none. */
  readonly chinese: readonly string[];
  /** What is left, with a sign where Chinese stood. */
  readonly rest: string;
};

/** A clause of either kind of writing, or what stands between clauses. */
const CLAUSE = /[^.!?…;,:()"“”\n。！？；，：（）]+/gu;
/** 'wo shi': these quote; xi'an has none. */
const QUOTING = /(?<![\p{L}\p{M}])['‘’]|['‘’](?![\p{L}\p{M}])/gu;
/** Portuguese, though a syllable with a tone could be written so. */
const CHATTED = /^(?:tá|tô|né|já|só|lá|dá|é|pô|aí|vó|vô|ué|tão|não|kk+|haha|rs|ne|tb|pq|vc|eh|ah|oh)$/iu;
const TOKEN = /[\p{L}\p{M}’'\d]+/gu;
/** Wo 40 sui. */
const NUMERAL = /^\d{1,3}$/u;
/** Letters of pinyin that no other language here marks so: hǎo, but not não or avó. */
const TONED = /[āēīōūǖǎěǐǒǔǚǘǜ]|[a-z]{1,6}[1-4](?![\d])/iu;
/** What people have picked up before their first lesson. */
const COMMON =
  '你好 谢谢 再见 对不起 没关系 不客气 很好 我爱你 早上好 晚安 老师 奶奶 哥哥 你好吗 好吃 加油'.split(' ');
const READINGS = 6;
const SPELT = 3;
const SYLLABLE = /^(?:[bpmfdtnlgkhjqxrzcsyw]|zh|ch|sh)h?[aeiouv]{1,3}(?:ng?|r)?$/u;
/** Syllables that are words of the learner's own as well. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  (
    'me he she de a e o i an can men pen sun fan long song so do nu sou tang dai ai an pai mae cao mai lei seu hen ' +
    'pan man ban ran bang gang hang pang wan win one line name banana mama cama chama mana fui sai dia'
  ).split(' '),
);

/** What was found; undefined where the message is one kind of writing all through, or holds no Chinese. */
export function chineseAmid(context: TurnContext): Amid {
  const raw = context.said.raw.replaceAll(QUOTING, '"');
  const expected = expectedIn(context);
  const chinese: string[] = [];
  const rest = raw.replaceAll(CLAUSE, (clause) => {
    const found = [...clause].some(isHanzi) ? inCharacters(clause) : inPinyin(context, clause, expected);
    if (found === undefined) return clause;
    if (!chinese.includes(found.text)) chinese.push(found.text);
    return found.left;
  });
  return { chinese, rest };
}

type Found = { readonly text: string; readonly left: string };

/** Characters with a foreign word among them are one clause; foreign words around them are another. */
function inCharacters(clause: string): Found | undefined {
  const first = clause.search(/\p{Script=Han}/u);
  const last = clause.length - Array.from(clause).toReversed().findIndex(isHanzi);
  const before = clause.slice(0, first);
  const after = clause.slice(last);
  const words = (text: string) => text.match(TOKEN)?.length ?? 0;
  // 我叫Ana, 我喜欢 soccer
  const isOne = words(before) + words(after) <= 2;
  if (isOne) return { text: clause.trim(), left: ' ' };
  return { text: clause.slice(first, last).trim(), left: `${before} , ${after}` };
}

function inPinyin(
  context: TurnContext,
  clause: string,
  expected: ReadonlyMap<string, string>,
): Found | undefined {
  const tokens = [...clause.matchAll(TOKEN)].map((match) => ({
    text: match[0],
    plain: plainOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const [from, to] of runsOf(
    tokens.map(
      ({ plain, text }) =>
        (isSyllabic(plain) && !CHATTED.test(text)) || isNameLike(text) || NUMERAL.test(text),
    ),
  )) {
    const run = tokens.slice(from, to);
    const found =
      expectedRun(run, expected, run.length) ??
      readRun(context, run, tokens.length) ??
      expectedRun(run, expected, 1);
    if (found === undefined) continue;
    const { text, first, last } = found;
    const start = run[first]?.start ?? 0;
    const end = run[last]?.end ?? clause.length;
    return { text, left: `${clause.slice(0, start)} ${clause.slice(end)}` };
  }
  return undefined;
}

type Token = { readonly text: string; readonly plain: string };
type Run = { readonly text: string; readonly first: number; readonly last: number };

/** The longest part that spells a word which is being taught, of at least so many tokens. */
function expectedRun(
  run: readonly Token[],
  expected: ReadonlyMap<string, string>,
  least: number,
): Run | undefined {
  for (let length = run.length; length >= least; length -= 1)
    for (let first = 0; first + length <= run.length; first += 1) {
      const part = run.slice(first, first + length);
      const text = expected.get(part.map(({ plain }) => plain).join(''));
      const isPlain = part.every(({ plain, text: raw }) => isAlsoWord(plain) && !TONED.test(raw));
      // Hen alone, and de, may be anything; hao is nothing else.
      const isPart = part.length < run.length;
      // 你 in nǐ shì is no word that was said after the teacher.
      if (text !== undefined && !(isPart && (isPlain || text.length < 2)))
        return { text, first, last: first + length - 1 };
    }
  return undefined;
}

/** All of a run, where it answers what is open, or is a clause of pinyin by itself. */
function readRun(context: TurnContext, run: readonly Token[], words: number): Run | undefined {
  const typed = context.setting.core.inputMethod;
  const isCertain = run.some(({ text, plain }) => TONED.test(text) || PINYIN_SIGNS.has(plain));
  const isPlain = run.every(({ plain, text }) => isAlsoWord(plain) || /^\p{Lu}/u.test(text));
  if (typed === undefined || (isPlain && !isCertain) || !run.some(({ plain }) => isSyllabic(plain)))
    return undefined;
  const text = run.map((token) => token.text).join(' ');
  const ways = readingsFor(typed, text, { most: READINGS }).map((way) => way.text);
  const answer = ways.find((way, rank) => isAnswer(context, way, rank > 0 || !isCertain));
  // Three syllables, each a word of its own and none of another language: duo shao qian.
  const isSpelt = run.length >= SPELT && run.every(({ plain }) => SYLLABLE.test(plain) && !isAlsoWord(plain));
  const isWhole = run.length === words && ((run.length >= 2 && isCertain) || isSpelt);
  const whole = isWhole ? ways[0] : undefined;
  const found = answer ?? whole;
  return found === undefined ? undefined : { text: once(found), first: 0, last: run.length - 1 };
}

/** 你好你好 said twice is 你好; 谢谢 is one word. */
function once(text: string): string {
  return text.replace(/^(.{2,}?)\1+$/u, '$1');
}

/** Stretches of syllables; a name belongs to the stretch that it follows. */
function runsOf(fits: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  fits.forEach((fit, at) => {
    const last = runs.at(-1);
    if (!fit) return;
    if (last !== undefined && last[1] === at) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}

function isSyllabic(plain: string): boolean {
  return PINYIN_WORD.test(plain);
}

const isNameLike = (text: string): boolean => /^\p{Lu}\p{Ll}+$/u.test(text);
const isAlsoWord = (plain: string): boolean => EVERYDAY_WORDS.has(plain) || ALSO_WORDS.has(plain);

function plainOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ü', 'v')
    .normalize('NFD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/(?<=[a-z])[1-5]/gu, '');
}

/** By its letters: what is to be said now, what was taught so far, the words that the tutor used just now. */
function expectedIn({ state, open, talk, setting }: TurnContext): ReadonlyMap<string, string> {
  const { core } = setting;
  const heard = state.recent
    .slice(-2)
    .flatMap((text) =>
      segment(core.lexicon, text).flatMap((word) =>
        /^\p{Script=Han}+$/u.test(word.text) ? [word.text] : [],
      ),
    );
  const taught = questionsOf(talk)
    .filter(({ id }) => state.asked.includes(id))
    .flatMap(({ question }) => (question.teaches ?? []).map(({ zh }) => zh));
  const hints = open === undefined ? [] : [open.question.hint.full, ...(open.question.hint.others ?? [])];
  const line = state.saying.line?.zh;
  const texts = [
    ...(line === undefined ? [] : [line]),
    ...hints.map(({ zh }) => zh),
    ...taught,
    ...heard,
    ...COMMON,
  ];
  const all = new Map<string, string>();
  for (const text of texts) {
    const zh = text.replaceAll(/[。！？]/gu, '');
    const letters = lettersOf(core, zh.replaceAll('，', ''));
    if (letters !== undefined && letters.length > 1 && !all.has(letters)) all.set(letters, zh);
  }
  return all;
}

function lettersOf(core: TurnContext['setting']['core'], zh: string): string | undefined {
  const pinyin = cardOf(core, { zh, en: '', pt: '' })?.pinyin;
  return pinyin === undefined ? undefined : plainOf(pinyin.replaceAll(/[\s:]/gu, '').replaceAll(/\d/gu, ''));
}

/** Whether nothing is left but signs and laughter. */
export function isAll(rest: string): boolean {
  return (
    utterance(rest.replaceAll(/\b(?:(?:ha|he|hi|k|rs|lol|haha|kk|xd|ufa|ah|oh|hm+|um+)+)\b/giu, '')).latin ===
    0
  );
}
