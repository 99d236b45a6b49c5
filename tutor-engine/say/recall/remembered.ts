// What the learner said before, sentence by sentence, and which of it a question about it asks for.

import { check, type Token, tokensOf } from '../../../chinese/grammar/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import { languageAsked } from '../../understand/language/language-asked.ts';
import { selfTold } from '../../understand/own-language/self-told.ts';
import { sentencesOf } from '../../understand/own-language/sentences.ts';
import { objectionIn } from '../../understand/replies/objection.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { toldInHanzi } from './told-in-hanzi.ts';

/** `raw`: in the learner's own words; `message`: of which of their messages; what was known before this talk comes first. */
export type Statement = { readonly text: string; readonly raw: string; readonly message: number };

/** Of each side. */
const MOST_TEXTS = 60;
/** Nobody is given back a whole story. */
const LONGEST = 44;
const SHORTEST = 3;
const SENTENCE = /(?:[“"「][^”"」]*[”"」]|[^。！？!?；;\n“"「.]|\.(?!\s|$))+[。！？!?；;.]*/gu;
const ASKS = /[？?]|[吗呢么]$|你(?:还)?(?:记得|记不记得)|^(?:老师(?!好)|请问)/u;

const known = new WeakMap<TurnContext['history'], readonly Statement[]>();

/** What was stated before this message, the oldest first: nobody is given back what they have said in the same breath. */
export function saidBefore(context: TurnContext): readonly Statement[] {
  const { history, setting } = context;
  const found = known.get(history);
  const own = history.filter(({ by }) => by === 'learner').slice(-MOST_TEXTS);
  const texts = [...(setting.facts ?? []).toReversed(), ...own.map(({ text }) => text)];
  const said = found ?? texts.flatMap((text, message) => statementsIn(context, text, message));
  known.set(history, said);
  return said;
}

function statementsIn(context: TurnContext, text: string, message: number): Statement[] {
  if (languageAsked(text).length > 0 && text.length < LONGEST / 2) return [];
  return (text.match(SENTENCE) ?? []).flatMap((sentence) => {
    const raw = sentence.replace(/[。！!；;.\s]+$/u, '').trim();
    const bare = withoutQuestion(
      toldInHanzi(context, raw)
        .replace(/[。！]+$/u, '')
        .replace(GREETS, ''),
    );
    return isStatement(bare.replace(REMINDS, '')) ? [{ text: bare.replace(REMINDS, ''), raw, message }] : [];
  });
}

/** 我上次说我弟弟在柏林: what was said before. */
const REMINDS = /^我(?:上次|刚才|之前|以前|昨天)?(?:跟[你您])?(?:说|讲|告诉[你您]|提)(?:过|了)?(?=我)/u;
/** What did I tell you, você lembra: a question without its mark. */
const ASKS_ABROAD =
  /^(?:and |so |e |mas )?(?:what|who|where|when|why|how|which|do|did|does|are|is|can|could|have|would|qual|quem|onde|quando|como|quant[oa]s?|o que|voc[eê]|por que)(?!\p{L})/iu;

/** Says nothing of what is told behind it. */
const GREETS = /^\s*(?:(?:[你您]好|老师好|对了|哦|嗯|不好意思)[，,！!\s]+)+/u;

/** 我有一只猫，可以养吗？ What was told before the question is kept. */
function withoutQuestion(sentence: string): string {
  if (!ASKS.test(sentence)) return sentence;
  const clauses = sentence.split(/(?<=[，,])/u);
  const asking = clauses.findIndex((clause, at) => ASKS.test(clause) || at === clauses.length - 1);
  const told = clauses
    .slice(0, asking)
    .join('')
    .replace(/[，,\s]+$/u, '');
  return /我/u.test(told) && !/什么|谁|哪|几|怎么|多少|多大/u.test(told) ? told : sentence;
}

const KNOWS_NOT = /^我(?:也|还)?不(?:知道|太清楚|清楚|懂|明白)|才问[你您]/u;

function isStatement(text: string): boolean {
  if (
    text.length < SHORTEST ||
    ASKS.test(text) ||
    ASKS_ABROAD.test(text) ||
    KNOWS_NOT.test(text) ||
    languageAsked(text).length > 0
  )
    return false;
  return objectionIn(utterance(text)) === undefined;
}

