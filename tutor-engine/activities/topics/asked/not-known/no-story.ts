// What a tutor says who has nothing to tell of what is asked: that it has no such story, and what it does know of the very person.

import type { Level } from '../../../../../content/schema/levels.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../../../content/schema/listening/biography.ts';
import { each, pairs, wordings } from '../../../../say/wording.ts';
import type { TurnContext } from '../../../../state/turn-context.ts';
import { kinNamed } from '../../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import { addressedAsYou } from '../../known/called-by-name.ts';
import { wasTold } from '../../known/was-told.ts';
import { decidedOn } from './decided.ts';

type Voices = Readonly<Record<Exclude<Level, 'zero'>, readonly Line[]>>;

/** To who asks whether something has happened to the tutor. */
const NOT_LIVED: Voices = {
  preschool: [
    { zh: '没有呀。', en: 'No, I haven’t.', pt: 'Não, não.' },
    { zh: '我没有呢。', en: 'I haven’t.', pt: 'Eu não.' },
  ],
  beginner: [
    { zh: '没有，我没有过。', en: 'No, I haven’t.', pt: 'Não, eu não.' },
    { zh: '这个我没有。', en: 'Not me.', pt: 'Isso eu não.' },
    { zh: '还没有呢。', en: 'Not yet.', pt: 'Ainda não.' },
  ],
  intermediate: [
    {
      zh: '没有，这个我没经历过。',
      en: 'No, I haven’t been through that.',
      pt: 'Não, por isso eu não passei.',
    },
    { zh: '还真没有。', en: 'I really haven’t.', pt: 'Eu não, mesmo.' },
    { zh: '我倒没遇到过。', en: 'That has never happened to me.', pt: 'Comigo nunca aconteceu.' },
  ],
  advanced: [
    {
      zh: '没有，这样的事我没经历过。',
      en: 'No, I haven’t been through anything like that.',
      pt: 'Não, por nada assim eu passei.',
    },
    { zh: '这倒还真没有。', en: 'That, no, never.', pt: 'Isso não, nunca.' },
    { zh: '我没碰上过。', en: 'I’ve never come across it.', pt: 'Nunca me deparei com isso.' },
  ],
};

/** To anything else that is asked of the tutor’s life, in the manner of who was asked something new. */
const NOT_KNOWN: Voices = {
  preschool: [{ zh: '我想一想！', en: 'Let me think!', pt: 'Deixa eu pensar!' }],
  beginner: [
    { zh: '这个我要想一想。', en: 'I need to think about that.', pt: 'Nisso eu preciso pensar.' },
    { zh: '这个我也说不好。', en: 'That I can’t say myself.', pt: 'Isso nem eu sei dizer.' },
  ],
  intermediate: [
    {
      zh: '一下子我还真想不出来。',
      en: 'Off the top of my head I can’t think of it.',
      pt: 'Assim de repente não me vem à cabeça.',
    },
    { zh: '这个我得想一想。', en: 'I’d have to think about that.', pt: 'Nisso eu teria que pensar.' },
  ],
  advanced: [
    {
      zh: '一时还真答不上来。',
      en: 'I can’t answer that straight away.',
      pt: 'Assim na hora não sei responder.',
    },
    {
      zh: '这一问，我得想想再答你。',
      en: 'That one I must think over before I answer.',
      pt: 'Essa eu preciso pensar antes de responder.',
    },
  ],
};

/** To how long, how many and when. */
const NOT_COUNTED: Voices = {
  preschool: [{ zh: '很多很多！', en: 'Lots and lots!', pt: 'Muito, muito!' }],
  beginner: [{ zh: '我没有数过。', en: 'I have never counted.', pt: 'Nunca contei.' }],
  intermediate: [
    {
      zh: '我没仔细算过，说不出准数。',
      en: 'I’ve never worked it out, I can’t give a number.',
      pt: 'Nunca fiz a conta, não sei dizer um número.',
    },
  ],
  advanced: [
    {
      zh: '没仔细算过，给不出准数。',
      en: 'I’ve never reckoned it up, I can’t give a number.',
      pt: 'Nunca fiz a conta, não posso dar um número.',
    },
  ],
};
const COUNTS =
  /几[个只次本年天位条家杯门种岁点]|多少|多久|多长时间|\b(?:how (?:many|long|much|often)|quant[oa]s?)\b/iu;
