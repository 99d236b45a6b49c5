// A fact of the world that nobody here knows is said to be not known, by its own words where they are whole and short; and what was never done is denied.

import { check } from '../../../../../chinese/grammar/index.ts';
import type { Level } from '../../../../../content/schema/levels.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { sentenceAsked } from '../../../../say/stance/sentence.ts';
import { each, pairs, same, wordings } from '../../../../say/wording.ts';
import type { TurnContext } from '../../../../state/turn-context.ts';
import { kinNamed, nounsIn } from '../../../../understand/retrieval/similarity.ts';
import { type Utterance, utterance } from '../../../../understand/text/utterance.ts';
import type { Answered } from '../../known/answered.ts';
import { CLASS_NAMES } from '../../known/of-the-tutors.ts';
import { thingAtAll } from '../../known/things.ts';
import { decidedOn } from './decided.ts';

type Voices = Readonly<Record<Exclude<Level, 'zero'>, readonly Line[]>>;

/** {what}: the question as it was asked. */
const NOT_KNOWN: Voices = {
  preschool: [{ zh: '{what}，我不知道呢。', en: '“{what}”: I don’t know.', pt: '“{what}”: eu não sei.' }],
  beginner: [
    {
      zh: '{what}，我也不知道。',
      en: '“{what}”: I don’t know either.',
      pt: '“{what}”: eu também não sei.',
    },
  ],
  intermediate: [
    {
      zh: '{what}，这个我还真不知道。',
      en: '“{what}”: that I really don’t know.',
      pt: '“{what}”: isso eu não sei mesmo.',
    },
  ],
  advanced: [
    {
      zh: '{what}，这我没有把握，不敢乱说。',
      en: '“{what}”: I’m not sure of that, and won’t just guess.',
      pt: '“{what}”: disso não tenho certeza, e não vou chutar.',
    },
  ],
};

/** Where it cannot be said again. */
const NOT_KNOWN_OF_IT: Voices = {
  preschool: [{ zh: '这个我不知道呢。', en: 'That I don’t know.', pt: 'Isso eu não sei.' }],
  beginner: [
    { zh: '这个我也不知道。', en: 'I don’t know that either.', pt: 'Isso eu também não sei.' },
    { zh: '对不起，我不太清楚。', en: 'Sorry, I’m not sure.', pt: 'Desculpe, não sei bem.' },
  ],
  intermediate: [
    { zh: '这个我还真不太清楚。', en: 'I’m really not sure about that.', pt: 'Isso eu não sei bem mesmo.' },
    { zh: '这个我不敢乱说。', en: 'That I won’t just guess.', pt: 'Nisso eu não vou chutar.' },
  ],
  advanced: [
    {
      zh: '这我没有把握，不敢乱说。',
      en: 'I’m not sure of that, and won’t just guess.',
      pt: 'Disso não tenho certeza, e não vou chutar.',
    },
    { zh: '这个我了解得不多。', en: 'I know little about that.', pt: 'Disso eu sei pouco.' },
  ],
};

/** Of a fact it can be looked up. */
const LOOK_UP: Voices = {
  preschool: [{ zh: '问问爸爸妈妈吧！', en: 'Ask your mum and dad!', pt: 'Pergunte ao papai e à mamãe!' }],
  beginner: [
    { zh: '上网可以找到。', en: 'You can find it on the internet.', pt: 'Dá para achar na internet.' },
  ],
  intermediate: [
    {
      zh: '网上应该查得到。',
      en: 'It should be easy to find online.',
      pt: 'Deve dar para achar na internet.',
    },
  ],
  advanced: [
    {
      zh: '这种事，查一查比听我猜可靠。',
      en: 'With things like that, looking it up is safer than my guess.',
      pt: 'Nesse tipo de coisa, consultar é mais seguro do que o meu palpite.',
    },
  ],
};

const CAME_TO_IT: Voices = {
  preschool: [{ zh: '你喜欢这个吗？', en: 'Do you like that?', pt: 'Você gosta disso?' }],
  beginner: [
    { zh: '你为什么想知道这个？', en: 'What makes you want to know?', pt: 'Por que você quer saber isso?' },
  ],
  intermediate: [
    { zh: '你怎么想到问这个？', en: 'What made you think of it?', pt: 'O que fez você pensar nisso?' },
  ],
  advanced: [
    { zh: '你是怎么想到这个的？', en: 'What brought you to it?', pt: 'O que levou você a pensar nisso?' },
  ],
};

const AND_YOU: Voices = {
  preschool: [{ zh: '你呢？', en: 'And you?', pt: 'E você?' }],
  beginner: [{ zh: '你呢？', en: 'And you?', pt: 'E você?' }],
  intermediate: [{ zh: '你呢？', en: 'And you?', pt: 'E você?' }],
  advanced: [{ zh: '你呢？', en: 'And you?', pt: 'E você?' }],
};

