/** Judges an answer in characters that is not simply the accepted one. */

import { entryOf, type Lexicon, lookUp, segment } from '../words/index.ts';
import { type Difference, differences } from './differences.ts';
import { isAnotherSentence } from './likeness.ts';
import { numbersOf } from './numbers.ts';
import type { InputKind, Why } from './types.ts';

export type Judgement = {
  readonly verdict: 'right' | 'near' | 'wrong';
  readonly why: Why;
  readonly expected: string;
  readonly given: string;
};

export type Judge = {
  readonly lexicon: Lexicon;
  readonly input: InputKind;
  /** Numbered pinyin by character of a text. */
  readonly readings: (text: string) => readonly string[];
  /** All readings of a character. */
  readonly readingsOf: (character: string) => readonly string[];
};

const PARTICLES = new Set('了 过 着 的 地 得 吗 吧 呢 啊 呀 嘛 们'.split(' '));
const MEASURES = new Set(
  '个 本 张 只 件 条 辆 杯 块 家 台 支 枝 双 瓶 碗 位 名 口 间 把 首 封 棵 朵 匹 头 架 幅 部 座 节 门 斤'.split(
    ' ',
  ),
);
/** Words that an answer may lack or have too many of. */
const SMALL = new Set(
  '也 都 就 还 才 再 又 很 非常 太 最 更 真 是 在 有点 一点 会 要 想 可以 已经 正在 现在 一起 然后 所以 但是 因为 先 常常 和 给 对 这 那 大家 一下'.split(
    ' ',
  ),
);
/** Words of one group may stand for one another in an answer that is nearly right. */
const EXCHANGED = [
  '很 非常 太 最 更 真 有点',
  '会 要 想 可以 应该 得',
  '就 才 还 也 都 再 又',
  '在 正在',
  '给 对 跟 和',
  '但是 所以 因为 而且',
].map((group) => new Set(group.split(' ')));
const COUNTED_MEASURE = /^1?[个本张只件条辆杯块家台支双瓶碗位名口间把首]$/;
const PERSONS = /我们|你们|他们|她们|它们|咱们|我|你|他|她|它/g;
const NEGATORS = /[不没别无未非]/g;
/** 去不去, 有没有 ask; 不但, 不过, 没关系 deny nothing of the sentence. */
const NO_DENIAL =
  /(.)[不没]\1|不但|不过|不仅|对不起|不好意思|差不多|非常|除非|别人|特别|不客气|不用谢|没关系|没问题|区别|性别/g;
const TIME =
  /(?:今天|明天|昨天|现在|早上|晚上|上午|下午|中午|星期.|周末|每天|今晚|明早|去年|今年|明年|[0-9]+点半?|[0-9]+月[0-9]+[号日])+/;
const TIMES = new RegExp(`^${TIME.source}$`);
const TIME_LAST = new RegExp(`${TIME.source}$`);
/** As many small slips an answer may have to be near. */
const MOST_SLIPS = 2;

const count = (text: string, expression: RegExp) => (text.match(expression) ?? []).length;
const denials = (text: string) => count(text.replace(NO_DENIAL, ''), NEGATORS);

function wrong(why: Why, expected = '', given = ''): Judgement {
  return { verdict: 'wrong', why, expected, given };
}

/** 他 and 她 sound alike: that is spelling, not another person. */
function persons(text: string): string[] {
  return (text.match(PERSONS) ?? []).map((person) => person.replace(/[她它]/, '他').replace('咱', '我'));
}

/** Whether one list of persons is the other with some left out at its beginning. */
function isSamePersons(expected: readonly string[], given: readonly string[]): boolean {
  const [longer, shorter] = expected.length >= given.length ? [expected, given] : [given, expected];
  const missing = longer.length - shorter.length;
  if (missing > 1) return false;
  const tail = missing === 0 ? longer : longer.slice(1);
  return tail.every((person, at) => person === shorter[at]);
}

/** Every number, also a lone one that counts for nothing: texts to be judged have digits already. */
const digitsOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

/** The first place in which two lists differ. */
function firstDifference(expected: readonly string[], given: readonly string[]): [string, string] {
  const length = Math.max(expected.length, given.length);
  const at = Array.from({ length }, (_, index) => index).find((index) => expected[index] !== given[index]);
  return at === undefined ? ['', ''] : [expected[at] ?? '', given[at] ?? ''];
}