/** To whether: 您后来还敢骗他吗. */
const NOT_SETTLED: Voices = {
  ...NOT_KNOWN,
  intermediate: [
    { zh: '这个你可把我问住了。', en: 'There you’ve got me.', pt: 'Aí você me pegou.' },
    { zh: '这个我得想一想。', en: 'I’d have to think about that.', pt: 'Nisso eu teria que pensar.' },
  ],
  advanced: [
    { zh: '这一问倒把我问住了。', en: 'There you’ve got me.', pt: 'Aí você me pegou.' },
    { zh: '这我得想想再答你。', en: 'That I must think over.', pt: 'Nessa eu preciso pensar.' },
  ],
};
const WHETHER = /[吗么]$|(\p{Script=Han})[不没]\1/u;
const NOT_DATED: Voices = {
  preschool: [{ zh: '很久了！', en: 'Long ago!', pt: 'Faz muito tempo!' }],
  beginner: [{ zh: '很久了，我记不清了。', en: 'Long ago, I don’t remember.', pt: 'Faz tempo, não lembro.' }],
  intermediate: [
    {
      zh: '有些年头了，是哪一年我记不准了。',
      en: 'It’s some years now; which year I don’t remember.',
      pt: 'Já faz uns anos; o ano certo eu não lembro.',
    },
  ],
  advanced: [
    {
      zh: '有些年头了，确切的时间我记不准了。',
      en: 'It’s some years now; the exact time escapes me.',
      pt: 'Já faz alguns anos; a data exata me escapa.',
    },
  ],
};
/** Of what is over. */
const DATES = /(?:什么时候|哪一?年|几[年月]).*的$|(?:什么时候|哪一?年).*(?:开始|认识|来|搬|结婚|学会)/u;

/** To who asks how somebody of the tutor’s family is called. */
const NAMES_KEPT: Voices = {
  preschool: [
    { zh: '这是我们家的秘密！', en: 'That’s our family’s secret!', pt: 'É segredo da nossa família!' },
  ],
  beginner: [
    {
      zh: '家里人的名字，我不常在外面说。',
      en: 'I don’t often tell my family’s names.',
      pt: 'Não costumo dizer os nomes da família.',
    },
  ],
  intermediate: [
    {
      zh: '家里人的名字我不常在外面说，在家都叫小名，叫惯了。',
      en: 'I don’t often tell my family’s names; at home it’s pet names, we’re used to it.',
      pt: 'Não costumo dizer os nomes da família; em casa são apelidos, já é costume.',
    },
  ],
  advanced: [
    {
      zh: '家人的名字我一般不往外说，在家里也只叫小名，叫了几十年了。',
      en: 'I don’t usually give my family’s names away; at home we’ve used pet names for decades.',
      pt: 'Não costumo dizer os nomes da família; em casa usamos apelidos há décadas.',
    },
  ],
};

const ASKS_NAME = /叫什么|名字|\b(?:names?|called|nomes?|chamam?)\b/iu;
/** 被骗过吗, 有没有后悔. */
const WHETHER_LIVED = /过[^？?]{0,6}[吗么没]|过没有|有(?:没有)?[^？?]*[吗么]?$/u;

/** Who is in their first week is told in their own language. */
const FIRST_WEEK: readonly Line[] = [
  {
    zh: '对不起，我不知道。',
    en: 'Sorry, I don’t know.',
    pt: 'Desculpe, eu não sei.',
  },
];

/** Ways to say so, the first preferred, each with what is known of the person asked after. */
export function noStory(context: TurnContext, asked: Utterance): Line[][] {
  const { level } = context;
  const near = ofThem(context, asked);
  // Whoever has no girlfriend has nothing else to say of her.
  if (near?.isDenied === true) return [[near.line]];
  if (level === 'zero') return each(wordings(context, FIRST_WEEK));
  const isLived = WHETHER_LIVED.test(asked.raw) && !WHAT.test(asked.raw);
  const voices = ASKS_NAME.test(asked.raw) ? NAMES_KEPT : isLived ? NOT_LIVED : notKnownOf(asked);
  const decided = voices === NAMES_KEPT ? undefined : decidedOn(context, asked);
  if (decided !== undefined) return [decided];
  const said = wordings(context, voices[level]);
  return near === undefined ? each(said) : pairs(each(said), [[near.line]]);
}

function notKnownOf({ shown, raw }: Utterance): Voices {
  if (DATES.test(shown.join(''))) return NOT_DATED;
  if (COUNTS.test(raw)) return NOT_COUNTED;
  return WHETHER.test(shown.join('')) && !WHAT.test(raw) ? NOT_SETTLED : NOT_KNOWN;
}

const WHAT = /什么|怎么|谁|哪|几|多[少大久长]/u;

const WELL = /(?:身体|还|都|最近|过得)*(?:好|怎么样|健康)(?:不好|吗|么|呢)?[？?。]?$/u;
const GONE = /走了|去世|不在了|过世|走得早/u;
const ARE_WELL: Voices = {
  preschool: [{ zh: '很好，谢谢你！', en: 'Very well, thank you!', pt: 'Muito bem, obrigado!' }],
  beginner: [{ zh: '挺好的，谢谢你！', en: 'Quite well, thank you!', pt: 'Vão bem, obrigado!' }],
  intermediate: [
    {
      zh: '都挺好的，谢谢你问。',
      en: 'All well, thanks for asking.',
      pt: 'Tudo bem, obrigado por perguntar.',
    },
  ],
  advanced: [
    {
      zh: '都还不错，谢谢你惦记。',
      en: 'All fairly well, kind of you to ask.',
      pt: 'Tudo bem, que gentileza perguntar.',
    },
  ],
};

