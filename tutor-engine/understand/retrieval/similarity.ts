// How alike two questions are: words and pairs of characters, weighed by how rarely they occur.

import { type Lexicon, lookUp, segment, toSimplified } from '../../../chinese/words/index.ts';
import { latest } from '../../../kit/core/caching/latest.ts';
import { plainQuestion, stemOf } from './plain-question.ts';
import { isOfType, type QuestionType, questionType } from './question-type.ts';

/** Documents with their wordings, ready to be searched. */
export type QuestionIndex<Document> = {
  readonly documents: readonly Document[];
  readonly wordings: readonly (Weighted & Answering & { readonly document: number })[];
  /** Term → wordings that have it, and what it weighs in each. */
  readonly postings: ReadonlyMap<string, Postings>;
  readonly rarity: ReadonlyMap<string, number>;
  /** A turn asks for the same few texts several times. */
  readonly found: WeakMap<Lexicon, (question: string) => readonly Retrieved<Document>[]>;
};

/** Of so many texts what was found is kept. */
const RETRIEVED_KEPT = 16;

/** What a wording is after, and what is told to it. */
type Answering = { readonly type: QuestionType; readonly told: string };

/** Wordings, and what a term weighs in each. */
type Postings = { readonly at: Uint32Array; readonly weights: Float64Array };

export type Retrieved<Document> = { readonly document: Document /** 0 to 1. */; readonly score: number };

/** Words that stand in most questions. */
const LITTLE: ReadonlySet<string> = new Set(
  '你 您 老师 我 的 了 过 吗 呢 吧 啊 是 有 在 也 很 都 就 还 还是 请问 那 个 一 一个 和 跟 you your the a an is are was were be do does did have has had ever already of to in on at for it and or o a os as um uma voce seu sua teu tua de do da no na em e que ja foi esta'.split(
    ' ',
  ),
);
const LITTLE_WEIGHT = 0.15;
const PAIR_WEIGHT = 0.3;
/** Of words that stand in no wording. */
const UNKNOWN_RARITY = 5;

/** Words that tell what is asked, none of which may be left out of an answer. */
function tellingIn(terms: Iterable<string>): string[] {
  return [...terms].filter(
    (term) => !term.startsWith('~') && !LITTLE.has(term) && !ASKING.has(term) && !OFTEN.has(term),
  );
}

/** The words of a question that tell what is asked, in one form of each. */
export function tellingTerms(lexicon: Lexicon, question: string): readonly string[] {
  return tellingIn(termsOf(lexicon, question).keys());
}

/** Said in many questions, and left out of as many. */
const OFTEN: ReadonlySet<string> = new Set(
  '做 去 来 说 讲 看 想 要 时候 以前 现在 平时 一般 自己 东西 事 事情 最 很 更 真 比较 第一 次 到 从 给 对 跟 用 为 让 把 被 得 地 着 没 不 没有 那里 这里 今天 最近 like think most do get go some any about better best melhor'.split(
    ' ',
  ),
);
const DENIES = /(?<![是好能会要可对])[不没](?![错同好久])/u;
const A_NOT_A =
  /(\p{Script=Han})[不没]\1|是不是|有没有|能不能|会不会|好不好|对不起|不好意思|[过了]没有|没有?[？?]?$/gu;

/** Whether wordings of an answer, or the answer itself, hold what a question asks about: 卖 is not in 你的店叫什么. */
export function covers(lexicon: Lexicon, question: string, told: readonly string[]): boolean {
  const asked = tellingIn(termsOf(lexicon, question).keys());
  const missing = missingIn(lexicon, asked, told);
  const plain = question.replaceAll(A_NOT_A, '');
  const isDenied = DENIES.test(plain) && !told.some((text) => DENIES.test(text.replaceAll(A_NOT_A, '')));
  return asked.length > 0 && !isDenied && missing.length <= Math.floor(asked.length / 3);
}

/** The same with every word of it: the capital of Peru is not told by that of China. A question without any names nothing. */
export function coversAll(lexicon: Lexicon, question: string, told: readonly string[]): boolean {
  const asked = tellingIn(termsOf(lexicon, question).keys());
  return asked.length > 0 && missingIn(lexicon, asked, told).length === 0;
}

function missingIn(lexicon: Lexicon, asked: readonly string[], told: readonly string[]): string[] {
  const known = new Set(told.flatMap((text) => [...termsOf(lexicon, text).keys()]));
  return asked.filter((term) => !known.has(term) && !told.some((text) => text.includes(term)));
}

export function indexQuestions<Document>(
  lexicon: Lexicon,
  documents: readonly Document[],
  wordingsOf: (document: Document) => readonly string[],
  toldBy: (document: Document) => string,
): QuestionIndex<Document> {
  const raw = documents.flatMap((document, at) =>
    wordingsOf(document).map((wording) => ({
      document: at,
      counts: readTerms(lexicon, wording),
      type: questionType(plainly(lexicon, wording)),
      told: toldBy(document),
    })),
  );
  const spread = new Map<string, number>();
  for (const { counts } of raw)
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  const rarity = new Map([...spread].map(([term, count]) => [term, Math.log(1 + raw.length / count)]));
  const wordings = raw.map(({ document, counts, type, told }) => ({
    document,
    type,
    told,
    ...weighted(counts, rarity),
  }));
  return { documents, wordings, postings: postingsOf(wordings), rarity, found: new WeakMap() };
}

