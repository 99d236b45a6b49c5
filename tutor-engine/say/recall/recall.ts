// Gives back what the learner told, to who asks whether it is remembered.

import type { Line } from '../../../content/schema/line.ts';
import type { FactSlot } from '../../../content/schema/listening/frame.ts';
import type { Profile } from '../../state/profile.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { withoutCalls } from '../../understand/frames/calls.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import type { Intent } from '../../understand/intent.ts';
import { matchAny } from '../../understand/patterns/match.ts';
import { fill, joined, same, wordings } from '../wording.ts';
import { askedOfOneself, asksOfTheirs, inChinese, ownWordsFor, tellsWhat, withTheirs } from './own-words.ts';
import { ALL_SAID, LAST_SAID, ONE_SAID, TOLD_IN_NOTE, TOLD_TOO } from './recall-lines.ts';
import {
  narrowed,
  rememberedBy,
  rememberedFor,
  rememberedJob,
  rememberedLast,
  rememberedMost,
  type Statement,
  turnable,
  turnedToYou,
  weightiest,
} from './remembered.ts';
import { asTheirs, isLike, somebodyIn, toldOf } from './told-of.ts';
import { toldValue } from './told-value.ts';
import { toldOfNamed } from './who-is.ts';

/** Nobody recites a list. */
const MOST = 2;
/** Who asks what they have told hears a little more. */
const MOST_OF_ALL = 6;

/** A person has one of these, and tells it in so many words. */
const PLAIN: readonly FactSlot[] = ['name', 'age', 'city', 'country'];
/** Known by their kind, where the words of the question were not said. */
const BY_KIND: readonly FactSlot[] = ['pet', 'child', 'partner', 'friend', 'like', 'dislike', 'family'];
const ASKS_PLAINLY: Partial<Readonly<Record<FactSlot, RegExp>>> = {
  name: /我(?:的名字)?(?:是)?(?:叫什么|什么名字|姓什么|是谁|的名字)|my name|meu nome|who am i|quem sou eu/iu,
  age: /我(?:今年|现在)?(?:多大|几岁|多少岁)|我的年纪|how old (?:am i|i am)|minha idade|quantos anos eu/iu,
  city: /我(?:现在|家)?(?:住|家)在?(?:哪|什么)|我住的|我.{2,8}[、和，]住在?哪|where (?:i|do i) live|onde (?:eu )?moro/iu,
  country:
    /我(?:是|从)(?:哪国|哪个国家|哪里人|哪儿人|哪里来|哪儿来|什么地方)|where (?:i am|am i|im) from|de onde (?:eu )?(?:sou|venho)/iu,
};
/** 从累西腓来的 is told of a town that nobody here knows. */
const TOLD_PLAINLY: Partial<Readonly<Record<FactSlot, RegExp>>> = {
  city: /住在|住(?:了|过)|搬到|搬来|刚到|在.{1,8}(?:生活|工作|上学|上班|念书|[做当读教开]\p{Script=Han})/u,
  country: /从.{1,8}来|来自|我是.{1,10}人(?!员)|在.{1,8}(?:出生|长大)|老家/u,
};
const NAMED_IN_CHINESE = /中文名/u;
const JOB =
  /我(?:的|现在|以前的?|过去的?)*(?:工作(?:呢|$|吗)|工作是什么|职业|做什么(?:工作)?|是做什么|干什么工作|的工作)|what (?:i do|do i do|my job|job (?:i|did i|do i))|my (?:job|work)|meu trabalho|com o que (?:eu )?trabalho|minha profiss/iu;

/** 小兰的爸妈来了，你记得吗 asks for what was told of them. */
const BARELY_ASKED =
  /^(?<of>(?:(?!什么|谁|哪|几|多大|多少|怎么).)*?)，?(?:你|您|老师)(?:还)?(?:记得|记不记得)(?:吗|么)?$/u;
