// What a tutor says who has nothing to tell of what is asked: that it has no such story, and what it does know of the very person.

import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import type { BiographyEntry } from '../../../../content/schema/listening/biography.ts';
import { each, pairs, setLines, wordings } from '../../../say/wording.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { kinNamed } from '../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { addressedAsYou } from '../known/called-by-name.ts';

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

/** To anything else that is asked of the tutor’s life. */
const NOT_KNOWN: Voices = {
  preschool: [
    { zh: '我记不清了。', en: 'I can’t remember.', pt: 'Não lembro bem.' },
    { zh: '我说不好呢。', en: 'I can’t say.', pt: 'Não sei dizer.' },
  ],
  beginner: [
    { zh: '我记不清了。', en: 'I don’t remember exactly.', pt: 'Não lembro bem.' },
    { zh: '这个我说不好。', en: 'I can’t say.', pt: 'Não sei dizer.' },
    { zh: '我没想过这个。', en: 'I haven’t thought about it.', pt: 'Nisso eu não pensei.' },
  ],
  intermediate: [
    { zh: '具体的我记不清了。', en: 'I don’t remember the details.', pt: 'Não lembro os detalhes.' },
    { zh: '这个我自己也说不清。', en: 'I can’t really tell myself.', pt: 'Nem eu sei dizer bem.' },
    { zh: '这我倒没想过。', en: 'I never thought about that.', pt: 'Nisso nunca pensei.' },
  ],
  advanced: [
    {
      zh: '具体的我已经记不清了。',
      en: 'I no longer remember the details.',
      pt: 'Já não lembro os detalhes.',
    },
    { zh: '这个我自己也说不清楚。', en: 'I can’t quite tell myself.', pt: 'Nem eu sei dizer direito.' },
    { zh: '这一点我倒没想过。', en: 'That I’ve never thought about.', pt: 'Nisso nunca pensei.' },
  ],
};

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
  const voices = ASKS_NAME.test(asked.raw) ? NAMES_KEPT : isLived ? NOT_LIVED : NOT_KNOWN;
  const said = wordings(context, voices[level]);
  return near === undefined ? each(said) : pairs(each(said), [[near.line]]);
}

const WHAT = /什么|怎么|谁|哪|几|多[少大久长]/u;

/** Whether it was said in this talk before that something is not known. */
export function hasRefused(context: TurnContext): boolean {
  const { level, history } = context;
  if (level === 'zero') return false;
  const all = [
    ...NOT_LIVED[level],
    ...NOT_KNOWN[level],
    ...REFUSALS.flatMap((kind) => setLines(context, kind)),
  ];
  return history.some(
    ({ by, text }) => by === 'tutor' && (NOT_SURE_OF.test(text) || all.some(({ zh }) => text.includes(zh))),
  );
}

/** “房价”的事，我不太清楚. */
const NOT_SURE_OF = /的事，我(?:不太清楚|一时想不起来)|，我记不清了/u;

/** Who has said once that they do not know, asks the learner instead: of oneself, and of the world. */
const YOURS_FIRST: Voices = {
  preschool: [
    {
      zh: '你先说，我听。你呢？',
      en: 'You first, I’m listening. What about you?',
      pt: 'Você primeiro, eu escuto. E você?',
    },
  ],
  beginner: [
    {
      zh: '我想先听你说。你呢？',
      en: 'I’d like to hear you first. What about you?',
      pt: 'Quero ouvir você primeiro. E você?',
    },
    {
      zh: '先说说你吧，你呢？',
      en: 'Let’s talk about you first: what about you?',
      pt: 'Primeiro você: e você?',
    },
  ],
  intermediate: [
    {
      zh: '我想先听听你的，你自己呢？',
      en: 'I’d like to hear yours first: what about you?',
      pt: 'Quero ouvir você primeiro: e você?',
    },
    {
      zh: '还是先说说你吧，你自己呢？',
      en: 'Let’s start with you: what about you?',
      pt: 'Vamos começar por você: e você?',
    },
  ],
  advanced: [
    {
      zh: '这个我更想先听你说，你自己呢？',
      en: 'That I’d rather hear from you first: what about you?',
      pt: 'Isso eu prefiro ouvir de você primeiro: e você?',
    },
    {
      zh: '先听听你的吧，换作你呢？',
      en: 'Yours first: what would you say yourself?',
      pt: 'Você primeiro: o que você diria?',
    },
  ],
};
const VIEW_FIRST: Voices = {
  preschool: [{ zh: '你觉得呢？', en: 'What do you think?', pt: 'O que você acha?' }],
  beginner: [
    {
      zh: '我想听你说，你觉得呢？',
      en: 'I’d like to hear you: what do you think?',
      pt: 'Quero ouvir você: o que acha?',
    },
  ],
  intermediate: [
    {
      zh: '我想先听听你的看法，你怎么看？',
      en: 'I’d like your view first: what do you think?',
      pt: 'Quero primeiro a sua opinião: o que acha?',
    },
  ],
  advanced: [
    {
      zh: '我倒想先听听你的判断，你怎么看？',
      en: 'I’d rather hear your judgement first: how do you see it?',
      pt: 'Prefiro ouvir primeiro o seu juízo: como você vê isso?',
    },
  ],
};

const OF_VIEWS =
  /为什么|为啥|该|觉得|认为|怎么看|怎么想|好不好|对不对|[吗么]\s*[？?]?$|\b(?:why|should|por que)\b/u;

/** Undefined where nothing was refused yet, so that it may be said once. */
export function askedInstead(context: TurnContext, asked: Utterance | undefined): Line[] | undefined {
  const { level } = context;
  if (level === 'zero' || !hasRefused(context)) return undefined;
  const text = asked?.raw.replaceAll(/[你您]知道[吗么]?/gu, '') ?? '';
  const isOfYou = asked === undefined || /[你您]|\b(?:you|your|voc[eê]|seu|sua)\b/iu.test(text);
  // Of a fact of the world nobody has a view.
  if (!isOfYou && !OF_VIEWS.test(text)) return undefined;
  // Who asks again and again is not put off for ever.
  const left = wordings(context, (isOfYou ? YOURS_FIRST : VIEW_FIRST)[level]).filter(
    ({ zh }) => !context.state.recent.some((text) => text.includes(zh)),
  );
  return left.length === 0 ? undefined : left;
}

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

/** Set lines that answer nothing. */
const REFUSALS = ['cannot', 'yourTurn'] as const;

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
function ofThem({ setting, state }: TurnContext, asked: Utterance): Known | undefined {
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
  const isDenied = own !== undefined && isDenial(own.answer.zh);
  if (own === undefined || (!isDenied && state.recent.some((line) => line.includes(own.answer.zh))))
    return undefined;
  return { line: own.answer, isDenied };
}

/** So many of its wordings name nobody else. */
const MOST_OF_THEM = 0.3;
