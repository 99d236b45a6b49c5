// What the learner said before that answers a question about themselves: 我的狗叫什么 is answered by 我的狗叫豆豆.

import { check, type Token, tokensOf } from '../../../chinese/grammar/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { clausesOf } from '../../understand/frames/clauses.ts';
import { fromForeign, UNKNOWN } from '../../understand/frames/from-foreign.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import { toldInHanzi } from './told-in-hanzi.ts';

const ASKED =
  /(?:^|[，,])(?:(?:你|您|老师)(?:还)?(?:知道|记得))?我(?![^，,]*(?:不知道|不清楚|没想好|不确定|不明白|不懂))(?!们?(?:可|能|会|该|应|要|想|怎|为|说|刚|现在|没|不|都|也|倒))[^你您，,]{0,14}(?:什么|谁|哪|几|多大|多少)[^，,]{0,6}$/u;
/** 几十封信, 好几年 and 十几个 ask nothing. */
const SOME = /[好十]几|几(?=[十百千万]|天前|年前|个月前|次了)/gu;
const ASKING_WORD = /什么|谁|哪|几|多大|多少/u;
/** 时候 and 办 ask for something else than what was told of somebody. */
const NOT_OF_ONESELF = /怎么|为什么|什么时候|什么意思|好呢?$|[学写读念]什么$/u;

/** My daughter, minha filha, beside a question. */
const MINE_ABROAD = /\b(?:my|mine|meus?|minhas?)\b/u;
const ADVICE_ABROAD =
  /\b(?:(?:what|how|where|which)(?: \w+)? (?:should|can|could|do|would) i|o que (?:e que )?(?:eu )?(?:faco|fazer|devo|posso|digo|falo)|como (?:e que )?(?:eu )?(?:faco|devo|posso|digo|falo))\b/u;
/** How old am I? Onde eu moro? */
const OF_ME_ABROAD =
  /\b(?:how old (?:am i|i am)|how many [a-z ]{2,20} do i have|quant[oa]s [a-z ]{2,20} (?:eu )?tenho|where (?:do i (?:live|work|come from)|i live|am i from|i am from)|quantos anos (?:eu )?(?:que )?(?:eu )?tenho|(?:onde|de onde|em que cidade) (?:que )?(?:eu )?(?:moro|sou|venho|trabalho))\b/u;
const ASKED_ABROAD =
  /\b(?:what|whats|who|whos|where|when|how|which|qual|quais|quem|onde|quando|quant[oa]s?|o que|como)\b/u;

const OF_THE_TUTORS =
  /[你您](?:的|家的?)?(?:爸|妈|父|母|爷爷|奶奶|女儿|儿子|孩子|妻子|太太|老婆|丈夫|先生|老公|哥|姐|弟|妹|女朋友|男朋友|朋友|同事|学生|老板|狗|猫|客人|游客)/u;

/** The sentence in which the learner asks about themselves or theirs: 她几岁 after a word about their daughter is 我女儿几岁. */
export function askedOfOneself(
  context: TurnContext,
  /** The message of which it is a clause. */
  whole = context.said.raw,
): string | undefined {
  const { raw, hanzi, folded } = context.said;
  const plain = folded.join('');
  // What should I do if my son won’t study asks for advice.
  if (hanzi === 0 && ADVICE_ABROAD.test(plain)) return undefined;
  if (hanzi === 0)
    return (MINE_ABROAD.test(plain) && ASKED_ABROAD.test(plain)) || OF_ME_ABROAD.test(plain)
      ? raw
      : undefined;
  if (!ASKING_WORD.test(plain)) return undefined;
  // 你的儿子几岁？他喜欢什么？ He is the tutor's.
  const whose = OF_THE_TUTORS.test(whole) ? undefined : toldBefore(context).whose;
  const isThought = THOUGHT_BEFORE.test(raw);
  return raw
    .split(/(?<=[。！？?!：:])/u)
    .map((sentence) => sentence.replaceAll(/[？?。！!：:\s]/gu, ''))
    .map((sentence) =>
      whose === undefined || isThought || IS_NOW.test(sentence)
        ? sentence
        : sentence.replace(/^[他她它](?!们)/u, whose),
    )
    .findLast(
      (sentence) =>
        ASKED.test(sentence.replaceAll(SOME, '些')) &&
        !NOT_OF_ONESELF.test(sentence) &&
        !TELLS_OF_ASKING.test(sentence),
    );
}