/** 你记得我的邻居吗. */
const WHETHER_KNOWN = /(?:记得|记不记得)(?!.*(?:什么|谁|哪|几|多|怎么))|^我的?\p{Script=Han}{1,6}$/u;
/** 我们聊什么 asks what to talk about: what was told has 了, 过 or a time that is over. */
const ALL_ASKED =
  /(?:我|我们)(?:(?:刚才|上次|刚刚)(?:都)?(?:跟|和|对|给)?(?:你|您|老师)?(?:们)?(?:都)?(?:说|讲|告诉|聊|谈)(?:了|过)?|(?:今天|这次)?(?:都)?(?:跟|和|对|给)?(?:你|您|老师)?(?:们)?(?:今天|都)?(?:说|讲|告诉|聊|谈)(?:了|过))(?:你|您)?(?:些|过|了)?(?:什么|哪些)|what (?:did|have) (?:i|we) (?:say|said|tell|told|talk\w*)(?: you| about| so far| today| already)*\s*(?:\?|$)|(?:知道|记得|了解|记住)(?:了)?(?:关于)?我的?(?:哪些|什么|多少)(?:事|事情|情况)?[？?。]?$|what (?:do|can|else do) you (?:still )?(?:know|remember) (?:about|of) me\b|o que (?:(?:voc[eê]|vc|tu) )?(?:ainda )?(?:sabe|se lembra|lembra|lembras) (?:de|sobre) mim|o que (?:foi que )?(?:eu|a gente|n[oó]s) (?:(?:j[aá] )?(?:te |lhe )?)(?:disse|falei|contei|falamos|falou)(?: (?:at[eé] agora|hoje|para voc[eê]|pra voc[eê]))*\s*(?:\?|$)/iu;
const LAST_ASKED =
  /我(?:刚才|刚刚|刚|上一句)(?:跟你)?(?:说|讲)(?:了|的)?(?:什么|是什么)|(?:what did i just say|o que eu acabei de (?:dizer|falar))/iu;

/** Undefined where the text asks for nothing of the kind. */
export function recall(context: TurnContext): Line[] | undefined {
  const lines = recalled(context);
  // Who has no words yet reads beside it what it says.
  return context.level === 'zero' ? lines?.map((line) => ({ note: noteOf(line), ...line })) : lines;
}