function postingsOf(wordings: readonly Weighted[]): ReadonlyMap<string, Postings> {
  const places = new Map<string, [at: number, weight: number][]>();
  for (const [at, { terms }] of wordings.entries())
    for (const [term, weight] of terms) {
      const known = places.get(term);
      if (known === undefined) places.set(term, [[at, weight]]);
      else known.push([at, weight]);
    }
  return new Map(
    [...places].map(([term, all]) => [
      term,
      { at: Uint32Array.from(all, ([at]) => at), weights: Float64Array.from(all, ([, weight]) => weight) },
    ]),
  );
}

/** How much each wording shares with these terms, and in their order those that share something. */
function productsOf(
  { wordings, postings }: Pick<QuestionIndex<unknown>, 'wordings' | 'postings'>,
  terms: Terms,
): { readonly products: Float64Array; readonly found: readonly number[] } {
  const products = new Float64Array(wordings.length);
  const found: number[] = [];
  for (const [term, weight] of terms) {
    const places = postings.get(term);
    if (places === undefined) continue;
    for (let place = 0; place < places.at.length; place += 1) {
      const at = places.at[place] ?? 0;
      const before = products[at] ?? 0;
      if (before === 0) found.push(at);
      products[at] = before + weight * (places.weights[place] ?? 0);
    }
  }
  return { products, found };
}

/** The best documents first, each once. What is told of somebody else, or is nothing of the kind asked for, is none. */
export function retrieve<Document>(
  lexicon: Lexicon,
  index: QuestionIndex<Document>,
  question: string,
): readonly Retrieved<Document>[] {
  let found = index.found.get(lexicon);
  if (found === undefined) {
    found = latest((text) => retrieved(lexicon, index, text), RETRIEVED_KEPT);
    index.found.set(lexicon, found);
  }
  return found(question);
}

function retrieved<Document>(
  lexicon: Lexicon,
  index: QuestionIndex<Document>,
  question: string,
): readonly Retrieved<Document>[] {
  const asked = weighted(termsOf(lexicon, question), index.rarity);
  if (asked.length === 0) return [];
  const isOther = differsFrom(asked.terms);
  const isOfOthers = asksOfOthers(asked.terms);
  const type = questionType(plainly(lexicon, question));
  const { products, found } = productsOf(index, asked.terms);
  const best = new Map<number, number>();
  for (const at of found) {
    const wording = index.wordings[at];
    if (wording === undefined) continue;
    // One word alone, however rare, asks nothing.
    const alike = (products[at] ?? 0) / (asked.length * wording.length);
    const least = best.get(wording.document) ?? 0;
    if (alike <= least || isOfOthers(wording) || !isOfType(type, wording.type, wording.told)) continue;
    const score = isOther(wording) ? HARDLY * alike : alike;
    if (score > least) best.set(wording.document, score);
  }
  return [...best]
    .flatMap(([at, score]) => {
      const document = index.documents[at];
      return document === undefined ? [] : [{ document, score }];
    })
    .toSorted((a, b) => b.score - a.score);
}

const NAMING = /^(?:n|s|vn|an|i|l|j)/u;

/** The nouns of a text that name something. */
export function namedIn(lexicon: Lexicon, text: string): readonly string[] {
  const names = (word: string) => word.length > 1 && NAMING.test(lookUp(lexicon, word)?.pos[0] ?? '');
  return tellingIn(termsOf(lexicon, text).keys()).flatMap((word) => {
    // 做生意 is one word, and speaks of 生意.
    const named = [word, ...(word.length === 3 ? [word.slice(1)] : [])].find(names);
    return named === undefined ? [] : [named];
  });
}

/** 大 may be a noun, and is none in 多大. */
const NO_NOUN: ReadonlySet<string> = new Set(['a', 'd', 'm', 'p', 'q', 'r', 'u']);

/** The nouns of a text, the short ones too: 花. */
export function nounsIn(lexicon: Lexicon, text: string): readonly string[] {
  // 养过猫: 过猫 is no word.
  const apart = text.replaceAll(/(?<=\p{Script=Han})过(?=\p{Script=Han})/gu, '过 ');
  return tellingIn(termsOf(lexicon, apart).keys()).filter((word) => {
    if (!/^\p{Script=Han}+$/u.test(word) || /[几多什哪谁]/u.test(word)) return false;
    const pos = lookUp(lexicon, word)?.pos ?? [];
    return word.length > 1 ? NAMING.test(pos[0] ?? '') : pos.includes('n') && !NO_NOUN.has(pos[0] ?? '');
  });
}

/** What asks for something without telling of what. */
const ASKING: ReadonlySet<string> = new Set(
  '什么 谁 哪 哪里 哪儿 哪个 几 怎么 怎样 怎么样 为什么 多少 多大 多久 知道 觉得 喜欢 会 能 可以 有没有 是不是'.split(
    ' ',
  ),
);
/** Of two that share too few of the words that tell what is asked. */
const HARDLY = 0.6;
const SHARED = 2;

