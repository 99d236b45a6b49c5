// A clause as it is compared with others: its words, whom it is of, and what makes it another thing.

import { type Lexicon, segment, toSimplified } from '../../../chinese/words/index.ts';
import type { Frames } from '../../../content/schema/content.ts';
import { wordIndexOf } from '../frames/word-index.ts';

export type ClauseTerms = {
  /** Each word with its share: 1 for what tells something, less for what stands in most clauses. */
  readonly words: ReadonlyMap<string, number>;
  /** The persons that are named, in one form of each, joined. */
  readonly persons: string;
  readonly isDenied: boolean;
  readonly isQuestion: boolean;
  /** Whether it tells of something done, or of something to come; both or neither where nothing says so. */
  readonly isDone: boolean;
  readonly isToCome: boolean;
};

/** Each form of a person, by the group that stands for it: 女儿 and 儿子 are a child. */
const PERSONS: ReadonlyMap<string, string> = new Map(
  [
    '爸爸 父亲 爸 老爸 父',
    '妈妈 母亲 妈 老妈',
    '父母 爸妈 爸爸妈妈',
    '孩子 女儿 儿子 小孩 孩子们 宝宝',
    '丈夫 妻子 老公 老婆 爱人 太太',
    '女朋友 男朋友 女友 男友 对象',
    '哥哥 姐姐 弟弟 妹妹 兄弟 姐妹 哥 姐',
    '爷爷 奶奶 外婆 外公 姥姥 姥爷',
    '孙女 孙子 外孙',
    '朋友 好朋友 朋友们',
    '同事',
    '老板 经理 领导 上司',
    '同学 室友 同屋',
    '邻居',
    '婆婆 公公 岳母 岳父 丈母娘',
    '叔叔 阿姨 舅舅 姑姑 表哥 表姐 表弟 表妹 亲戚',
    '狗 小狗',
    '猫 小猫',
  ].flatMap((group) => {
    const forms = group.split(' ');
    return forms.map((form) => [form, forms[0] ?? form] as const);
  }),
);

/** They stand in clauses of any kind. */
const LITTLE: ReadonlySet<string> = new Set(
  '您 我 我们 的 了 过 吗 呢 吧 啊 是 有 在 也 很 都 就 还 还是 那 个 一 一个 和 跟 非常 真 太 比较 得 地 着 把 被 给 对 让 他 她 它 他们 她们 这 这个 那个 因为 所以 但是 可是 不 没 没有 只 条 件 位 次 从 到 去 来 做 说 想 要 会 能 可以 觉得 最近 现在 有点儿 有点 一点儿 一点 一下 又 再 才 用 什么 怎么 自己 时候 里 上 下'.split(
    ' ',
  ),
);
const LITTLE_SHARE = 0.12;
const WHEN: ReadonlySet<string> = new Set(
  '昨天 今天 明天 后天 前天 早上 晚上 上午 下午 中午 周末 星期天 星期日 星期一 星期二 星期三 星期四 星期五 星期六 星期 上周 下周 去年 今年 明年 每天 每年 常常 经常 刚 刚刚 刚才 已经 正在 昨晚 今晚 以前 后来 最后 月 年 天 点 岁'.split(
    ' ',
  ),
);
const WHEN_SHARE = 0.25;

const DENIES = /不(?!错|好意思|过|同|客气|久|少)|没|别/u;
const A_NOT_A = /(\p{Script=Han})[不没]\1|是不是|有没有|对不起/gu;
/** Marks of what has happened. */
export const DONE = /[了过]|昨|刚|上个|去年|已经/u;
const TO_COME = /明天|后天|下个|下周|明年|要|打算|准备|想|会|将/u;
/** 我要当爷爷了 is not done. */
const SOON = /(?:要|快)[^了]+了$/u;
/** 我去年想去看兵马俑 is not done either. */
const WISHED = /想(?![起到念他她])|希望|打算|准备/u;
/** What sets right or calls stands before what is told: 不不，我是说…, 老师，… */
const TURNS = /^(?:不+(?=我)|老师(?=我)|我(?:是说|说的是))/u;
const TO_TUTOR = /[你您]/u;
const OF_THEM = /[他她它]/u;
const OF_ME = /[我咱]/u;

/**
 * `before`: the persons named in the clause before, whom 他 and 她 may stand for.
 * A person who is named for somebody else's (我妈妈的朋友) counts as named.
 */
export function clauseTerms(
  lexicon: Lexicon,
  clause: string,
  isQuestion: boolean,
  before: string = '',
): ClauseTerms {
  const text = toSimplified(lexicon, clause.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replace(TURNS, '');
  const words = new Map<string, number>();
  const named = new Set<string>();
  for (const { simplified, kind } of segment(lexicon, text)) {
    if (kind === 'space' || kind === 'mark') continue;
    const person = PERSONS.get(simplified);
    if (person === undefined) words.set(simplified, shareOf(simplified));
    else named.add(person);
  }
  if (named.size === 0 && OF_THEM.test(text)) named.add(before === '' ? THEM : before);
  // 我女儿在床上跳舞，不想睡觉: who is not named again is still spoken of.
  if (named.size === 0 && before !== '' && !OF_ME.test(text)) named.add(before);
  if (TO_TUTOR.test(text)) named.add(TUTOR);
  const plain = text.replaceAll(A_NOT_A, '');
  return {
    words,
    persons: [...named].toSorted((a, b) => a.localeCompare(b)).join(','),
    isDenied: DENIES.test(plain),
    isQuestion,
    isDone: DONE.test(text) && !SOON.test(text) && !WISHED.test(text),
    isToCome: TO_COME.test(text),
  };
}

const THEM = '他';
const TUTOR = '你';

function shareOf(word: string): number {
  if (LITTLE.has(word)) return LITTLE_SHARE;
  return WHEN.has(word) ? WHEN_SHARE : 1;
}

/** The classes of a word; words of one class may stand for one another. */
export function classesOf(frames: Frames, word: string): readonly string[] {
  const { nouns, verbs } = wordIndexOf(frames);
  const noun = nouns.get(word);
  return [
    ...(noun === undefined ? [] : [`n:${noun.nounClass.id}`]),
    ...(verbs.get(word) ?? []).map(({ predicate }) => `v:${predicate.id}`),
  ];
}
