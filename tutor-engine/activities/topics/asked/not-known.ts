// What nobody can tell is said to be not known by its own words, with what is known of the matter, and nothing else is asked than what they think or how they came to it.

import { check } from '../../../../chinese/grammar/index.ts';
import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import { withoutStop } from '../../../say/shared-moves.ts';
import { each, pairs, same, wordings } from '../../../say/wording.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { kinNamed, nounsIn } from '../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { Answered } from '../known/answered.ts';
import { CLASS_NAMES } from '../known/of-the-tutors.ts';
import { thingAtAll } from '../known/things.ts';

type Voices = Readonly<Record<Exclude<Level, 'zero'>, readonly Line[]>>;

/** {what}: the question as it was asked, of the tutor in their own mouth. */
const NOT_KNOWN: Voices = {
  preschool: [{ zh: '{what}，我不知道呢。', en: '“{what}”: I don’t know.', pt: '“{what}”: eu não sei.' }],
  beginner: [
    {
      zh: '{what}，我也不知道。',
      en: '“{what}”: I don’t know either.',
      pt: '“{what}”: eu também não sei.',
    },
    { zh: '{what}，我说不好。', en: '“{what}”: I can’t say.', pt: '“{what}”: não sei dizer.' },
  ],
  intermediate: [
    {
      zh: '{what}，我说不好，不想随便告诉你。',
      en: '“{what}”: I can’t say, and I don’t want to tell you just anything.',
      pt: '“{what}”: não sei dizer, e não quero falar qualquer coisa.',
    },
    {
      zh: '{what}，我还真说不准。',
      en: '“{what}”: that I really can’t say for sure.',
      pt: '“{what}”: isso eu não sei dizer com certeza.',
    },
  ],
  advanced: [
    {
      zh: '{what}，我说不准，不敢随口乱讲。',
      en: '“{what}”: I’m not certain, and won’t just make something up.',
      pt: '“{what}”: não tenho certeza, e não vou inventar.',
    },
    {
      zh: '{what}，这不是我懂的那一行，说错了反而误导你。',
      en: '“{what}”: that’s outside what I know, and a wrong answer would mislead you.',
      pt: '“{what}”: isso foge do que eu sei, e uma resposta errada enganaria você.',
    },
  ],
};

/** Of the tutor’s own life: long ago, or never thought of. */
const NOT_RECALLED: Voices = {
  preschool: [{ zh: '{what}，我记不清了。', en: '“{what}”: I don’t remember.', pt: '“{what}”: não lembro.' }],
  beginner: [
    {
      zh: '{what}，我记不清了。',
      en: '“{what}”: I don’t remember exactly.',
      pt: '“{what}”: não lembro bem.',
    },
  ],
  intermediate: [
    {
      zh: '{what}，时间长了，我记不清了。',
      en: '“{what}”: it’s been a while, I don’t remember.',
      pt: '“{what}”: já faz tempo, não lembro bem.',
    },
  ],
  advanced: [
    {
      zh: '{what}，说实话，我记不清了。',
      en: '“{what}”: honestly, I no longer remember.',
      pt: '“{what}”: para ser franco, já não lembro.',
    },
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
      zh: '用中文上网搜一下，应该找得到。',
      en: 'Search for it in Chinese online; you should find it.',
      pt: 'Procure na internet em chinês; deve achar.',
    },
  ],
  advanced: [
    {
      zh: '与其听我猜，不如用中文搜一搜，看看可靠的资料怎么说。',
      en: 'Rather than hear me guess, search in Chinese and see what a reliable source says.',
      pt: 'Em vez de me ouvir adivinhar, procure em chinês e veja o que diz uma fonte confiável.',
    },
  ],
};

const CAME_TO_IT: Voices = {
  preschool: [{ zh: '你喜欢这个吗？', en: 'Do you like that?', pt: 'Você gosta disso?' }],
  beginner: [
    { zh: '你为什么想知道这个？', en: 'What makes you want to know?', pt: 'Por que você quer saber isso?' },
  ],
  intermediate: [
    {
      zh: '你是怎么想到这个问题的？',
      en: 'How did you come to that question?',
      pt: 'Como essa pergunta lhe veio à cabeça?',
    },
  ],
  advanced: [
    {
      zh: '你是怎么想到要问这个的？',
      en: 'What brought you to ask this?',
      pt: 'O que levou você a perguntar isso?',
    },
  ],
};
const AND_YOU: Voices = {
  preschool: [{ zh: '你呢？', en: 'And you?', pt: 'E você?' }],
  beginner: [{ zh: '你呢？', en: 'And you?', pt: 'E você?' }],
  intermediate: [
    { zh: '你呢，你自己是怎么样的？', en: 'And you, how is it with you?', pt: 'E você, como é com você?' },
  ],
  advanced: [
    { zh: '你自己呢，是怎样的？', en: 'And you, how is it with you?', pt: 'E você, como é com você?' },
  ],
};
const THEIR_VIEW: Voices = {
  preschool: [{ zh: '你觉得呢？', en: 'What do you think?', pt: 'O que você acha?' }],
  beginner: [{ zh: '你觉得呢？', en: 'What do you think?', pt: 'O que você acha?' }],
  intermediate: [
    { zh: '你自己是怎么想的？', en: 'What do you think yourself?', pt: 'O que você mesmo pensa?' },
  ],
  advanced: [
    {
      zh: '你自己有没有什么猜想？',
      en: 'Do you have a guess of your own?',
      pt: 'Você tem algum palpite?',
    },
  ],
};

const ADDRESS =
  /^(?:(?:那么?|老师|请问|对了|可是|所以|还有|[你您]知不?知道|[你您]说|我想问(?:一下)?|我想知道)[，,、\s]*)+/u;