const TELLING = /^[nvailzt]/u;
/** Words of asking and remembering, such as stand everywhere, and those for a whole kind: a gift is told of by what it is. */
const EMPTY: ReadonlySet<string> = new Set(
  '是 有 在 知道 记得 记 说 说过 告诉 讲 问 做 叫 会 能 去 来 时候 人 名字 什么 谁 哪 哪儿 哪里 几 多大 多少 怎么 为什么 怎么样 老师 今天 刚才 昨天 上次 现在 事 东西 觉得 没有 想 要 可以 我 你 他 她 它 了 的 吗 礼物 宠物 动物 颜色 水果 国家 城市'.split(
    ' ',
  ),
);

function tellingWords(tokens: readonly Token[]): readonly string[] {
  const words = tokens
    .filter(
      ({ text, pos, kind }) =>
        !EMPTY.has(text) &&
        (TELLING.test(pos[0] ?? '') ||
          // 我点了什么: a measure that is a verb as well.
          (pos[0] === 'q' && pos.includes('v')) ||
          kind === 'name' ||
          kind === 'latin'),
    )
    .map(({ text }) => text);
  return [...new Set(words)];
}

/** How two words tell of the same: 辞职 and 辞, 奶奶 and 奶奶家. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  // 猫 is in 橘猫, and 吵 is what stands in 吵了一架.
  return short.length >= 2
    ? long.includes(short)
    : long.length === 2 && (long.endsWith(short) || long.startsWith(short));
}

/** What is asked for, and how a sentence looks that tells it. */
const TELLS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/几岁|多大|多少岁|how old|quantos anos/iu, /岁|[零一二三四五六七八九十]个月大/u],
  [/叫什么|名字|\bnames?\b|\bnomes?\b|\bchama/iu, /叫|名字|是\p{Script=Latin}|姓|\p{Lu}\p{Ll}+/u],
  [/什么时候|哪天|几[月号]|星期几|\bwhen\b|\bquando\b/iu, /[天月号年周点]|星期|早上|晚上|生日/u],
  [/哪[国里儿]人|哪个国家|\bfrom\b|\bde onde\b/iu, /是[^，,]{0,10}人|从[^，,]{1,8}来|来自/u],
  [/哪[儿里]|什么地方|哪[个座]城市|\bwhere\b|\bonde\b|\bcity\b|\bcidade\b/iu, /[在去住到从来]/u],
  [
    /几[个只口位年天次本条件]|多少|多久|多长|how (?:many|long)|quanto tempo|quantos(?! anos)|quantas/iu,
    /[0-9一二两三四五六七八九十]/u,
  ],
];
const WHO = /谁|\bwho\b|\bquem\b/iu;
const WHY = /为什么|怎么会|原因|\bwhy\b|por que/iu;
const REASON = /因为|所以|为了|由于|怪|怕/u;
/** Of the telling words of a question, weighed by how rarely they were said, so many must stand in a sentence. */
const LEAST_COVERED = 0.5;

function isSomebody({ setting: { core } }: TurnContext, word: string): boolean {
  const kind = wordIndexOf(core.frames).nouns.get(word)?.nounClass.kind;
  return kind === 'person' || kind === 'animal';
}

/** The telling words of each sentence; she is whoever was spoken of last. */
function withWhom(context: TurnContext, said: readonly Statement[]): readonly (readonly string[])[] {
  let last: string | undefined;
  return said.map(({ text }) => {
    const words = tellingWords(tokensOf(context.setting.core.lexicon, text));
    const own = words.findLast((word) => isSomebody(context, word));
    const all = own === undefined && last !== undefined && /[他她它]/u.test(text) ? [...words, last] : words;
    last = own ?? last;
    return all;
  });
}

type Scored = Statement & { readonly score: number; readonly at: number };

/** 我点了什么菜 is told by 我点一个宫保鸡丁: what is asked for is of the kind, and is not called so. */
function withoutKind(question: string): string {
  return question.replace(/(什么|多少|几)\p{Script=Han}{1,2}(?=(?:来着|吗|呢|啊)?[？?，,。]?$)/u, '$1');
}