/** Whether the text asks for what was told: what did I say my sister’s name was? */
export function asksMemory(context: TurnContext, kind: Intent['kind']): boolean {
  const { raw } = context.said;
  // Como se chama meu irmão may ask for the word as well.
  if (kind === 'say')
    return (
      CALLED.test(raw) &&
      // Como se diz “meu nome é Ana” asks for the words.
      !/["“‘]/u.test(raw) &&
      !IN_CHINESE.test(raw) &&
      askedOfOneself(context) !== undefined &&
      isRemembered(context)
    );
  return recalled(context) !== undefined && (askedOfOneself(context) !== undefined || asksForMemory(context));
}

const CALLED = /\bchama|\bcalled\b|\bnames?\b|\bnomes?\b/iu;
const IN_CHINESE = /chin[eê]s|mandarin/iu;

function isRemembered(context: TurnContext): boolean {
  const { unknown = [] } = context.setting.core.frames.recall ?? {};
  const [first] = recalled(context) ?? [];
  return first !== undefined && !unknown.some(({ zh }) => zh === first.zh);
}

/** Whether the text asks in so many words what is remembered. */
function asksForMemory({ said, setting }: TurnContext): boolean {
  const { raw } = said;
  return (
    [ALL_ASKED, LAST_ASKED, TOLD_BEFORE, FORGOTTEN].some((one) => one.test(raw)) ||
    matchAny(setting.core.frames.recall?.asked ?? [], said, {}) !== undefined
  );
}

const noteOf = ({ zh, en, pt }: Line) => ({ zh, en, pt });

function recalled(context: TurnContext): Line[] | undefined {
  const { said: asked } = context;
  const { recall: content } = context.setting.core.frames;
  if (content === undefined) return undefined;
  const { raw } = asked;
  const named = toldOfNamed(context);
  if (named !== undefined) return oneSaid(context, named);
  const isSweeping = ALL_ASKED.test(raw) || LAST_ASKED.test(raw);
  const isRecalled = asksForMemory(context);
  // 你还记得田中是谁吗 may ask of the tutor's life as well.
  const isPerhaps = PERHAPS.test(raw);
  const ofOneself = askedOfOneself(context);
  const bare = BARELY_ASKED.exec(asked.folded.join(''))?.groups?.['of'];
  if (!isRecalled && !isPerhaps && bare === undefined && ofOneself === undefined) return undefined;
  const unknown = () => wordings(context, content.unknown).slice(0, 1);
  if (isSweeping) return tellAll(context) ?? unknown();
  const { situation } = context.setting;
  const asking = (
    ofOneself ??
    FORGOTTEN.exec(raw)?.[0].replace(/呢.*$/u, '呢') ??
    bare ??
    askingIn(raw)
  ).replace(CALLING, '');
  const called = situation.kind === 'tutor' ? withoutCalls(asking, situation.persona.name.zh) : asking;
  const question = withTheirs(context, called);
  // 上次你教我“勇气”，你记得吗: what the tutor did is found in nothing that the learner said.
  const found = BY_THE_TUTOR.test(question) ? undefined : answered(context, question);
  if (found !== undefined) return found;
  // 你记得我吗 asks for whatever is known.
  if (isRecalled && ofOneself === undefined && asksForAll(question)) return tellAll(context) ?? unknown();
  if (ofOneself !== undefined && asksOfTheirs(context, ofOneself) && tellsWhat(ofOneself) !== undefined)
    return unknown();
  if (isPerhaps && /[他她它]|我|\p{Lu}\p{Ll}+是谁/u.test(raw)) return unknown();
  // A question that asks for no memory may have another answer.
  return isRecalled || bare === '' ? unknown() : undefined;
}

const BY_THE_TUTOR =
  /(?:你|您|老师)(?:上次|上回|昨天|刚才|以前|之前)?(?:教|给|帮|问|推荐|介绍|答应)(?:过|给)?(?:了)?我/u;
/** 老师 is called, and not asked about. */
const CALLING = /^(?:老师|哎|对了|那)[，,\s]*/u;
const TOLD_BEFORE =
  /我(?:刚才|刚刚|之前|前面|一开始|开头)(?:跟你)?(?:说|讲|提|点|要|买)[^。！？!?]{0,24}(?:什么|谁|哪|几|多少|怎么)|我[^。！？!?]{2,24}来着|我(?:上次|以前|之前|刚才|昨天)?(?:跟|和|对)?[你您]?(?:说过|讲过|提过|告诉过[你您]|提到过).{1,16}(?:吗|么|没有)/u;
/** 但是我的工作呢？你忘了？ */
export const FORGOTTEN = /我的.{1,8}呢[？?，,]\s*(?:你|您|老师)?(?:是不是)?(?:忘|不记得|没记住)/u;
const PERHAPS = /(?:你|您|老师)(?:还)?(?:记得|记不记得)[^你您]{1,18}(?:吗|么|谁|什么|哪|[？?])/u;

const REMEMBERING = /记得|记不记得|没忘|忘了|remember|lembra/iu;

/** The sentence that asks, without what was told before it. */
function askingIn(raw: string): string {
  const sentences = raw.match(/[^。！？!?\n]+/gu) ?? [raw];
  const asking = sentences.findLast((sentence) => REMEMBERING.test(sentence)) ?? sentences.at(-1) ?? raw;
  // 我的猫叫豆豆，您还记得我有猫吧: what was told before it is not asked for, unless nothing else is.
  const clauses = asking.split(/[，,]/u);
  const from = clauses.findIndex((clause) => ASKS_OF.test(clause));
  return from > 0 ? clauses.slice(from).join('，') : asking;
}

/** Minha irmã se chama Clara names her, tenho uma filha does not. */
const NAMES = /\bchama|\bcalled\b|\bnames?\b|\bnomes?\b|(?<=\s)\p{Lu}\p{Ll}+/u;
/** In another language words that call whole sentences: what did I say my brother does? */
const TOLD_ABROAD = /^\P{Script=Han}+$/u;

/** 记得 with what is to be remembered behind it. */
const ASKS_OF = /(?:记得|记不记得|remember|lembra)[^吗么吧不]*\p{L}{2}/iu;

function asksForAll(question: string): boolean {
  return /^(?:.{0,6}[，,])?(?:你|您|老师)?(?:还)?(?:记得|记不记得)我(?:吗|么|不)?$|remember me\b|lembra de mim/iu.test(
    question.trim(),
  );
}

function answered(context: TurnContext, question: string): Line[] | undefined {
  const { recall: content, foreign } = context.setting.core.frames;
  if (content === undefined) return undefined;
  const isTheirs = asksOfTheirs(context, question);
  const known = knownOf(context);
  const told = (slot: FactSlot): Line[] => {
    const values = known[slot]?.toReversed().slice(0, MOST) ?? [];
    if (values.length === 0) return [];
    const value = toldValue(context.setting.core.frames, values);
    return [fill(content.slots[slot].tell, { value })].filter((line) => line !== undefined);
  };
  const plain = isTheirs ? [] : PLAIN.filter((slot) => ASKS_PLAINLY[slot]?.test(question) === true);
  const isOfNameInChinese = /中文名/u.test(question);
  const values = isOfNameInChinese ? [] : plain.flatMap(told);
  // 我的名字和我的工作 asks for both.
  const job = JOB.test(question) && !isTheirs ? rememberedJob(context) : undefined;
  if (values.length > 0)
    return [joined([...values, ...(job === undefined ? [] : oneSaid(context, [asSaid(job)]))])];
  const [slot] = plain;
  const pattern = isOfNameInChinese ? NAMED_IN_CHINESE : slot && TOLD_PLAINLY[slot];
  const plainly = pattern && rememberedBy(context, pattern);
  if (plainly !== undefined) return oneSaid(context, [asSaid(plainly)]);
  if (JOB.test(question) && !isTheirs) return job === undefined ? undefined : oneSaid(context, [asSaid(job)]);
  // 我女儿几岁 is not answered by what she likes.
  const wanted = tellsWhat(question);
  const ofThem = isTheirs ? toldOf(context, question) : [];
  const isFitting = ({ text, raw }: Statement) =>
    wanted === undefined ||
    wanted.test(text) ||
    (TOLD_ABROAD.test(raw) && (!CALLED.test(question) || NAMES.test(raw)));
  const fitting = ofThem.filter(isFitting);
  const mourned = isTheirs || DIED.test(question) ? lossAsked(context, question) : undefined;
  // 你记得我奶奶做什么菜吗 asks for one thing that was told of her, and not whether she has died.
  const asksOne = !DIED.test(question) && (wanted !== undefined || WHAT.test(question));
  const particular = mourned !== undefined && asksOne ? particularOf(context, question, ofThem) : [];
  if (mourned !== undefined && particular.length === 0) {
    // Who asks whether it is remembered that somebody died is told no more.
    const others = DIED.test(question)
      ? []
      : fitting.filter(({ text }) => !DIED.test(text) && turnedToYou(context, text) !== undefined);
    const line = fill(content.slots.loss.tell, { value: toldValue(context.setting.core.frames, [mourned]) });
    if (line !== undefined)
      return [line, ...(others.length === 0 ? [] : given(context, TOLD_TOO, others.slice(-1)))];
  }
  if (particular.length > 0) return oneSaid(context, particular);
  if (fitting.length > 0)
    return oneSaid(
      context,
      // 你记得我的邻居吗: somebody is told of by what mattered the most; all of it is for who asks for that.
      (wanted === undefined && WHETHER_KNOWN.test(question)
        ? weightiest(context, fitting)
        : turnable(context, fitting)
      ).map((one) => ofWanted(context, question, one)),
    );
  if (ofThem.length > 0 && wanted !== undefined) return undefined;
  const own = tellsWhat(question) !== undefined ? ownWordsFor(context, question) : undefined;
  if (own !== undefined) return fillAll(context, ONE_SAID, own);
  const asked = foreign === undefined ? question : inChinese(context, question);
  const remembered = rememberedFor(context, asked);
  if (remembered.length > 0) return oneSaid(context, remembered);
  const kind = BY_KIND.find((slot) => matchAny(content.slots[slot].asked, context.said, {}) !== undefined);
  const ofKind = kind === undefined ? [] : told(kind);
  return ofKind.length > 0 ? ofKind : undefined;
}

/** My sister’s name is asked for, and not all that was told of her. */
function ofWanted(context: TurnContext, question: string, one: Statement): Statement {
  const wanted = tellsWhat(question);
  // As they call whom they told of: 姐姐, where irmã may be a younger one.
  const [who] = [one.text, inChinese(context, question)].flatMap((text) => somebodyIn(context, text));
  if (wanted === undefined || who === undefined) return one;
  return narrowed(one, (clause) => wanted.test(clause), asTheirs(who));
}

const WHAT = /什么|哪|几|多[少久大]|怎么|谁|为什么/u;
/** A thing that is asked for and was not named so: 什么菜 by what is cooked or eaten. */
const OF_THE_KIND: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/菜|饭|汤|吃|做/u, /[菜饭汤面糕饼粥肉鱼]|煮|炒|烤|吃|包(?=饺|粽|馅)/u],
  [/弹|拉|唱|音乐|乐器/u, /弹|拉|唱|吹|琴|吉他|歌/u],
  [/工作|做什么(?:的|工作)/u, /是|当|做|工作|上班/u],
];

