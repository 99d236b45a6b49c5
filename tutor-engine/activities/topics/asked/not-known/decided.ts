// What a tutor decides of their own life where nobody has written it: something small and harmless, by the kind of question, and the same whenever it is asked.

import { check } from '../../../../../chinese/grammar/index.ts';
import type { Level } from '../../../../../content/schema/levels.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { wordings } from '../../../../say/wording.ts';
import type { TurnContext } from '../../../../state/turn-context.ts';
import { kinNamed, nounsIn } from '../../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import { CLASS_NAMES } from '../../known/of-the-tutors.ts';

type Spoken = Exclude<Level, 'zero'>;
type Voices = Readonly<Record<Spoken, Line>>;

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

/** Of what troubles everybody sooner or later: 您做生意的时候遇到过这种情况吗. */
const MET_IT: Voices = {
  preschool: line('有呀，没关系！', 'Yes, it’s all right!', 'Já, não faz mal!'),
  beginner: line(
    '有过。那时候有点儿急，现在不怕了。',
    'Yes. I worried then; now I don’t.',
    'Já. Na época fiquei aflito; hoje não.',
  ),
  intermediate: line(
    '遇到过，还不止一次。当时很着急，后来就有办法了。',
    'Yes, more than once. I was worried at first; later I knew what to do.',
    'Já, mais de uma vez. No começo fiquei aflito; depois aprendi a lidar.',
  ),
  advanced: line(
    '遇到过，还不止一次。头一回急得睡不着，后来明白了，先稳住人，再解决事。',
    'Yes, more than once. The first time I couldn’t sleep; then I learned to calm the people first and solve the matter after.',
    'Já, mais de uma vez. Na primeira não dormi; depois aprendi a acalmar as pessoas e só então resolver.',
  ),
};
const WITH_WHOM: Voices = {
  preschool: line('和好朋友一起！', 'With good friends!', 'Com bons amigos!'),
  beginner: line('常常跟朋友一起。', 'Often with friends.', 'Quase sempre com amigos.'),
  intermediate: line(
    '多半跟朋友一起，有时候就我一个人。',
    'Mostly with friends, sometimes by myself.',
    'Quase sempre com amigos, às vezes sozinho.',
  ),
  advanced: line(
    '多半跟两三个老朋友一起，偶尔也图个清静，一个人。',
    'Mostly with two or three old friends, now and then alone for the quiet.',
    'Quase sempre com dois ou três velhos amigos, de vez em quando só, pelo sossego.',
  ),
};
const BY_WHOM: Voices = {
  preschool: line('家里人！', 'My family!', 'Minha família!'),
  beginner: line('是家里人。', 'Somebody of my family.', 'Alguém da família.'),
  intermediate: line('是家里人。', 'Somebody of my family.', 'Alguém da família.'),
  advanced: line('是家里人。', 'Somebody of my family.', 'Alguém da família.'),
};
const WHO: Voices = {
  preschool: line('是我的好朋友！', 'A good friend of mine!', 'Um bom amigo meu!'),
  beginner: line('是我的一个老朋友。', 'An old friend of mine.', 'Um velho amigo meu.'),
  intermediate: line('是我的一个老朋友。', 'An old friend of mine.', 'Um velho amigo meu.'),
  advanced: line('是一位多年的老朋友。', 'A friend of many years.', 'Um amigo de muitos anos.'),
};
const WHERE: Voices = {
  preschool: line('在我家旁边！', 'Near my home!', 'Perto da minha casa!'),
  beginner: line(
    '在我家旁边，走路就到。',
    'Near my home, within walking distance.',
    'Perto de casa, dá para ir a pé.',
  ),
  intermediate: line(
    '就在我家附近，走路就能到。',
    'Just near my home, within walking distance.',
    'Perto de casa, dá para ir a pé.',
  ),
  advanced: line(
    '就在我家附近，几步路的事。',
    'Just near my home, a few steps away.',
    'Perto de casa, a poucos passos.',
  ),
};
const WHY: Voices = {
  preschool: line('因为我喜欢！', 'Because I like to!', 'Porque eu gosto!'),
  beginner: line(
    '因为那时候我觉得这样最好。',
    'Because it seemed best to me then.',
    'Porque na época me pareceu o melhor.',
  ),
  intermediate: line(
    '没有什么特别的原因，当时觉得这样最合适，现在也不后悔。',
    'No special reason: it seemed right at the time, and I don’t regret it.',
    'Nenhum motivo especial: na época pareceu o certo, e não me arrependo.',
  ),
  advanced: line(
    '没有什么大道理，当时觉得该这么做就做了，回头看也不后悔。',
    'No great reason: it felt like the thing to do, and looking back I don’t regret it.',
    'Nenhuma grande razão: na época pareceu o que fazer e, olhando para trás, não me arrependo.',
  ),
};
/** Of what went wrong. */
const WENT_WRONG: Voices = {
  preschool: line('下次会好！', 'Next time it will be better!', 'Da próxima vez vai ser melhor!'),
  beginner: line(
    '那天我太累了，没做好。',
    'I was too tired that day and did badly.',
    'Eu estava cansado demais naquele dia e não fui bem.',
  ),
  intermediate: line(
    '那天太累了，没做好，下次我会注意。',
    'I was too tired that day and did badly; I’ll mind it next time.',
    'Naquele dia o cansaço era demais e não deu certo; da próxima vez tomo cuidado.',
  ),
  advanced: line(
    '说到底是那天太累，大意了，之后再没犯过。',
    'In the end I was tired that day and careless; it never happened again.',
    'No fundo foi cansaço e descuido naquele dia; nunca mais aconteceu.',
  ),
};
const SMALL_CAUSE: Voices = {
  preschool: line('一点儿小事，现在好了！', 'A small thing, it’s fine now!', 'Coisinha boba, já passou!'),
  beginner: line('一点儿小事，现在好了。', 'A small thing, it’s fine now.', 'Coisa pequena, já passou.'),
  intermediate: line(
    '说起来是件小事，现在已经好了。',
    'A small matter really, and over now.',
    'Coisa pequena, já passou.',
  ),
  advanced: line(
    '说起来不过是件小事，早就过去了。',
    'A small matter really, long past.',
    'Coisa pequena, passou faz tempo.',
  ),
};
const TAUGHT: Voices = {
  preschool: line('家里人教我的！', 'My family taught me!', 'Minha família me ensinou!'),
  beginner: line('是一个老朋友教我的。', 'An old friend taught me.', 'Um velho amigo me ensinou.'),
  intermediate: line('是一个老朋友教我的。', 'An old friend taught me.', 'Um velho amigo me ensinou.'),
  advanced: line(
    '是一位老朋友手把手教的。',
    'An old friend taught me step by step.',
    'Um velho amigo me ensinou passo a passo.',
  ),
};
const BORN_SO: Voices = {
  preschool: line('小时候就这样！', 'I’ve always been like that!', 'Sempre fui assim!'),
  beginner: line(
    '小时候就这样，现在也一样。',
    'It’s been so since I was small, and still is.',
    'É assim desde criança, e até hoje.',
  ),
  intermediate: line(
    '从小就这样，改不了了。',
    'I’ve been so since I was small; there’s no changing it.',
    'Sou assim desde criança; não tem mais jeito.',
  ),
  advanced: line(
    '从小就这样，大概一辈子也改不了了。',
    'I’ve been so since I was small, and probably always will be.',
    'Sou assim desde criança, e acho que serei a vida toda.',
  ),
};
const ALL_ALIKE: Voices = {
  preschool: line('都很好！', 'They’re all good!', 'Todos são bons!'),
  beginner: line(
    '都差不多，每个人都有好的地方。',
    'Much alike: everybody has their good side.',
    'Quase iguais: cada um tem seu lado bom.',
  ),
  intermediate: line(
    '都差不多，每个人有每个人的长处。',
    'Much alike: each has their own strengths.',
    'Quase iguais: cada um tem suas qualidades.',
  ),
  advanced: line(
    '不相上下，各有各的长处。',
    'Much of a muchness: each has their own strengths.',
    'Páreo duro: cada um tem suas qualidades.',
  ),
};
const UNFAIR: Voices = {
  preschool: line('大声说话的人！', 'People who shout!', 'Quem grita!'),
  beginner: line('我怕不听别人说话的人。', 'People who don’t listen.', 'Quem não escuta os outros.'),
  intermediate: line(
    '最怕不讲道理的，怎么说都没用。',
    'Unreasonable ones: nothing you say helps.',
    'Os que não ouvem a razão: nada adianta.',
  ),
  advanced: line(
    '最怕不讲道理又自以为有理的。',
    'Those who won’t hear reason and think they have it.',
    'Os que não ouvem a razão e acham que a têm.',
  ),
};
const OWN_IDEA: Voices = {
  preschool: line('自己想的！', 'It was their own idea!', 'Foi ideia própria!'),
  beginner: line(
    '是自己想的，我们都说好。',
    'It was their own idea, and we all agreed.',
    'Foi ideia própria, e todos concordamos.',
  ),
  intermediate: line(
    '是自己的主意，家里人都支持。',
    'It was their own idea, and the family stands behind it.',
    'Foi ideia própria, e a família apoia.',
  ),
  advanced: line(
    '是自己拿的主意，家里人都支持。',
    'It was their own decision, and the family stands behind it.',
    'Foi decisão própria, e a família apoia.',
  ),
};
const HOW: Voices = {
  preschool: line('慢慢来！', 'Slowly!', 'Devagar!'),
  beginner: line('慢慢来，一天做一点儿。', 'Slowly, a little every day.', 'Devagar, um pouco por dia.'),
  intermediate: line(
    '没有什么特别的办法，就是慢慢来。',
    'No special way, just slowly.',
    'Nenhum jeito especial, só com calma.',
  ),
  advanced: line(
    '没有什么诀窍，就是慢慢摸索出来的。',
    'No secret to it: by feeling my way slowly.',
    'Sem segredo: fui descobrindo aos poucos.',
  ),
};
const WHAT_THEN: Voices = {
  preschool: line('先停一停，再慢慢来！', 'First stop, then slowly!', 'Primeiro paro, depois devagar!'),
  beginner: line(
    '我先停一停，问清楚，再慢慢做。',
    'First I stop and ask, then do it slowly.',
    'Primeiro paro e pergunto, depois faço com calma.',
  ),
  intermediate: line(
    '我一般先停一停，把事情问清楚，再一件一件地做。',
    'I usually stop, get things clear, and then do one after the other.',
    'Em geral paro, esclareço as coisas e faço uma de cada vez.',
  ),
  advanced: line(
    '我一般先停一停，把事情问清楚再动手，急着补救反而错得更多。',
    'I usually stop and get things clear before I act; hasty repairs make it worse.',
    'Em geral paro e esclareço tudo antes de agir; consertar às pressas piora.',
  ),
};
const OF_KINDS: Voices = {
  preschool: line('什么样的都有！', 'All kinds!', 'De todo tipo!'),
  beginner: line('什么样的都有。', 'There are all kinds.', 'Tem de todo tipo.'),
  intermediate: line(
    '什么样的都有，一人一个样。',
    'All kinds, each in their own way.',
    'De todo tipo, cada um do seu jeito.',
  ),
  advanced: line(
    '什么样的都有，见多了也就不奇怪了。',
    'All kinds; after a while nothing surprises you.',
    'De todo tipo; com o tempo nada mais surpreende.',
  ),
};
const TASTE: Voices = {
  preschool: line('我都喜欢！', 'I like them all!', 'Gosto de todos!'),
  beginner: line(
    '我都喜欢，平常的就很好。',
    'I like them all; ordinary ones are fine.',
    'Gosto de todos; os comuns já servem.',
  ),
  intermediate: line(
    '我不挑，平平常常的就很好。',
    'I’m not choosy: plain and ordinary is fine.',
    'Não sou exigente: o simples já está ótimo.',
  ),
  advanced: line(
    '我不挑，越平常的越耐得住。',
    'I’m not choosy: the plainer, the longer it lasts.',
    'Não sou exigente: quanto mais simples, mais dura.',
  ),
};
const WHAT: Voices = {
  preschool: line('很多很多！', 'Lots and lots!', 'Muita, muita coisa!'),
  beginner: line(
    '都是很小的事，每天都差不多。',
    'Only small things, much the same every day.',
    'Só coisas pequenas, quase iguais todo dia.',
  ),
  intermediate: line(
    '都是些平常的小事，没什么特别的。',
    'Ordinary little things, nothing special.',
    'Coisinhas comuns, nada de especial.',
  ),
  advanced: line(
    '都是些平常小事，说出来没什么特别的。',
    'Ordinary little things, nothing special to tell.',
    'Coisinhas comuns, nada de especial para contar.',
  ),
};
const SOMETIMES: Voices = {
  preschool: line('有时候会！', 'Sometimes!', 'Às vezes!'),
  beginner: line('有的时候会，不多。', 'Sometimes, not much.', 'Às vezes, não muito.'),
  intermediate: line('有时候会，不过不多。', 'Sometimes, but not much.', 'Às vezes, mas não muito.'),
  advanced: line('偶尔会，不算多。', 'Now and then, not much.', 'De vez em quando, não muito.'),
};
const IT_IS_SO: Voices = {
  preschool: line('是呀！', 'Yes!', 'É, sim!'),
  beginner: line('对，差不多是这样。', 'Yes, more or less.', 'Sim, mais ou menos.'),
  intermediate: line('对，差不多是这样。', 'Yes, more or less.', 'Sim, mais ou menos.'),
  advanced: line('对，大体是这样。', 'Yes, by and large.', 'Sim, em linhas gerais.'),
};

