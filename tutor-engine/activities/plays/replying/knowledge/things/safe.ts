// Whether something may be taken, and by whom: with other medicine, by a child, while driving. Nobody in a clinic says yes by the way:
// what must be known first is asked for, and that a doctor must be asked is said.

import type { Line } from '../../../../../../content/schema/line.ts';
import type { Leads } from '../../../../../state/turn-context.ts';
import { utterance } from '../../../../../understand/text/utterance.ts';
import { sentencesOf } from '../../../hearing/clauses.ts';
import { isQuestion } from '../../../hearing/speech-acts.ts';
import type { PlayContext } from '../../../world/play-context.ts';
import { holds } from '../../../world/rank.ts';

type Safe = {
  readonly asks: RegExp;
  /** The same words ask something else. */
  readonly not?: RegExp;
  /** To who knows few words, and to anybody else. */
  readonly plain: Line;
  readonly full: Line;
  /** Said by a doctor, who sends nobody to one. */
  readonly doctor?: Line;
};

const line = (zh: string, en: string, pt: string): Line => ({ zh, en, pt });

/** 他也可以吃我的药吗: whoever it is, nobody takes what was prescribed to another. */
const FOR_ANOTHER: Safe = {
  asks: /(?<!我)(?:[他她]|孩子|儿子|女儿|宝宝|[爸妈爷奶]{1,2}|老[公婆]|丈夫|妻子|朋友|同事|室友|家里?人|[哥姐弟妹]{2})[^。！？?]{0,8}(?:吃|用|喝)(?:一点儿?)?(?:我|大人)的|(?:我的|大人的)药[^。！？?]{0,6}(?:给|让)?(?:[他她]|孩子|儿子|女儿|宝宝|家里?人|朋友|[爸妈])[^。！？?]{0,6}(?:吃|用|喝)|\b(?:give|share) my (?:medicine|pills)|dar (?:o )?meu rem[eé]dio/iu,
  plain: line(
    '不行！你的药只能你自己吃，别给别人吃。让他来看医生，再开药。',
    'No! Your medicine is for you alone; give it to nobody else. They should see a doctor first.',
    'Não! Seu remédio é só para você; não dê a mais ninguém. A pessoa precisa ir ao médico primeiro.',
  ),
  full: line(
    '不行，这个药是按你的情况开的，别给别人吃。先让医生看过，再决定用什么药。',
    'No: this was prescribed for your case, give it to nobody else. A doctor must look first and then decide.',
    'Não: foi receitado para o seu caso, não dê a mais ninguém. O médico precisa examinar antes de decidir.',
  ),
};

/** Somebody who may not take what adults take. */
const CHILD =
  /孩子|儿子|女儿|宝宝|小孩|孙子|孙女|婴儿|(?:[0-9一二两三四五六七八九十]+(?:个半?月|岁半?)(?:的|，|了|能|可以|也|吃|$))|\b(?:child|kids?|son|daughter|baby)\b|crian[cç]a|filh[oa]|beb[eê]/iu;
/** 他, or a name in other letters: Leo 的咳嗽. */
const OF_THEM = /[他她]|^\s*\p{Script=Latin}+\s?(?:的|也|能|可以)/u;
const LATELY = 4;
const LATELY_TOLD = 2;
const OF_THE_PAST = /昨天|前天|上次|以前|了[，,。！!]?$/u;

/** 我只喝一小杯: who was told not to bargains for a little. */
const ONLY_A_LITTLE =
  /只(?:喝|抽|吃)(?:一|半|两|一点儿?)?(?:小)?(?:杯|口|点儿?|瓶|根|支)|just one (?:glass|beer|drink)|s[oó] um(?:a)? (?:copo|cerveja|ta[cç]a)/iu;
const OF_DRINK = /酒|烟|alcohol|beer|wine|[aá]lcool|cerveja|vinho/iu;
const NOT_EVEN_A_LITTLE = line(
  '一小杯也不行。跟朋友说你在吃药，喝茶、喝果汁，他们会明白的。',
  'Not even a small one. Tell your friends you’re on medicine and have tea or juice; they’ll understand.',
  'Nem um pouquinho. Diga aos amigos que está tomando remédio e fique no chá ou suco; eles vão entender.',
);