/** What was told of somebody that answers the one thing which is asked of them; none where nothing does. */
function particularOf(context: TurnContext, question: string, ofThem: readonly Statement[]): Statement[] {
  const kind = OF_THE_KIND.find(([asked]) => asked.test(question))?.[1];
  const found = ofThem.filter(
    ({ text }) => !DIED.test(text) && (kind ?? tellsWhat(question))?.test(text) === true,
  );
  const best = weightiest(context, found)[0] ?? undefined;
  return best === undefined
    ? []
    : [narrowed(best, (clause) => kind?.test(clause) !== false && !DIED.test(clause))];
}

const DIED = /去世|过世|死了|走了|不在了|\b(?:died|passed away|dead)\b|morr|falec/iu;

/** Who of those that a question names has died, by what was told before. */
export function lossAsked(
  context: TurnContext,
  question = withTheirs(context, context.said.raw),
): string | undefined {
  const { loss = [] } = context.state.profile;
  if (loss.length === 0) return undefined;
  const { nouns } = wordIndexOf(context.setting.core.frames);
  const classOf = (word: string) => nouns.get(word)?.nounClass.id;
  const asked = somebodyIn(context, inChinese(context, question));
  return loss.findLast((lost) =>
    asked.some(
      ({ word, classId }) => isLike(word, lost) || (ONE_EACH.has(classId) && classId === classOf(lost)),
    ),
  );
}