/** 我在想：她为什么没来？ What they ask themselves asks nobody for what was told. */
const THOUGHT_BEFORE =
  /我(?:在|就|一直|心里|当时)*想[：:，,]|\b(?:i|eu) (?:think|thought|wonder|pens\w+|penso)\b/iu;
/** 她去哪儿: where somebody is by now was told by nobody. */
const IS_NOW = /^[他她它](?:现在|到底|会|又|还)*(?:(?:跑|走|去|到|躲|掉)(?:到)?(?:了)?|在)(?:哪|什么地方)/u;
/** 我问的是客人喜欢什么, 我看见谁都没说: a question inside of what one asks, sees or writes is told. */
const TELLS_OF_ASKING =
  /我(?:们)?(?:刚才|刚刚|现在|也|就|是|都|又|正|只是)*(?:在|想)?(?:问(?!过?[你您]什么)|猜|好奇|研究|讨论|琢磨|写着|写了|看见|看到|听见|听到|发现|说(?:的(?:不)?是))/u;

/** 你记得他在哪儿吗 after a word about the learner's brother asks of 我弟弟. */
export function withTheirs(context: TurnContext, question: string): string {
  const { whose } = toldBefore(context);
  return whose === undefined ? question : question.replace(/(?<=^|记得|知道|[，,])[他她它](?!们)/u, whose);
}

/** Of each side. */
const MOST_TEXTS = 60;
const TELLING = /^(?:n|v|a)/u;
const EMPTY: ReadonlySet<string> = new Set(
  '是 有 在 知道 记得 说 做 叫 想 要 会 能 去 时候 人 名字'.split(' '),
);
/** In characters; nobody is given back a whole story. */
const LONGEST = 40;
/** Words in common; the nearest clause has the most. */
const LEAST_COMMON = 2;

/** What is asked for, and how a clause looks that tells it: 我女儿几岁 is not answered by what she likes. */
const TELLS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/几岁|多大|多少岁|how old|quantos anos/iu, /岁|[零一二三四五六七八九十]个月大/u],
  [/叫什么|名字|\bnames?\b|\bnomes?\b|\bchama/iu, /叫|名字|是\p{Script=Latin}/u],
  [/什么时候|哪天|几[月号]|星期几|\bwhen\b|\bquando\b/iu, /[天月号年]|星期|周|点|早上|晚上|生日/u],
  [/哪[国里儿]人|哪个国家|\bfrom\b|\bde onde\b/iu, /是[^，,]{0,10}人|从[^，,]{1,8}来|来自/u],
  [/哪[儿里]|什么地方|哪[个座]城市|\bwhere\b|\bonde\b|\bcity\b|\bcidade\b/iu, /[在去住到从来]/u],
  [
    /工作|做什么|\b(?:job|work|do for a living)\b|\bwhat do(?:es)? (?:my|he|she|they)\b[^?]*\bdo\b|\bo que (?:meu|minha|ele|ela)\b[^?]*\bfaz\b|\bo que faz\b|trabalh/iu,
    /是|当|工作|上班|学|读书|读研|教|开.{0,6}[店馆]/u,
  ],
  [/喜欢|爱|\blikes?\b|gosta/iu, /喜欢|爱/u],
  [/几[个只口位]|多少|how many|quantos(?! anos)|quantas/iu, /[0-9一二两三四五六七八九十]/u],
];

/** The clause turned to the learner, 你的狗叫豆豆; undefined where nothing near was said. */
export function ownWordsFor(context: TurnContext, question: string): string | undefined {
  const { lexicon } = context.setting.core;
  const asked = wordsIn(tokensOf(lexicon, inChinese(context, question)));
  const people = peopleIn(context, question);
  const wanted = tellsWhat(question);
  const [best] = toldBefore(context)
    .told.filter((text) => text.length <= LONGEST && text.includes('我'))
    .filter((text) => wanted === undefined || wanted.test(text))
    // 我弟弟做什么工作 is not answered by one's own.
    .filter((text) => people.every((person) => text.includes(person)))
    .map((text, at) => ({ text, at, common: commonTo(asked, wordsIn(tokensOf(lexicon, text))) }))
    .filter(({ common }) => common >= LEAST_COMMON)
    .toSorted((one, other) => other.common - one.common || other.at - one.at);
  // Nobody repeats a mistake.
  if (best === undefined || check(lexicon, best.text).length > 0) return undefined;
  return best.text.replaceAll('我', '你');
}