const PARTICLE = /(?:呢|啊|呀|来着|吗|么|嘛)$/u;
const ASKING = /什么|谁|哪|几|多(?:少|大|久|长|高|深|远|重)|怎么|怎样|为什么|(\p{Script=Han})[不没]\1/u;
/** Whether something is so, put as one clause: 鲸鱼会不会睡觉. */
const WHETHER = /(?<![不没])(?<verb>会|能|是|有|可以|要|应该|喜欢)(?!不|没)/u;
/** In characters. */
const MOST = 18;
const SHORT_OWN = 5;
const LEAST = 3;

/** The question as what it is about, in words that are certain to be right; undefined where it cannot be said again. */
export function questionAsMatter({ setting: { core } }: TurnContext, asked: Utterance): string | undefined {
  const bare = asked.raw
    .trim()
    .replace(/[？?。！!，,\s]+$/u, '')
    .replace(ADDRESS, '')
    .replace(/真的(?=有|会|能|是)/u, '');
  if (/[^\p{Script=Han}“”《》]/u.test(bare) || bare.length < LEAST || bare.length > MOST) return undefined;
  const isWhether = !ASKING.test(bare) && PARTICLE.test(bare);
  const plain = bare.replace(PARTICLE, '');
  const put = isWhether
    ? plain.replace(WHETHER, (verb) => (verb === '有' ? '有没有' : `${verb.slice(0, 1)}不${verb}`))
    : plain;
  if (!ASKING.test(put) && !put.includes('有没有')) return undefined;
  // What learners say of themselves and of the tutor changes its person only where one of both is named.
  if (/我/u.test(put)) return undefined;
  const mine = put.replaceAll(/[你您](?!们)/gu, '我');
  if (/[你您]/u.test(mine)) return undefined;
  return check(core.lexicon, mine).length === 0 ? withoutStop(mine) : undefined;
}

const WHY = /为什么|为啥|怎么会|会不会|该|觉得|好不好|\b(?:why|should|por que)\b/iu;

/** Undefined where its words cannot be said again. */
export function notKnownByName(context: TurnContext, asked: Utterance): Answered | undefined {
  const { level } = context;
  const what = level === 'zero' ? undefined : questionAsMatter(context, asked);
  if (what === undefined || level === 'zero') return undefined;
  const isOwn = OF_THE_TUTOR.test(asked.raw);
  // Nobody forgets their own name.
  if (isOwn && (what.includes('我的') || what.length <= SHORT_OWN)) return undefined;
  const said = wordings(context, (isOwn ? NOT_RECALLED : NOT_KNOWN)[level], { what: same(what) });
  if (isOwn)
    return { answers: each(said), move: 'aside', isRefusal: true, ...backOf(context, AND_YOU[level]) };
  const near = thingAtAll(context, asked);
  const isView = WHY.test(asked.raw);
  const back = isView ? [] : wordings(context, LOOK_UP[level]);
  const lines = near === undefined ? back : [near];
  return {
    answers: lines.length === 0 ? each(said) : pairs(each(said), each(lines)),
    move: 'cannot',
    isRefusal: true,
    ...backOf(context, (isView ? THEIR_VIEW : CAME_TO_IT)[level]),
  };
}

const OF_THE_TUTOR = /[你您](?!们|知道|觉得|说)/u;

/** Begins the keys of what is asked after it, so many times in a talk. */
export const UNKNOWN = 'own/unknown-';
const MOST_UNKNOWN = 4;

function backOf(context: TurnContext, asks: readonly Line[]): Pick<Answered, 'back'> {
  const before = context.state.listening.used.filter((key) => key.startsWith(UNKNOWN)).length;
  return before < MOST_UNKNOWN ? { back: { key: `${UNKNOWN}${before}`, asks: wordings(context, asks) } } : {};
}

/** 你教过小孩儿吗: something that was done, or never. */
const EVER =
  /^(?:那么?|老师)*[你您](?:也|以前|自己|曾经|从前|有没有|小时候)*(?<done>\p{Script=Han}{1,4}过\p{Script=Han}{0,10}?)(?:吗|么|没有?)?$/u;
const ASKS_WHETHER = /(?:吗|么|没有?)$|有没有/u;
const GRAVELY = /死|去世|病|癌|手术|偷|抢|骗|分手|离婚|哭|骂|打架|失业|开除|被|什么|谁|哪|几|怎么/u;

/** 没有，我没教过小孩儿: whoever has told of no such thing has not done it. */
export function deniedByName(context: TurnContext, asked: Utterance): Answered | undefined {
  const { level, setting } = context;
  const done = EVER.exec(asked.shown.join(''))?.groups?.['done'];
  if (done === undefined || level === 'zero' || GRAVELY.test(done) || /[我你您的]/u.test(done))
    return undefined;
  if (!ASKS_WHETHER.test(asked.shown.join(''))) return undefined;
  const told = toldOfTheSame(context, asked);
  if (told !== undefined) return { answers: [[told]], move: 'aside' };
  const zh = `没有，我没${done}。`;
  if (check(setting.core.lexicon, zh).length > 0) return undefined;
  const line = { zh, en: `No, I never have (${done}).`, pt: `Não, nunca (${done}).` };
  return { answers: [[line]], move: 'aside', isRefusal: true, ...backOf(context, AND_YOU[level]) };
}

const PETS: ReadonlySet<string> = new Set(['狗', '猫']);

/** What the tutor's life and facts tell of the thing with which it was done: nobody denies what they have told. */
function toldOfTheSame({ setting: { situation, core } }: TurnContext, asked: Utterance): Line | undefined {
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