/** The sentences that a question asks for, the best first; none where its words were not said. */
export function rememberedFor(context: TurnContext, question: string): Statement[] {
  const said = saidBefore(context);
  const { lexicon } = context.setting.core;
  const asked = tellingWords(tokensOf(lexicon, withoutKind(question)));
  if (said.length === 0) return [];
  if (asked.length === 0) return lastOfKind(context, question, said);
  const words = withWhom(context, said);
  const people = asked.filter((word) => isSomebody(context, word));
  const weight = new Map(
    asked.map((word) => {
      const count = words.filter((all) => all.some((one) => isAlike(one, word))).length;
      return [word, Math.log(1 + said.length / Math.max(1, count)) + (count === 0 ? 0.5 : 0)];
    }),
  );
  const all = [...weight.values()].reduce((sum, one) => sum + one, 0);
  const wanted = TELLS.find(([pattern]) => pattern.test(question))?.[1];
  const scored: Scored[] = said
    .map((one, at) => ({
      ...one,
      at,
      score:
        asked
          .filter((word) => words[at]?.some((other) => isAlike(other, word)))
          .reduce((sum, word) => sum + (weight.get(word) ?? 0), 0) / all,
    }))
    .filter(({ score, text }) => score >= LEAST_COVERED && (wanted === undefined || wanted.test(text)))
    .filter(({ at }) => people.every((word) => words[at]?.some((other) => isAlike(other, word))));
  // Whoever somebody is, was told when they were first spoken of.
  const isFirst = WHO.test(question);
  const sorted = scored.toSorted((a, b) => b.score - a.score || (isFirst ? a.at - b.at : b.at - a.at));
  const [best] = sorted;
  if (best === undefined) return [];
  if (WHY.test(question)) return reasonsNear(context, said, best);
  const isOf = (clause: string) =>
    wanted?.test(clause) !== false && asked.some((word) => clause.includes(word));
  if (wanted !== undefined || ASKS_ONE.test(question))
    return [wanted === undefined && /做什么|干什么|怎么/u.test(question) ? best : narrowed(best, isOf)];
  return weightiest(context, scored);
}

/** Of several that are asked for openly the one that matters the most, the latest of these: nobody recites a list. */
export function weightiest<Said extends Statement>(context: TurnContext, said: readonly Said[]): Said[] {
  const [best] = turnable(context, said)
    .map((one, at) => ({ one, at, weight: weightOf(context, one.text) }))
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at);
  return best === undefined ? [] : [best.one];
}

/** Those that can be said again with the persons turned; all of them, where none can. */
export function turnable<Said extends Statement>(
  context: TurnContext,
  said: readonly Said[],
): readonly Said[] {
  const turned = said.filter(({ text }) => turnedToYou(context, text) !== undefined);
  return turned.length > 0 ? turned : said;
}

/** Words that say little by themselves, and something together with what is asked for: 我今天去了哪儿. */
const WEAK: ReadonlySet<string> = new Set(
  '去 来 住 买 吃 喝 做 看 学 今天 昨天 明天 上次 刚才 现在 周末 早上 晚上'.split(' '),
);

/** Where I went today, asked in words that stand everywhere: told last in the way in which such things are told. */
function lastOfKind(context: TurnContext, question: string, said: readonly Statement[]): Statement[] {
  const { lexicon } = context.setting.core;
  const wanted = TELLS.find(([pattern]) => pattern.test(`${question} ${context.said.raw}`))?.[1];
  const asked = tokensOf(lexicon, question).flatMap(({ text }) => (WEAK.has(text) ? [text] : []));
  if (wanted === undefined || asked.length === 0) return [];
  const found = said
    .map((one, at) => ({ one, at, shared: asked.filter((word) => one.text.includes(word)).length }))
    .filter(({ one, shared }) => shared > 0 && wanted.test(one.text) && /我/u.test(one.text))
    .toSorted((a, b) => b.shared - a.shared || b.at - a.at)[0]?.one;
  return found === undefined ? [] : [narrowed(found, (clause) => wanted.test(clause))];
}