/** Of whom one has one: 我妻子 is 我太太. */
const ONE_EACH: ReadonlySet<string> = new Set(['mother', 'father', 'partner']);

/** All of it that matters, or the very last. */
function tellAll(context: TurnContext): Line[] | undefined {
  if (LAST_ASKED.test(context.said.raw)) {
    const last = rememberedLast(context);
    return last === undefined ? undefined : fillAll(context, LAST_SAID, quoted(last));
  }
  const most = rememberedMost(context, MOST_OF_ALL);
  const own = context.state.name;
  const name = own === undefined || most.some(({ text }) => text.includes(own)) ? undefined : own;
  return name === undefined && most.length === 0 ? undefined : given(context, ALL_SAID, most, name);
}

type GivenBack = Pick<Statement, 'text' | 'raw'>;

const asSaid = (text: string): GivenBack => ({ text, raw: text });

const oneSaid = (context: TurnContext, said: readonly GivenBack[]) => given(context, ONE_SAID, said);

/** Who has no words yet reads in their own language what they told, in their own words. */
function given(
  context: TurnContext,
  lines: readonly Line[],
  said: readonly GivenBack[],
  name?: string,
): Line[] {
  if (context.level === 'zero') {
    const raws = [...(name === undefined ? [] : [name]), ...said.map(({ raw }) => quoted(raw))];
    return fillAll(context, TOLD_IN_NOTE, raws.join(', '));
  }
  const turned = said.map(({ text }) => turnedToYou(context, text) ?? quoted(text));
  return fillAll(context, lines, [...(name === undefined ? [] : [`你叫${name}`]), ...turned].join('；'));
}

const fillAll = (context: TurnContext, lines: readonly Line[], value: string) =>
  wordings(context, lines, { value: same(value) }).slice(0, 1);

/** In quotation marks of its own. */
function quoted(text: string): string {
  return `“${text
    .replace(/[。！!\s]+$/u, '')
    .replaceAll(/[“"「]/gu, '‘')
    .replaceAll(/[”"」]/gu, '’')
    .replaceAll(/[？?]/gu, '')}”`;
}

function knownOf({ state }: TurnContext): Profile {
  const { name, country, profile } = state;
  return {
    ...(country === undefined ? {} : { country: [country] }),
    ...profile,
    ...(name === undefined ? {} : { name: [name] }),
  };
}
