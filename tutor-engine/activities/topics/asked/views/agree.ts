// Whether the tutor agrees with what is put to them: with the very proposition, and with what of it depends.

import { check } from '../../../../../chinese/grammar/index.ts';
import type { Line } from '../../../../../content/schema/line.ts';
import { sentenceAsked } from '../../../../say/stance/sentence.ts';
import { same, wordings } from '../../../../say/wording.ts';
import { hash } from '../../../../state/random.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import { type Answered, answeredBy, type TutorContext } from '../../known/answered.ts';

const ASKS =
  '(?:同意|赞成|认同)(?:吗|不同意|不赞成|不认同)?|(?:同不同意|赞不赞成|认不认同)|觉得(?:对吗|对不对|有道理吗|是这样吗)';
const THIS = '(?:这句话|这个(?:看法|说法|观点)|这种(?:看法|说法|观点)|我的(?:看法|观点))?';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:那么?|老师|请问)*[，,]?(?:[你您]|老师)(?:${ASKS})${THIS}[：:，,]?(?<what>[^，,：:]{4,26})$`,
    'u',
  ),
  new RegExp(
    `^(?:(?:有人|有些人|大家|很多人|人们|别人)(?:常|都|总)?(?:说|认为|觉得)|俗话说|我(?:一直|总|就)?(?:觉得|认为|想|说)(?:是)?)[，,：:]?(?<what>[^，,：:]{4,26})[，,](?:那|老师|[你您])*(?:${ASKS})${THIS}(?:呢|啊)?$`,
    'u',
  ),
  /^(?:那|老师)?[你您](?:难道)?不(?:觉得|认为)(?<what>[^，,：:]{4,26})吗$/u,
];
/** 很少有人真的去了解事实。您不觉得吗？ Of the clause before. */
const BARELY =
  /^(?:那|老师)?(?:[你您](?:难道)?(?:不(?:这么|这样)?(?:觉得|认为|看|想|同意)|不是(?:这么|这样)(?:觉得|认为|看|想))|难道不是(?:这样|吗)?)(?:吗|么)?$/u;
const QUOTES = /[“”"「」『』]/gu;

type Level = 'beginner' | 'intermediate' | 'advanced';
const AGREES: Readonly<Record<Level, readonly Line[]>> = {
  beginner: [
    {
      zh: '对，我也觉得{what}。',
      en: 'Yes, I think so too: “{what}”.',
      pt: 'Sim, eu também acho: “{what}”.',
    },
  ],
  intermediate: [
    {
      zh: '我同意，我也觉得{what}，不过也要看是什么人、什么时候。',
      en: 'I agree: “{what}”. Though it depends on who, and when.',
      pt: 'Concordo: “{what}”. Mas depende de quem e de quando.',
    },
  ],
  advanced: [
    {
      zh: '大体上我同意，我也觉得{what}；只是话不能说满，换一种处境，结论未必站得住。',
      en: 'By and large I agree: “{what}”. Only it shouldn’t be said too absolutely; in another situation it may not hold.',
      pt: 'Em linhas gerais concordo: “{what}”. Só não dá para dizer isso de forma absoluta; em outra situação pode não valer.',
    },
  ],
};
const DOUBTS: Readonly<Record<Level, readonly Line[]>> = {
  beginner: [
    {
      zh: '我想，有的时候是这样，有的时候不是。',
      en: 'I think sometimes it’s so, and sometimes it isn’t.',
      pt: 'Acho que às vezes é assim, às vezes não.',
    },
  ],
  intermediate: [
    {
      zh: '我只同意一半：说{what}，有时候是对的，可是换一个人就不一定了。',
      en: 'I half agree: “{what}” is true at times, but not for everybody.',
      pt: 'Concordo pela metade: “{what}” é verdade às vezes, mas não para todos.',
    },
  ],
  advanced: [
    {
      zh: '我有所保留：说{what}，道理是有的，可我总能想起几个反例。',
      en: 'I have my reservations: there’s sense in “{what}”, but I can always think of a few counter-examples.',
      pt: 'Tenho reservas: há sentido em “{what}”, mas sempre me lembro de alguns contraexemplos.',
    },
  ],
};
const BACK: Readonly<Record<Level, Line>> = {
  beginner: { zh: '你为什么这样想？', en: 'Why do you think so?', pt: 'Por que você pensa assim?' },
  intermediate: {
    zh: '你是从哪件事想到这一点的？',
    en: 'What brought you to that thought?',
    pt: 'O que levou você a pensar nisso?',
  },
  advanced: {
    zh: '你这个看法，是从哪件事上来的？',
    en: 'Where does your view come from?',
    pt: 'De onde vem essa sua opinião?',
  },
};

/** In characters; a longer one is no clause to say again. */
const LONGEST = 26;

/** The last clause that tells, before what is asked. */
function toldBefore({ raw }: Utterance, asked: Utterance): string {
  const before = raw.slice(0, Math.max(0, raw.lastIndexOf(asked.raw)));
  const last = before.split(/[。！？!?，,；;]/u).findLast((clause) => clause.trim() !== '') ?? '';
  const clause = last
    .trim()
    .replace(/^(?:因为|可是|但是?|不过|所以|而且|其实|而)+/u, '')
    .replace(/^我(?:一直|总|还是|倒|也|就)*(?:认为|觉得|想|看|相信)(?:的是)?/u, '');
  return clause.length >= 4 && clause.length <= LONGEST ? clause : '';
}

/** Undefined where nothing is put to the tutor, or it would be no certain Chinese in their mouth. */
export function agreedOn(context: TutorContext, asked: Utterance): Answered | undefined {
  const { level, said, setting, state } = context;
  if (level === 'zero' || level === 'preschool') return undefined;
  const whole = sentenceAsked(said, asked).replaceAll(QUOTES, '');
  const groups = FORMS.map((form) => form.exec(whole) ?? form.exec(asked.raw.replace(/[？?\s]+$/u, ''))).find(
    Boolean,
  )?.groups;
  const what =
    groups?.['what']?.replace(/[吗呢啊]$/u, '').trim() ??
    (BARELY.test(asked.shown.join('')) ? toldBefore(said, asked) : '');
  if (what === '' || /[我你您]|什么|谁|哪|怎么/u.test(what)) return undefined;
  const agrees = hash(`${setting.seed}/${state.turn}/${what}`) % 3 > 0;
  const lines = wordings(context, (agrees ? AGREES : DOUBTS)[level], { what: same(what) });
  if (lines.some(({ zh }) => check(setting.core.lexicon, zh).length > 0)) return undefined;
  return answeredBy(lines, `view/agree-${state.turn}`, [BACK[level]]);
}