/** Of a sentence of several clauses those that are asked for: who asks one thing hears one thing. */
export function narrowed(
  one: Statement,
  isAsked: (clause: string) => boolean,
  /** Of whom it is asked, where that is not the learner. */
  whose?: string,
): Statement {
  if (!/\p{Script=Han}/u.test(one.text)) return one;
  const clauses = one.text.split(/[，,]/u).filter((clause) => clause !== '');
  const at = clauses.findIndex(isAsked);
  const kept = clauses.filter(isAsked);
  const first = clauses[at];
  if (first === undefined || kept.length === clauses.length) return one;
  const led = withSubject(first, clauses.slice(0, at), whose);
  return led === undefined ? one : { ...one, text: [led, ...kept.slice(1)].join('，') };
}

/** 住在里约 after 她是医生 is of her: undefined where nobody can tell of whom. */
function withSubject(
  clause: string,
  before: readonly string[],
  whose: string | undefined,
): string | undefined {
  if (PRONOUN.test(clause)) return whose && clause.replace(PRONOUN, whose);
  if (/我/u.test(clause)) return clause;
  if (whose !== undefined) return `${whose}${clause}`;
  const last = before.findLast((one) => PRONOUN.test(one) || one.includes('我'));
  return last !== undefined &&
    /^我(?!的?\p{Script=Han}{0,2}(?:爸|妈|姐|妹|哥|弟|儿|女|朋友|狗|猫))/u.test(last)
    ? `我${clause}`
    : undefined;
}

const PRONOUN = /^[他她它](?!们)/u;

const ASKS_ONE = /什么|谁|哪|怎么|几|多[少久大长]|\b(?:what|who|which|how|qual|quem|como)\b/iu;

/** Why stands with what it explains, or was told just before. */
function reasonsNear(context: TurnContext, said: readonly Statement[], best: Statement): Statement[] {
  const near = said.filter(({ message }) => message <= best.message + 1 && message >= best.message - 2);
  const given = near.filter(({ text }) => REASON.test(text)).at(-1);
  if (given !== undefined) return [given];
  const before = near
    .filter(({ text, message }) => message < best.message && text !== best.text)
    .map((one) => ({ one, weight: weightOf(context, one.text) }))
    .toSorted((a, b) => b.weight - a.weight)[0];
  return before === undefined || before.weight === 0 ? [best] : [before.one, best];
}

/** How much it matters, by what is read of it. */
function weightOf(context: TurnContext, text: string): number {
  const frames = readFrames(context.setting.core, text);
  return Math.max(0, ...frames.map(({ predicate }) => predicate?.salience ?? 0));
}