function contradiction(expected: string, given: string): Judgement | undefined {
  if (denials(expected) % 2 !== denials(given) % 2) return wrong('negation');
  const [wanted, had] = [numbersOf(expected), numbersOf(given)];
  const isSame =
    wanted.length === had.length && wanted.toSorted().every((value, at) => value === had.toSorted()[at]);
  if (!isSame) return wrong('number', ...firstDifference(digitsOf(expected), digitsOf(given)));
  const [who, whom] = [persons(expected), persons(given)];
  if (!isSamePersons(who, whom)) {
    const isTurned = who.length > 1 && who.toSorted().join() === whom.toSorted().join();
    return isTurned ? wrong('roles') : wrong('person', ...firstDifference(who, whom));
  }
  return undefined;
}

function toneless(readings: readonly string[]): string {
  return readings.map((reading) => reading.replace(/\d$/, '')).join(' ');
}

/** Whether each character can be read as the other one, tones aside. */
function soundsAlike({ readingsOf }: Judge, { expected, given }: Difference): boolean {
  const [wanted, had] = [[...expected], [...given]];
  if (wanted.length !== had.length) return false;
  return wanted.every((character, at) => {
    const own = readingsOf(character).map((reading) => toneless([reading]));
    return readingsOf(had[at] ?? '').some((reading) => own.includes(toneless([reading])));
  });
}

/** The dictionary word around a place of a text, as the segmenter cuts it. */
function wordAround(
  lexicon: Lexicon,
  text: string,
  at: number,
  length: number,
): { text: string; isWord: boolean } {
  const pieces = segment(lexicon, text).filter(
    ({ start, end }) => end > at && start < at + Math.max(length, 1),
  );
  const whole = pieces.map((piece) => piece.text).join('');
  return { text: whole, isWord: pieces.length === 1 && (pieces[0]?.index ?? -1) >= 0 };
}

/** Words that an answer cannot do without. */
function contentWords(lexicon: Lexicon, text: string): string[] {
  return segment(lexicon, text)
    .filter((word) => {
      if (SMALL.has(word.text) || PARTICLES.has(word.text) || MEASURES.has(word.text)) return false;
      const pos = entryOf(lexicon, word)?.pos[0] ?? 'n';
      return !['d', 'u', 'y', 'c', 'e', 'o', 'q'].includes(pos);
    })
    .map((word) => word.text);
}

/** The words of a text that tell what it is about. */
function topicWords(lexicon: Lexicon, text: string): string[] {
  return contentWords(lexicon, text).filter((word) => persons(word).length === 0);
}

function judgeReplaced(judge: Judge, expected: string, given: string, change: Difference): Judgement {
  const about = { expected: change.expected, given: change.given };
  if (PARTICLES.has(change.expected) && PARTICLES.has(change.given))
    return { verdict: 'near', why: 'particle', ...about };
  if (MEASURES.has(change.expected) && MEASURES.has(change.given))
    return { verdict: 'near', why: 'measure-word', ...about };
  const [e, g] = [judge.readings(expected), judge.readings(given)];
  const wanted = e.slice(change.expectedAt, change.expectedAt + [...change.expected].length);
  const had = g.slice(change.givenAt, change.givenAt + [...change.given].length);
  if (toneless(wanted) === toneless(had) || soundsAlike(judge, change)) {
    if (judge.input === 'speech') return { verdict: 'right', why: 'heard', ...about };
    return { verdict: 'near', why: 'homophone', ...about };
  }
  const target = wordAround(judge.lexicon, expected, change.expectedAt, change.expected.length);
  const actual = wordAround(judge.lexicon, given, change.givenAt, change.given.length);
  const isOneCharacter = [...change.expected].length === 1 && [...change.given].length === 1;
  const isMeant = target.isWord && target.text.length > 1;
  if (isOneCharacter && isMeant && !actual.isWord && !lookUp(judge.lexicon, actual.text))
    return { verdict: 'near', why: 'typo', expected: target.text, given: actual.text };
  const isExchanged = EXCHANGED.some((group) => group.has(change.expected) && group.has(change.given));
  if (isExchanged) return { verdict: 'near', why: 'missing-word', ...about };
  return wrong('different', target.text, actual.text);
}

function judgeOne(judge: Judge, expected: string, given: string, change: Difference): Judgement {
  if (change.expected !== '' && change.given !== '') return judgeReplaced(judge, expected, given, change);
  const about = { expected: change.expected, given: change.given };
  const words = change.expected + change.given;
  if ([...words].every((character) => PARTICLES.has(character)))
    return { verdict: 'near', why: 'particle', ...about };
  if (MEASURES.has(words) || COUNTED_MEASURE.test(words))
    return { verdict: 'near', why: 'measure-word', ...about };
  if (change.given !== '') return { verdict: 'near', why: 'extra-word', ...about };
  if (contentWords(judge.lexicon, words).length > 0) return wrong('different', change.expected, '');
  return { verdict: 'near', why: 'missing-word', ...about };
}