/** What the parents do is no answer to 你是做什么的. */
const KIN: ReadonlySet<string> = new Set(
  '爸爸 妈妈 父母 爸妈 父亲 母亲 家人 孩子 女儿 儿子 丈夫 妻子 老公 老婆 爱人 哥哥 姐姐 弟弟 妹妹 爷爷 奶奶 外婆 外公 姥姥 姥爷 孙女 孙子 亲戚 朋友 女朋友 男朋友 前夫 前妻 同事 老板 邻居 室友 狗 猫 dog cat cachorro gato father mother parents sister sisters brother brothers husband wife daughter daughters son grandmother grandfather grandma grandpa boyfriend girlfriend boss neighbors neighbours pai mae pais irma irmao marido esposa filha filhas filho avo vovo namorado namorada chefe vizinhos'.split(
    ' ',
  ),
);

/** 我可以说英语吗 and 他会说英语吗 are not asked of the tutor. */
const OF_ME: ReadonlySet<string> = new Set('我 我们 i me my eu meu minha mim'.split(' '));
const OF_THEM: ReadonlySet<string> = new Set(
  '他 她 它 他们 she he his her they ele ela dele dela'.split(' '),
);
const OF_YOU: ReadonlySet<string> = new Set('你 you your voce seu sua'.split(' '));

type Terms = ReadonlyMap<string, number>;

/** `kin`: how many of the terms name somebody's family. */
type Weighted = { readonly terms: Terms; readonly length: number; readonly kin: number };

const has = (terms: Terms, words: ReadonlySet<string>) => [...words].some((word) => terms.has(word));

/** Whether a wording shares too few of the words that tell what is asked. */
function differsFrom(asked: Terms): (wording: Weighted) => boolean {
  const telling = [...asked.keys()].filter(
    (term) => !term.startsWith('~') && !LITTLE.has(term) && !ASKING.has(term),
  );
  const least = Math.min(SHARED, telling.length);
  const isOfYou = has(asked, OF_YOU);
  const others = isOfYou ? [] : [OF_ME, OF_THEM].filter((words) => has(asked, words));
  // 你是学生吗 is not 我是个好学生吗.
  const isOfYouAlone = isOfYou && !has(asked, OF_ME);
  return ({ terms }) =>
    telling.filter((term) => terms.has(term)).length < least ||
    others.some((words) => !has(terms, words)) ||
    (isOfYouAlone && has(terms, OF_ME) && !has(terms, OF_YOU));
}

/** Whether a wording asks after somebody else: the mother, where the father is asked about. */
function asksOfOthers(asked: Terms): (wording: Weighted) => boolean {
  const kin = kinIn(asked);
  return ({ terms, kin: kinOfWording }) => kin.length !== kinOfWording || kin.some((one) => !terms.has(one));
}

/** Whom of somebody's family or friends a text names, in one form of each word. */
export function kinNamed(lexicon: Lexicon, text: string): readonly string[] {
  return kinIn(termsOf(lexicon, text));
}

/** What a question is after, however it is worded. */
export function typeOf(lexicon: Lexicon, question: string): QuestionType {
  return questionType(plainly(lexicon, question));
}

const kinIn = (terms: Terms) => [...terms.keys()].filter((term) => KIN.has(term));

/** A turn asks for the terms of the same few texts again and again, and for those of the content's own wordings. */
const TERMS_KEPT = 2000;
const latestTerms = new WeakMap<Lexicon, (text: string) => Terms>();

function termsOf(lexicon: Lexicon, text: string): Terms {
  const known = latestTerms.get(lexicon) ?? latest((of) => readTerms(lexicon, of), TERMS_KEPT);
  latestTerms.set(lexicon, known);
  return known(text);
}

function plainly(lexicon: Lexicon, text: string): string {
  const folded = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plainQuestion(toSimplified(lexicon, folded));
}

function readTerms(lexicon: Lexicon, text: string): Terms {
  const plain = plainly(lexicon, text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const counts = new Map<string, number>();
  const add = (term: string, weight: number) => counts.set(term, (counts.get(term) ?? 0) + weight);
  for (const { simplified, kind } of segment(lexicon, plain)) {
    if (kind === 'space' || kind === 'mark') continue;
    add(KIN.has(simplified) ? simplified : stemOf(simplified), LITTLE.has(simplified) ? LITTLE_WEIGHT : 1);
  }
  for (const run of plain.match(/\p{Script=Han}{2,}/gu) ?? [])
    for (let at = 0; at + 1 < run.length; at += 1) add(`~${run.slice(at, at + 2)}`, PAIR_WEIGHT);
  return counts;
}

function weighted(counts: Terms, rarity: ReadonlyMap<string, number>): Weighted {
  const terms = new Map(
    [...counts].map(([term, count]) => [term, count * (rarity.get(term) ?? UNKNOWN_RARITY)]),
  );
  const length = Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight * weight, 0));
  return { terms, length, kin: kinIn(terms).length };
}