const SAFE: readonly Safe[] = [
  {
    asks: /怀孕|孕妇|备孕|喂奶|哺乳|母乳|\bpregnan|breast-?feed|gr[aá]vida|amament/iu,
    plain: line(
      '怀孕的时候先别吃药，问了医生再吃。',
      'While pregnant, don’t take any medicine before asking a doctor.',
      'Na gravidez, não tome remédio antes de perguntar ao médico.',
    ),
    full: line(
      '怀孕、喂奶的时候别自己吃药，先让医生看，医生说可以再吃。',
      'While pregnant or breastfeeding take nothing on your own: see a doctor first, and take it only if the doctor says so.',
      'Na gravidez ou amamentando, não tome nada por conta própria: consulte o médico antes e só tome se ele liberar.',
    ),
    doctor: line(
      '怀孕、喂奶要先告诉我几个月了，我换一种对孩子没有影响的，没换以前先别吃。',
      'With a pregnancy or breastfeeding, tell me how many months first: I’ll change it for one that’s safe for the baby. Don’t take this one until then.',
      'Na gravidez ou amamentando, diga primeiro de quantos meses: troco por um que não afete o bebê. Até lá, não tome este.',
    ),
  },
  {
    asks: CHILD,
    not: /对孩子|有孩子|生孩子/u,
    plain: line(
      '孩子不能吃大人的药。孩子几岁，对什么药过敏，先告诉我，再让医生看看。',
      'Children mustn’t take medicine for adults. Tell me the age and any allergy first, and have a doctor take a look.',
      'Criança não pode tomar remédio de adulto. Diga primeiro a idade e se tem alergia, e leve ao médico.',
    ),
    full: line(
      '孩子不能按大人的量吃。多大、多重、对什么过敏，先告诉我；小孩子用药，最好让医生看过再吃。',
      'A child mustn’t take an adult’s dose. Tell me age, weight and allergies first; for small children it’s best to see a doctor before taking anything.',
      'Criança não toma a dose de adulto. Diga primeiro a idade, o peso e as alergias; para crianças pequenas, o melhor é ver o médico antes.',
    ),
    doctor: line(
      '孩子不能按大人的量吃，带来让我看看，多大、多重、对什么过敏都要问清楚。',
      'A child mustn’t take an adult’s dose. Bring the child in: I need age, weight and allergies.',
      'Criança não toma a dose de adulto. Traga para eu ver: preciso saber idade, peso e alergias.',
    ),
  },
  {
    asks: /(?:别的|其他|其它|另外|以前|平时|现在|每天|天天|正在|长期|一直)[^。！？]{0,6}(?:吃|用|打)[^。！？]{0,8}(?:药|片|素|针)|(?:维生素|胰岛素|避孕药|降压药|血压药|止[疼痛]药|安眠药|感冒药|退烧药|消炎药|抗生素|阿司匹林|布洛芬|中药|中成药|鱼油|钙片)(?:吗|可以吗|行吗|[？?])|(?:维生素|胰岛素|降压药|血压药|止[疼痛]药|安眠药|中药|鱼油|钙片)[^。！？]{0,12}(?:一起|同时|冲突|影响|还能|能|可以|行)|(?:一起|同时|混着)(?:吃|用|喝)|\b(?:other|another) (?:pills?|medicine|medication|drugs?)|together with|outros? rem[eé]dios?|junto com/iu,
    not: /一起(?:吃饭|喝酒|用餐)|在哪|多少钱|怎么走|放|保存|带|寄|退|买/u,
    plain: line(
      '现在还吃什么药，先告诉我名字。没问医生以前，两种药别一起吃。',
      'Tell me first which medicines you take now. Don’t take two together before asking a doctor.',
      'Diga primeiro que remédios você toma agora. Não tome dois juntos antes de perguntar ao médico.',
    ),
    full: line(
      '先把在吃的药名都告诉我，有的药不能一起吃。没查清楚以前先别一起吃，最好也问问开药的医生。',
      'Tell me the names of all you’re taking: some don’t go together. Don’t combine them until that’s clear, and do ask the doctor who prescribed them.',
      'Diga os nomes de tudo o que está tomando: alguns não combinam. Não junte até ficar claro, e pergunte também ao médico que receitou.',
    ),
    doctor: line(
      '先把在吃的药名都告诉我，最好把盒子带来。有的药不能一起吃，我没看过以前先别一起吃。',
      'Tell me the names of all you’re taking, best bring the boxes. Some don’t go together; don’t combine them before I’ve seen them.',
      'Diga os nomes de tudo o que está tomando, melhor trazer as caixas. Alguns não combinam; não junte antes de eu ver.',
    ),
  },
  {
    asks: /高血压|心脏病|糖尿病|哮喘|肝|肾|胃病|胃溃疡|癫痫|贫血|青光眼|慢性病|\b(?:diabetes|asthma|heart (?:disease|condition)|high blood pressure)\b|diabetes|asma|press[aã]o alta/iu,
    not: /是不是|会不会得|有没有(?:高血压|糖尿病)|得了|查出/u,
    plain: line(
      '有这个病，吃药要小心。现在吃什么药，先告诉我，再问问医生。',
      'With that illness, take care with medicine. Tell me what you take now, and ask your doctor too.',
      'Com essa doença, cuidado com remédio. Diga o que toma agora e pergunte também ao médico.',
    ),
    full: line(
      '有这个病，用药要特别小心。平时吃什么药，先告诉我，最好给看这个病的医生打个电话再吃。',
      'With that condition medicine needs special care. Tell me what you usually take, and best call the doctor who treats it before taking this.',
      'Com essa doença, remédio pede cuidado especial. Diga o que costuma tomar, e o melhor é ligar para o seu médico antes.',
    ),
    doctor: line(
      '有这个病，用药要特别小心。平时吃什么药、最近查得怎么样，先告诉我，我再定。',
      'With that condition medicine needs special care. Tell me what you take and how the last check-up was, then I’ll decide.',
      'Com essa doença, remédio pede cuidado especial. Diga o que toma e como foi o último exame, aí eu decido.',
    ),
  },
  {
    asks: /(?:过敏)[^。！？]{0,16}(?:能|可以|吗|行)|(?:会不会|会)过敏|\ballerg\w+.*\b(?:can|may|safe)\b|al[eé]rgic\w+.*\bposso\b/iu,
    not: /是过敏吗|是不是过敏|为什么|怎么会/u,
    plain: line(
      '对什么过敏，先告诉我。没看清楚以前别吃。',
      'Tell me first what you’re allergic to. Don’t take it before we’ve checked.',
      'Diga primeiro a que você tem alergia. Não tome antes de a gente conferir.',
    ),
    full: line(
      '对什么药、什么吃的过敏，先告诉我，我对一下成分。吃了要是发痒、脸肿、喘不过气，马上停药去医院。',
      'Tell me which medicines and foods you’re allergic to and I’ll check the ingredients. If you itch, swell up or can’t breathe, stop at once and go to hospital.',
      'Diga a que remédios e alimentos tem alergia e eu confiro a composição. Se coçar, inchar ou faltar ar, pare na hora e vá ao hospital.',
    ),
  },
  {
    asks: /(?:爷爷|奶奶|外公|外婆|姥姥|姥爷|老人|[6-9][0-9]岁|[六七八九]十(?:多|几|[一二三四五六七八九])?岁)[^。！？]{0,16}(?:能|可以|吃|用)/u,
    plain: line(
      '老人吃药要小心。老人现在吃什么药，先告诉我，再问问医生。',
      'Old people must be careful with medicine. Tell me what they take now, and ask the doctor too.',
      'Idosos precisam ter cuidado com remédio. Diga o que tomam agora e pergunte também ao médico.',
    ),
    full: line(
      '年纪大的人用药要从少的开始。平时吃什么药、有什么病，先告诉我，最好也问问常看病的医生。',
      'Older people should start with little. Tell me what medicines they take and what illnesses they have, and best ask their own doctor as well.',
      'Idosos devem começar com pouco. Diga que remédios tomam e que doenças têm, e o melhor é perguntar também ao médico deles.',
    ),
  },
  {
    asks: /(?:多吃|一次吃|加(?:一)?[片倍]|两[片倍]|吃多了|忘(?:了|记)吃|漏(?:吃|服))[^。！？]{0,14}/u,
    not: /吃几片|几片$/u,
    plain: line(
      '药别多吃。忘了就等下一次，别一次吃两份。',
      'Don’t take more of it. If you forgot, wait for the next time, and don’t take two at once.',
      'Não tome a mais. Se esqueceu, espere a próxima vez e não tome duas de uma vez.',
    ),
    full: line(
      '药不能自己加量。忘了就等下一次，别一次吃两份；已经吃多了，马上给医生打电话。',
      'Never raise the dose yourself. If you forgot, wait for the next one and don’t double it; if you’ve taken too much, call a doctor at once.',
      'Não aumente a dose por conta própria. Se esqueceu, espere a próxima e não dobre; se já tomou demais, ligue logo para um médico.',
    ),
  },
  {
    asks: /开车|骑车|骑摩托|驾驶|上高速|\bdriv(?:e|ing)\b|dirigir/iu,
    not: /开车(?:来|去|到|送|带)|(?:怎么|哪[儿里]).{0,4}(?:停|开)/u,
    plain: line(
      '吃了药可能想睡觉，今天先别开车。',
      'The medicine may make you sleepy, so don’t drive today.',
      'O remédio pode dar sono, então não dirija hoje.',
    ),
    full: line(
      '有的药吃了会困，反应也慢，吃药这几天先别开车，走路、坐车都比开车安全。',
      'Some medicines make you drowsy and slow. Don’t drive while you take them: walking or riding along is safer.',
      'Alguns remédios dão sono e deixam a reação lenta. Não dirija enquanto toma: ir a pé ou de carona é mais seguro.',
    ),
  },
  {
    asks: /(?:喝|沾|碰)(?:一?点儿?|一?杯|一?口|不喝)?(?:白|红|啤|葡萄|米|黄)?酒|啤酒|\b(?:alcohol|beer|wine|drink(?:ing)? )\b|[aá]lcool|cerveja|vinho/iu,
    plain: line(
      '吃药的时候别喝酒，好了再喝。',
      'No alcohol while you take the medicine; wait until you’re well.',
      'Nada de álcool enquanto toma o remédio; espere ficar bom.',
    ),
    full: line(
      '吃药这几天别喝酒，一口也别喝，伤胃也伤肝，等药停了再说。',
      'No alcohol at all while you’re on the medicine: it’s hard on stomach and liver. Wait until you’ve stopped taking it.',
      'Nada de álcool enquanto toma o remédio: faz mal ao estômago e ao fígado. Espere terminar o tratamento.',
    ),
  },
];