const GRAVELY = /死|去世|病(?!人)|癌|手术|偷|抢|分手|离婚|打架|失业|开除|裁/u;
/** The first that fits counts; over a question in hanzi without its mark. */
const KINDS: readonly (readonly [RegExp, Voices])[] = [
  [/(?:遇到|碰到|碰上|遇上)过(?!.*(?:什么|哪|谁))/u, MET_IT],
  [/[跟和向]谁.{0,4}学|谁教/u, TAUGHT],
  [/[跟和与同]谁/u, WITH_WHOM],
  [/谁(?:最|更)/u, ALL_ALIKE],
  [/谁(?:给|帮|做|送|买|陪|带|告诉)|[做送买写]的是?谁/u, BY_WHOM],
  [/谁/u, WHO],
  [/(?:为什么|为啥|怎么会).*(?:输|错|忘|迟到|失败|丢|坏|没(?:做|完|去|来))/u, WENT_WRONG],
  [/(?:为什么|为啥|怎么会).*(?:哭|生气|难过|不高兴|吵|紧张|怕)/u, SMALL_CAUSE],
  [/(?:为什么|为啥).*(?:喜欢|爱|讨厌)/u, BORN_SO],
  [/为什么|为啥|怎么会/u, WHY],
  [/在哪|去哪|哪[儿里]|什么地方/u, WHERE],
  [/怎么(?:办|处理|应付)/u, WHAT_THEN],
  [/(?:怕|讨厌|不喜欢).*(?:什么|哪).{0,3}人/u, UNFAIR],
  [/什么样|哪(?:种|些)人|(?:是|都是)(?:些)?什么人/u, OF_KINDS],
  [/(?:喜欢|爱|最想|想要).*(?:什么|哪)/u, TASTE],
  [/怎么(?!了|样|看|想|说|办|叫)/u, HOW],
  [/做(?:了|过)?(?:些)?什么|忙什么|有什么.{0,3}事/u, WHAT],
];
const WHY_THEY = /(?:为什么|为啥)(?!.*(?:哭|生气|难过|输|错|不))/u;
const MANY = /多少(?!钱|岁|年|天|次|度|公|米)\p{Script=Han}/u;
const UNFIT = /什么时候|几|多[少大久长]|哪(?:一)?[年天]|叫什么|什么名字|怎么样|什么意思/u;
const TAGGED = /^(?:那|可是)?[你您](?:们)?.*(?:不就?是|不都).+(?:吗|嘛)$/u;
/** 你后来向他道歉了吗. */
const DONE =
  /^[你您](?:们|的)?(?:儿子|女儿|孩子|丈夫|妻子|爸爸|妈妈|弟弟|哥哥|姐姐|妹妹|朋友|狗|猫)?(?:后来|当时|最后|还|也|今天|昨天)*(?<done>\p{Script=Han}{1,10}了)(?:吗|没有?)$/u;