/** What mattered most of all that was said in this talk, in its order. */
export function rememberedMost(context: TurnContext, most: number): Statement[] {
  const facts = context.setting.facts?.length ?? 0;
  const said = saidBefore(context).filter(({ message, text }) => message >= facts && !NAMED.test(text));
  const { lexicon } = context.setting.core;
  return said
    .map((one, at) => ({
      one,
      at,
      weight: weightOf(context, one.text) + Math.min(4, tellingWords(tokensOf(lexicon, one.text)).length) / 2,
    }))
    .filter(({ one, weight }) => one.text.length <= LONGEST && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** The name by itself, which is told apart. */
const NAMED =
  /^(?:你好[，,]?)?我(?:的名字)?(?:叫|是)[\p{L}·]{1,12}$|^(?:(?:hi|hello|hey|oi|ol[aá])[,!]? )?(?:i['’]?m|i am|my name is|me chamo|(?:o )?meu nome [eé]|(?:eu )?sou(?: [oa])?) \p{Lu}\p{L}+$/iu;

/** What they said last, before this. */
export function rememberedLast(context: TurnContext): string | undefined {
  const last = context.history.findLast(({ by }) => by === 'learner')?.text.trim();
  return last === undefined || last.length > LONGEST * 2 ? undefined : last;
}

/** Who they are by profession, as they said it. */
export function rememberedJob(context: TurnContext): string | undefined {
  const { nouns } = wordIndexOf(context.setting.core.frames);
  const isJob = (text: string) => {
    const id = nouns.get(text)?.nounClass.id;
    return id === 'profession' || id === 'teacher' || id === 'doctor' || WORKS_AS.test(text);
  };
  const wasJob = (text: string) => WORKED_AS.test(text);
  const found = saidBefore(context).findLast(
    ({ text }) =>
      /我(?:也|现在|以前)?(?:是|当|做)|我.*，(?:以前|现在|也)?(?:是|当|做)/u.test(text) &&
      !/我不是/u.test(text) &&
      (wasJob(text) || tokensOf(context.setting.core.lexicon, text).some((token) => isJob(token.text))),
  );
  if (found === undefined)
    return (
      saidBefore(context).findLast(({ text }) => WORKS_AT.test(text))?.text ??
      jobToldAbroad(context) ??
      doesForLiving(context)
    );
  // 我是巴西人，我是护士: the clause with the work.
  const clauses = found.text.split(/[，,]/u);
  const own = clauses.find(
    (clause) =>
      (clause.includes('我') || /^(?:以前|现在)/u.test(clause)) &&
      (wasJob(clause) || tokensOf(context.setting.core.lexicon, clause).some((token) => isJob(token.text))),
  );
  return own === undefined || own.includes('我') ? (own ?? found.text) : `我${own}`;
}

/** 我是Alex，做网站设计. */
function doesForLiving(context: TurnContext): string | undefined {
  const clauses = saidBefore(context).flatMap(({ text }) => text.split(/[，,]/u));
  const found = clauses.findLast((clause) => DOES.test(clause));
  return found === undefined || found.includes('我') ? found : `我${found}`;
}

const DOES =
  /^我?(?:是)?(?:做|搞|从事)(?!饭|菜|作业|梦|事|什么|客|错|好|完|了|过|运动|朋友)\p{Script=Han}{2,8}(?:的|工作)?$/u;

const IS_BY_TRADE =
  /\b(?:I(?:['’]m| am| was| work as| used to be) (?:an? )(?!bit|little|lot|fan|beginner)[a-z][a-z -]{2,24}|(?:eu )?(?:sou|era|trabalho (?:como|de)|trabalhei (?:como|de)) (?!d[aeo] |brasileir|portugues|muito)[a-zà-ú][a-zà-ú -]{2,24})/iu;

/** I was a bus driver, eu sou enfermeira, trabalho numa loja: in their own words, here or before. */
function jobToldAbroad({ history, setting }: TurnContext): string | undefined {
  const texts = [
    ...(setting.facts ?? []).toReversed(),
    ...history.flatMap(({ by, text }) => (by === 'learner' ? [text] : [])),
  ];
  return texts
    .map((text) => IS_BY_TRADE.exec(text)?.[0] ?? selfTold(sentencesOf(text)).work)
    .findLast((text) => text !== undefined)
    ?.trim();
}

/** The clause of what was told last that looks so. */
export function rememberedBy(context: TurnContext, pattern: RegExp): string | undefined {
  const found = saidBefore(context).findLast(({ text }) => pattern.test(text))?.text;
  return found?.split(/[，,]/u).find((clause) => pattern.test(clause));
}

const WORKS_AS = /^(?:.{1,4}(?:师|员|护士|医生|司机|律师|翻译|记者|老板|学生|厨师|编辑|经理)|[牙兽中西]医)$/u;
/** 我以前做木工: whatever somebody was before is a trade. */
const WORKED_AS = /以前(?:是|当|做)(?!什么|饭|错|得|过)\p{Script=Han}{2}/u;
const WORKS_AT =
  /我?在.{1,12}(?:[做当]\p{Script=Han}{2,4}$|工作|上班|当|做.{0,6}生意|[教开]\p{Script=Han})|我?(?:开.{1,6}[店馆厂]|做.{1,6}生意)/u;

/** What is turned round for sure: 我奶奶去世了 is 你奶奶去世了; undefined where it must be quoted. */
export function turnedToYou({ setting: { core } }: TurnContext, said: string): string | undefined {
  // Names stay; of several clauses those in words of another language are left out.
  const clauses = said.split(/(?<=[，,])/u).filter((clause) => !ABROAD.test(clause));
  const text = clauses.join('').replace(/[，,]+$/u, '');
  if (!/我/u.test(text) || /[你您咱]|老师|[“"「]|得$/u.test(text)) return undefined;
  if (check(core.lexicon, text).length > 0) return undefined;
  return text.replace(/^(?:那么?|所以|但是|可是|因为)(?=我)/u, '').replaceAll('我', '你');
}

const ABROAD = /(?<!\p{Script=Latin})\p{Ll}{2}/u;