const ADDRESS =
  /^(?:(?:那么?|老师|请问|对了|可是|所以|还有|[你您]知不?知道|[你您]说|我想问(?:一下)?|我想知道)[，,、\s]*)+/u;
const PARTICLE = /(?:呢|啊|呀|来着)$/u;
const ASKING = /什么|谁|哪|几|多(?:少|大|久|长|高|深|远|重)|怎么|怎样|为什么|(\p{Script=Han})[不没]\1/u;
/** In characters. */
const MOST = 12;
const LEAST = 5;

/** The question as what it is about, in words that are certain to be right; undefined where it is no short question. */
function questionAsMatter(context: TurnContext, asked: Utterance): string | undefined {
  const { setting, said } = context;
  const { core } = setting;
  const bare = (text: string) =>
    text
      .trim()
      .replace(/[？?。！!，,\s]+$/u, '')
      .replace(ADDRESS, '');
  const what = bare(asked.raw).replace(PARTICLE, '');
  // A clause of a sentence is no question of its own: 锅现在黑黑的，怎么洗 asks how the pan is washed.
  if (bare(sentenceAsked(said, asked)).replace(PARTICLE, '') !== what || HOW_ALONE.test(what))
    return withThing(context, asked, what);
  if (/[^\p{Script=Han}]|[你您我他她它这那]/u.test(what) || what.length < LEAST || what.length > MOST)
    return undefined;
  return ASKING.test(what) && check(core.lexicon, what).length === 0 ? what : undefined;
}

const HOW_ALONE = /^(?:那|这|应该|要|该|可以)*怎么(?!样|办|了|说|看|想)\p{Script=Han}{1,5}$/u;

/** How to do something, with the thing that the clause before names: 怎么洗 of 锅黑了 is 锅怎么洗. */
function withThing(
  { setting: { core }, said }: TurnContext,
  asked: Utterance,
  what: string,
): string | undefined {
  if (!HOW_ALONE.test(what)) return undefined;
  const before = said.raw.slice(0, Math.max(0, said.raw.lastIndexOf(asked.raw.replace(/[？?\s]+$/u, ''))));
  const [thing] = before
    .split(/[^\p{L}\p{N}]+/u)
    .filter((clause) => clause !== '')
    .toReversed()
    .flatMap((clause) =>
      nounsIn(core.lexicon, clause)
        .filter((noun) => !OF_TIME.test(noun))
        .slice(0, 1),
    );
  const whole = thing === undefined ? what : `${thing}${what}`;
  return /[我你您他她它]/u.test(whole) || check(core.lexicon, whole).length > 0 ? undefined : whole;
}

const OF_TIME = /[天年月时候]|现在|以前|以后|晚上|早上/u;

/** Asks for what can be looked up: where, when, how many, and whether there is any. */
const OF_FACT =
  /几|多(?:少|大|久|长|高|深|远|重)|什么时候|哪(?:一?年|天|儿|里|个|种|位|座|条|国)|谁|叫什么|什么(?:地方|颜色|东西)|是什么(?:做|样|东西|动物)|怎么(?:去|走|坐|做|来的|洗|修|弄|擦|用|打开|处理|保存|种|养)|(?:开门|关门|下雪|下雨|开放)|^有没有|会不会|是不是|能不能|为什么|\b(?:who|where|when|which|how (?:many|far|much|old|tall|long)|quem|onde|quando|quant[oa]s?|why|por que)\b/iu;
/** Of the talk itself, of language, of the learner or what is thought. */
const OF_THE_TALK =
  /(?:今天|刚才|上次|我们|咱们).*(?:学|聊|说|教|讲)|词|字|成语|中文|汉语|普通话|拼音|[我你您]|觉得|怎么看|该|好不好|对不对/u;

/** Of a fact of the world that nobody here knows; undefined of anything else. */
export function notKnownByName(context: TurnContext, asked: Utterance): Answered | undefined {
  const { level } = context;
  if (level === 'zero' || OF_THE_TALK.test(asked.raw)) return undefined;
  const near = thingAtAll(context, asked);
  // What is known of it is enough.
  if (near !== undefined) return { answers: [[near]], move: 'aside' };
  if (!OF_FACT.test(asked.raw)) return undefined;
  const what = questionAsMatter(context, asked);
  const said =
    what === undefined
      ? wordings(context, NOT_KNOWN_OF_IT[level])
      : wordings(context, NOT_KNOWN[level], { what: same(what) });
  const lookUp = /为什么|why|por que/iu.test(asked.raw) ? [] : wordings(context, LOOK_UP[level]);
  const isSaid = lookUp.some(({ zh }) =>
    context.history.some(({ by, text }) => by === 'tutor' && text.includes(zh)),
  );
  return {
    answers: lookUp.length === 0 || isSaid ? each(said) : pairs(each(said), each(lookUp)),
    move: 'cannot',
    isRefusal: true,
    ...backOf(context, (HOW.test(asked.raw) ? TRIED : CAME_TO_IT)[level]),
  };
}