/** The words of a question in English or Portuguese that are known, in any order. */
export function inChinese({ setting: { core } }: TurnContext, question: string): string {
  const found = fromForeign(core.frames.foreign, wordIndexOf(core.frames), question);
  return found?.text.replaceAll(UNKNOWN, '，') ?? question;
}

/** Whether it asks about somebody of theirs, of whom what they told of themselves says nothing. */
export function asksOfTheirs(context: TurnContext, question: string): boolean {
  return peopleIn(context, question).length > 0;
}

function peopleIn(context: TurnContext, question: string): string[] {
  const { nouns } = wordIndexOf(context.setting.core.frames);
  const words = tokensOf(context.setting.core.lexicon, inChinese(context, question));
  return words
    .map(({ text }) => text)
    .filter((text) => {
      const kind = nouns.get(text)?.nounClass.kind;
      return kind === 'person' || kind === 'animal';
    });
}

/** How a clause looks that tells the one thing that is asked for, how old, where, since when; undefined for anything else. */
export function tellsWhat(question: string): RegExp | undefined {
  return TELLS.find(([pattern]) => pattern.test(question))?.[1];
}

type Statements = {
  readonly told: readonly string[] /** 我女儿: of whom they spoke last. */;
  readonly whose: string | undefined;
};

/** What the learner stated, the oldest first; 她叫安娜 after a word about their daughter is 我女儿叫安娜. */
function toldBefore(context: TurnContext): Statements {
  const { setting, history } = context;
  const { core, facts = [] } = setting;
  let whose: string | undefined;
  const heard = [
    ...facts.map((text) => ({ by: 'learner', text })),
    ...history.slice(-2 * MOST_TEXTS),
    { by: 'learner', text: context.said.raw },
  ];
  const told = heard.flatMap(({ by, text }) => {
    if (by !== 'learner') {
      whose = ownOneIn(tokensOf(core.lexicon, toldBy(text))) ?? whose;
      return [];
    }
    return clausesOf(toldInHanzi(context, text)).flatMap((clause) => {
      const own = ownOneIn(tokensOf(core.lexicon, clause.text));
      const told =
        own === undefined && whose !== undefined ? clause.text.replace(/^[他她它]/u, whose) : clause.text;
      whose = own ?? whose;
      return clause.isQuestion || clause.isSupposed ? [] : [told];
    });
  });
  return { told, whose };
}

/** What the tutor says of the learner, from the learner's side. */
const toldBy = (text: string): string => text.replaceAll('我', '他').replaceAll('你', '我');

/** 我女儿, 我的狗: of whom or what the learner speaks as theirs, last. */
function ownOneIn(tokens: readonly Token[]): string | undefined {
  const last = tokens.findLastIndex(({ pos, text }, at) => {
    // 我的猫, 我家的猫.
    const joined = tokens
      .slice(Math.max(0, at - 3), at)
      .map((token) => token.text)
      .join('');
    return pos[0]?.startsWith('n') === true && !EMPTY.has(text) && /我(?:们?家)?的?$/u.test(joined);
  });
  return last < 0 ? undefined : `我${tokens[last]?.text}`;
}

/** Words that tell what is spoken of count twice those that stand everywhere. */
function wordsIn(tokens: readonly Token[]): ReadonlyMap<string, number> {
  return new Map(
    tokens
      .filter(({ pos, text }) => TELLING.test(pos[0] ?? '') && !/[什谁哪几]/u.test(text))
      .map(({ text }) => [text, EMPTY.has(text) ? 1 : 2]),
  );
}

function commonTo(asked: ReadonlyMap<string, number>, told: ReadonlyMap<string, number>): number {
  return [...asked].reduce((sum, [word, weight]) => sum + (told.has(word) ? weight : 0), 0);
}