const ADJECTIVE =
  /(?<quality>[多少大小长高贵冷热忙累远近难严])吗$|(?<either>(?![会能是要想有喜去在爱怕])\p{Script=Han})不\k<either>$/u;
const COUNTED = /几(?<thing>[个只本次家门种条张件位](?:人|学生|朋友|孩子|班)?)(?!岁|月|小时|星期)/u;
const WHETHER = /[吗么]$|(\p{Script=Han})[不没]\1/u;

/** Undefined where what is asked is grave, a number or a name, or of no kind that can be decided. */
export function decidedOn(context: TurnContext, asked: Utterance): Line[] | undefined {
  const { level } = context;
  const text = asked.shown.join('').replace(/^(?:那么?|老师|对了|可是|奶奶)[，,]?/u, '');
  if (level === 'zero' || asked.hanzi === 0 || GRAVELY.test(text)) return undefined;
  const put = TAGGED.test(text) ? confirmed(context, asked) : undefined;
  if (put !== undefined) return put;
  const thing = COUNTED.exec(text)?.groups?.['thing'];
  if (thing !== undefined) return [line(`五六${thing}。`, 'Five or six.', 'Cinco ou seis.')];
  if (MANY.test(text)) return [line('不多也不少。', 'Neither many nor few.', 'Nem muitos, nem poucos.')];
  if (UNFIT.test(text)) return undefined;
  const done = DONE.exec(text)?.groups?.['done'];
  if (done !== undefined) return asDone(context, done);
  // What is decided of the tutor is not so of their family.
  const isOfKin = kinNamed(context.setting.core.lexicon, asked.raw).length > 0 && !/[跟和与]/u.test(text);
  // Of two clauses that ask, one light answer answers one.
  if (/，/u.test(text)) return undefined;
  if (isOfKin && WHY_THEY.test(text)) return wordings(context, [OWN_IDEA[level]]);
  const kind = isOfKin ? undefined : KINDS.find(([asks]) => asks.test(text))?.[1];
  if (kind !== undefined) return wordings(context, [kind[level]]);
  if (!WHETHER.test(text) || /过|什么|哪|怎么/u.test(text)) return undefined;
  const found = ADJECTIVE.exec(text)?.groups;
  const quality = found?.['quality'] ?? found?.['either'];
  if (quality !== undefined) return inTurns(quality);
  return wordings(context, [(/是.*[吗么]$|是不是/u.test(text) ? IT_IS_SO : SOMETIMES)[level]]);
}