const HOW = /怎么(?!样|想|看|会)|how (?:do|can|to)|como (?:se|que|eu|faz)/iu;
/** To who asks how to do something. */
const TRIED: Voices = {
  preschool: [{ zh: '你试过吗？', en: 'Have you tried?', pt: 'Você já tentou?' }],
  beginner: [
    { zh: '你自己试过什么办法？', en: 'What have you tried yourself?', pt: 'O que você já tentou?' },
  ],
  intermediate: [
    { zh: '你自己试过什么办法？', en: 'What have you tried yourself?', pt: 'O que você já tentou?' },
  ],
  advanced: [
    { zh: '你自己试过哪些办法？', en: 'What have you tried yourself?', pt: 'O que você já tentou?' },
  ],
};

/** Begins the keys of what is asked after it, so many times in a talk. */
export const UNKNOWN = 'own/unknown-';
const MOST_UNKNOWN = 4;

function backOf(context: TurnContext, asks: readonly Line[]): Pick<Answered, 'back'> {
  const before = context.state.listening.used.filter((key) => key.startsWith(UNKNOWN)).length;
  return before < MOST_UNKNOWN ? { back: { key: `${UNKNOWN}${before}`, asks: wordings(context, asks) } } : {};
}

/** 你教过小孩儿吗: something that was done, or never. */
const EVER =
  /^(?:那么?|老师)*[你您](?:\p{Script=Han}{1,8}的时候|在\p{Script=Han}{1,6}(?:时|里))?[，,]?(?:也|以前|自己|曾经|从前|有没有|小时候)*(?<done>(?!上班|上课|下班|工作)\p{Script=Han}{1,3}过\p{Script=Han}{0,14}?)(?:吗|(?<!什)么|没有?)?$/u;
const ASKS_WHETHER = /(?:吗|么|没有?)$|有没有/u;
const GRAVELY = /死|去世|病|癌|手术|偷|抢|骗|分手|离婚|哭|骂|打架|失业|开除|被|什么|谁|哪|几|怎么/u;

/** 没有，我没教过小孩儿: whoever has told of no such thing has not done it. */
export function deniedByName(context: TurnContext, asked: Utterance): Answered | undefined {
  const { level, setting } = context;
  // What happens to everybody in their trade is not denied.
  const met = MET.test(asked.raw) ? decidedOn(context, asked) : undefined;
  if (met !== undefined) return { answers: [met], move: 'aside' };
  const done = EVER.exec(asked.shown.join(''))?.groups?.['done'];
  if (
    done === undefined ||
    level === 'zero' ||
    GRAVELY.test(done) ||
    /[我你您]|的(?!\p{Script=Han}{1,4}$)/u.test(done)
  )
    return undefined;
  if (!ASKS_WHETHER.test(asked.shown.join(''))) return undefined;
  // Of 开店以后后悔过 the shop is not what was done.
  const told = toldOfTheSame(context, utterance(done.slice(done.indexOf('过') + 1)));
  if (told !== undefined) return { answers: [[told]], move: 'aside' };
  const zh = `没有，我没${done}。`;
  if (check(setting.core.lexicon, zh).length > 0) return undefined;
  const line = { zh, en: `No, I never have (${done}).`, pt: `Não, nunca (${done}).` };
  return { answers: [[line]], move: 'aside', isRefusal: true, ...backOf(context, AND_YOU[level]) };
}

const MET = /(?:遇|碰)[到上]过/u;
const PETS: ReadonlySet<string> = new Set(['狗', '猫']);

/** What the tutor's life and facts tell of the thing with which it was done: nobody denies what they have told. */
export function toldOfTheSame(
  { setting: { situation, core } }: TurnContext,
  asked: Utterance,
): Line | undefined {
  if (situation.kind !== 'tutor') return undefined;
  const all = nounsIn(core.lexicon, asked.raw).filter(
    (noun) => !CLASS_NAMES.has(noun) && kinNamed(core.lexicon, noun).every((one) => PETS.has(one)),
  );
  const thing = all.findLast((noun) => noun.length > 1) ?? all.at(-1);
  if (thing === undefined) return undefined;
  const told = [
    ...Object.values(situation.persona.facts),
    ...(situation.biography?.entries ?? []).map(({ answer }) => answer),
  ];
  return told.find((line) => line !== undefined && line.zh.includes(thing));
}