/** Whether the texts have the same characters in another order. */
function isReordered(expected: string, given: string): boolean {
  return (
    expected.length === given.length && [...expected].toSorted().join('') === [...given].toSorted().join('')
  );
}

function nouns(judge: Judge, text: string): string[] {
  return segment(judge.lexicon, text)
    .filter((word) => /^(?:n|r)/.test(entryOf(judge.lexicon, word)?.pos[0] ?? 'n'))
    .map((word) => word.text);
}

/** The stretches that moved, the shorter first: what one side lacks and has elsewhere. */
function judgeOrder(
  judge: Judge,
  expected: string,
  given: string,
  changes: readonly Difference[],
): Judgement {
  const stretches = changes
    .map((change) => change.expected || change.given)
    .toSorted((a, b) => a.length - b.length);
  const moved =
    stretches.find((stretch) => TIMES.test(stretch)) ?? timeMoved(expected, given) ?? stretches[0] ?? '';
  const about = { expected: moved, given: moved };
  if (TIMES.test(moved))
    return {
      verdict: isGoodTime(given) ? 'right' : 'near',
      why: isGoodTime(given) ? 'free-order' : 'order',
      ...about,
    };
  if (PARTICLES.has(moved)) return { verdict: 'near', why: 'particle', ...about };
  if (/^[不没别]/.test(moved)) return wrong('negation', moved, moved);
  const [e, g] = [nouns(judge, expected), nouns(judge, given)];
  const isTurned =
    e.length > 1 &&
    e.length === g.length &&
    e.toSorted().join() === g.toSorted().join() &&
    e.join() !== g.join();
  // 苹果我喜欢 puts a topic first; 狗咬人 and 人咬狗 are two stories.
  if (isTurned && isSwap(expected, given, e)) return wrong('roles');
  return { verdict: 'near', why: 'order', ...about };
}

/** The time that stands elsewhere where nothing else has moved. */
function timeMoved(expected: string, given: string): string | undefined {
  const time = TIME.exec(expected)?.[0];
  return time !== undefined && expected.replace(time, '') === given.replace(time, '') ? time : undefined;
}

/** 茶和咖啡, 咖啡和茶. */
function isListTurned(expected: string, given: string): boolean {
  for (let at = expected.indexOf('和'); at > 0; at = expected.indexOf('和', at + 1)) {
    for (let left = 1; left <= Math.min(4, at); left++) {
      for (let right = 1; right <= 4 && at + right < expected.length; right++) {
        const [a, b] = [expected.slice(at - left, at), expected.slice(at + 1, at + 1 + right)];
        if (`${expected.slice(0, at - left)}${b}和${a}${expected.slice(at + 1 + right)}` === given)
          return true;
      }
    }
  }
  return false;
}

/** Whether two nouns have changed places and nothing else has moved. */
function isSwap(expected: string, given: string, words: readonly string[]): boolean {
  return words.some((a, at) =>
    words.slice(at + 1).some((b) => {
      const mark = '\u0001';
      const swapped = expected.replace(a, mark).replace(b, a).replace(mark, b);
      return swapped === given;
    }),
  );
}

/** A time at the end of the sentence is in the wrong place. */
function isGoodTime(given: string): boolean {
  return !TIME_LAST.test(given);
}

/** Judges plain texts (simplified, without signs) that differ even after all tolerated liberties. */
export function judge(core: Judge, expected: string, given: string): Judgement {
  if (isReordered(expected, given)) {
    const numbers = numbersOf(expected).join() === numbersOf(given).join();
    if (!numbers) return wrong('number', ...firstDifference(digitsOf(expected), digitsOf(given)));
    if (isListTurned(expected, given))
      return { verdict: 'right', why: 'free-order', expected: '', given: '' };
    const who = [persons(expected), persons(given)].map((list) => list.join());
    if (who[0] !== who[1]) return wrong('roles');
    return judgeOrder(core, expected, given, differences([...expected], [...given]));
  }
  if (isAnotherSentence(expected, given, (text) => topicWords(core.lexicon, text))) return wrong('another');
  const against = contradiction(expected, given);
  if (against) return against;
  const changes = differences([...expected], [...given]);
  const each = changes.map((change) => judgeOne(core, expected, given, change));
  const bad = each.find(({ verdict }) => verdict === 'wrong');
  if (bad) return bad;
  const near = each.filter(({ verdict }) => verdict === 'near');
  const [first] = near;
  if (first === undefined) return each[0] ?? wrong('different');
  const changed = near.reduce(
    (sum, { expected: e, given: g }) => sum + Math.max([...e].length, [...g].length),
    0,
  );
  const isTooMuch = near.length > MOST_SLIPS || changed * 2 > [...expected].length + 1;
  return isTooMuch ? wrong('different', first.expected, first.given) : first;
}