/** 你父母身体还好吗: well, where they are alive and known of. */
export function wellOf(context: TurnContext, asked: Utterance): Line[][] | undefined {
  const { setting, level } = context;
  const { situation, core } = setting;
  if (situation.kind !== 'tutor' || level === 'zero' || !WELL.test(asked.raw)) return undefined;
  const near = ofThem(context, asked);
  if (near?.isDenied === true) return [[near.line]];
  const kin = kinNamed(core.lexicon, addressedAsYou(situation.persona, asked.raw));
  const ofKin = (situation.biography?.entries ?? []).filter(({ asks }) =>
    asks.some((ask) => kinNamed(core.lexicon, ask).some((one) => kin.includes(one))),
  );
  const gone = ofKin.find(({ answer }) => GONE.test(answer.zh));
  if (gone !== undefined || ofKin.length === 0) return gone && [[gone.answer]];
  return each(wordings(context, ARE_WELL[level]));
}

type Known = { readonly line: Line /** There is no such person. */; readonly isDenied: boolean };

/** Of these, whoever has none of one has nobody to tell of. */
const ALIKE: readonly ReadonlySet<string>[] = [
  '丈夫 妻子 爱人 女朋友 男朋友 husband wife boyfriend girlfriend marido esposa namorado namorada',
  '孩子 女儿 儿子 children daughter daughters son filho filha filhas',
  '哥哥 姐姐 弟弟 妹妹 brother brothers sister sisters irmao irma',
].map((words) => new Set(words.split(' ')));
const DENIED = /没有(?!.*可是)|没结婚|没有结婚|还没结婚|唯一|独生|离婚/u;
const DENIED_OF: readonly RegExp[] = [/没有.{0,3}(?:朋友)|没结婚|没有结婚|还没结婚|离婚/u, DENIED, DENIED];

/** What is known of the one person or animal that is asked after. */
function ofThem(context: TurnContext, asked: Utterance): Known | undefined {
  const { setting } = context;
  const { situation, core } = setting;
  if (situation.kind !== 'tutor') return undefined;
  const text = addressedAsYou(situation.persona, asked.raw);
  const [who, ...others] = kinNamed(core.lexicon, text);
  if (who === undefined || others.length > 0) return undefined;
  const entries = situation.biography?.entries ?? [];
  const share = ({ asks, foreign }: BiographyEntry, isMeant: (kin: string) => boolean) =>
    [...asks, ...foreign].filter((wording) => {
      const named = kinNamed(core.lexicon, wording);
      return named.length === 1 && isMeant(named[0] ?? '');
    }).length /
    (asks.length + foreign.length);
  const group = ALIKE.findIndex((words) => words.has(who));
  const words = ALIKE[group];
  const isDenial = (zh: string) => DENIED_OF[group]?.test(zh) ?? false;
  const own = entries.find((entry) => share(entry, (kin) => kin === who) >= MOST_OF_THEM);
  const denied =
    words === undefined || own !== undefined
      ? undefined
      : entries.find(
          (entry) => share(entry, (kin) => words.has(kin)) >= MOST_OF_THEM && isDenial(entry.answer.zh),
        );
  if (denied !== undefined) return { line: denied.answer, isDenied: true };
  const theirs = own === undefined ? othersOfTheKind(context, { who, words }) : undefined;
  if (theirs !== undefined) return { line: theirs, isDenied: true };
  const isDenied = own !== undefined && isDenial(own.answer.zh);
  if (own === undefined || (!isDenied && wasTold(context, own.answer))) return undefined;
  return { line: own.answer, isDenied };
}

type Kin = { readonly who: string; readonly words: ReadonlySet<string> | undefined };

/** 您儿子多大了, of who has two daughters: that they have these. */
function othersOfTheKind({ setting: { situation } }: TurnContext, { who, words }: Kin): Line | undefined {
  if (situation.kind !== 'tutor' || words === undefined || who === '孩子') return undefined;
  const { family } = situation.persona.facts;
  const all = [family, ...(situation.biography?.entries ?? []).map(({ answer }) => answer)];
  const isNamed = (word: string) => all.some((line) => line?.zh.includes(word) === true);
  return family !== undefined && !isNamed(who) && [...words].some((word) => family.zh.includes(word))
    ? family
    : undefined;
}

/** So many of its wordings name nobody else. */
const MOST_OF_THEM = 0.3;