/** 店里客人多吗. */
function inTurns(quality: string): Line[] {
  return [
    line(
      `有时候${quality}，有时候不太${quality}。`,
      `Sometimes yes (${quality}), sometimes less so.`,
      `Às vezes sim (${quality}), às vezes nem tanto.`,
    ),
  ];
}

/** What was done is said to be done, where that is certain Chinese. */
function asDone({ setting: { core } }: TurnContext, done: string): Line[] | undefined {
  const zh = `嗯，${done}。`;
  return /[我你您]|什么|谁|哪/u.test(done) || check(core.lexicon, zh).length > 0
    ? undefined
    : [line(zh, `Yes, I did (${done}).`, `Sim (${done}).`)];
}

/** 你不是开饭馆的吗: by what is told of the very thing. */
function confirmed(
  { setting: { situation, core }, level }: TurnContext,
  asked: Utterance,
): Line[] | undefined {
  if (situation.kind !== 'tutor' || level === 'zero') return undefined;
  const things = nounsIn(core.lexicon, asked.raw).filter((noun) => !CLASS_NAMES.has(noun));
  const told = [
    ...Object.values(situation.persona.facts),
    ...(situation.biography?.entries ?? []).map(({ answer }) => answer),
  ];
  const own = told.find((one) => one !== undefined && things.some((noun) => one.zh.includes(noun)));
  return own && [line('对，是的。', 'Yes, that’s right.', 'Sim, isso mesmo.'), own];
}