/** Asks for leave, or whether it harms. */
const ASKS_LEAVE =
  /能|可以|可不可以|行|什么药|吃多少|吃几|怎么吃|影响|安全|要紧|问题|关系|冲突|好吗|合适|危险|会不会|吗[？?]?$|\b(?:can|may|safe|ok|okay|should)\b|\b(?:posso|pode|faz mal|tem problema)\b/iu;
/** What is taken, or the one who stands there with a prescription. */
const OF_MEDICINE =
  /药|吃|服|用|涂|抹|喷|片|针|这个|它|喝|开车|骑|\b(?:take|it|pills?|medicine)\b|\b(?:tomar|rem[eé]dio|isso)\b/iu;

/** Undefined outside a clinic and a pharmacy, and where nothing of the kind is asked. */
export function safeIn(context: PlayContext): Leads | undefined {
  const { playing, said, level } = context;
  const { raw } = said;
  if (playing.play.world?.kind !== 'clinic') return undefined;
  const lately = context.history
    .slice(-LATELY)
    .map(({ text }) => text)
    .join('');
  if (ONLY_A_LITTLE.test(raw) && OF_DRINK.test(`${lately}${raw}`) && !OF_THE_PAST.test(raw))
    return [[NOT_EVEN_A_LITTLE]];
  if (!isAsked(raw)) return undefined;
  // 我女儿六岁，她可以吃吗: who it is for may stand before the question.
  const learner = context.history.filter(({ by }) => by === 'learner').slice(-LATELY_TOLD);
  const before = OF_THEM.test(raw) ? learner.map(({ text }) => text).join('。') : '';
  const whole = `${before}${(context.whole ?? said).raw}`;
  const isOfChild = CHILD.test(whole);
  const found =
    (FOR_ANOTHER.asks.test(raw) && !isOfChild ? FOR_ANOTHER : undefined) ??
    (OF_THEM.test(raw) && isOfChild ? SAFE.find(({ asks }) => asks === CHILD) : undefined) ??
    SAFE.find((one) => one.asks.test(raw) && one.not?.test(raw) !== true) ??
    (POINTS.test(raw)
      ? SAFE.find((one) => one.asks.test(whole) && one.not?.test(whole) !== true)
      : undefined);
  if (found === undefined) return undefined;
  const isPlain = level === 'beginner' || level === 'preschool' || level === 'zero';
  const isDoctor = holds(playing, '医生');
  return [[isPlain ? found.plain : ((isDoctor ? found.doctor : undefined) ?? found.full)]];
}

/** Whether somebody else may take it: what is said to that, and the rest of the message; undefined where that is not asked. */
export function takenByAnother(
  context: PlayContext,
): { readonly asked: string; readonly leads: Leads; readonly rest: string } | undefined {
  const sentences = sentencesOf((context.whole ?? context.said).raw);
  const asked = sentences.find(
    (raw) => TAKES.test(raw) && (CHILD.test(raw) || FOR_ANOTHER.asks.test(raw) || OF_THEM.test(raw)),
  );
  const leads = asked === undefined ? undefined : safeIn({ ...context, said: utterance(asked) });
  if (asked === undefined || leads === undefined) return undefined;
  return { asked, leads, rest: sentences.filter((raw) => raw !== asked).join('') };
}

const TAKES =
  /(?:能|可以|可不可以|能不能)[^，,。？?]{0,4}(?:吃|用|服|喝)(?:我的|这|药|它|一样|同样|大人|[吗么？?])/u;

const isAsked = (raw: string) => isQuestion(raw) && ASKS_LEAVE.test(raw) && OF_MEDICINE.test(raw);

/** Names neither what is taken nor who takes it. */
const POINTS = /^[^，,]{0,2}(?:[他她它]|这个?|那|也|能|可以|吃)/u;
