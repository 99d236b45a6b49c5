// 你呢 after the tutor's own answer: only to who asked and told nothing, and of whom nothing tells it already.

import type { FactSlot } from '../../../../content/schema/listening/frame.ts';
import type { Fact } from '../../../../content/schema/people/persona.ts';
import { factIn } from '../../../understand/intent.ts';
import { namedIn } from '../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import type { Answered, TutorContext } from '../known/answered.ts';

/** Of which part of a profile a question to the tutor is, asked back. */
const SLOT_OF: Partial<Readonly<Record<Fact, FactSlot>>> = {
  name: 'name',
  age: 'age',
  home: 'city',
  job: 'job',
  family: 'family',
  animal: 'pet',
  language: 'language',
  hobby: 'like',
};

/** Told by another thing than it is asked by: whoever is a cook cooks. */
const TOLD_BY: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /做饭|做菜|烧菜|下厨|煮|烤|厨房|拿手菜|菜/u,
    /厨师|大厨|副厨|面包师|糕点师|饭馆|餐厅|餐馆|面包店|做饭|做菜|\b(?:cook|chef|baker|cozinh\w*|padeir[oa])\b/iu,
  ],
  [
    /结婚|丈夫|妻子|老公|老婆/u,
    /我(?:的)?(?:丈夫|妻子|太太|先生|老公|老婆)|结婚|离婚|单身|\b(?:husband|wife|married|marido|esposa|casad[oa])\b/iu,
  ],
  [
    /孩子|儿子|女儿/u,
    /我(?:的)?(?:孩子|儿子|女儿)|没有?孩子|\b(?:my (?:son|daughter|kids?|children)|meu filho|minha filha|meus filhos)\b/iu,
  ],
  [/生日/u, /生日|\b(?:birthday|anivers[aá]rio)\b/iu],
  [/教|学生|上课/u, /老师|教(?!我)|教授|\b(?:teacher|teach|professora?|dou aula)\b/iu],
  [/代码|编程|程序/u, /程序员|编程|代码|软件|\b(?:developer|programmer|software|programador\w*)\b/iu],
  [/看病|病人|打针/u, /护士|医生|大夫|\b(?:nurse|doctor|enfermeir[oa]|m[eé]dic[oa])\b/iu],
  [/开车|司机/u, /司机|出租车|开车|\b(?:driver|taxi|motorista)\b/iu],
  [
    /猫|狗|宠物/u,
    /我(?:的|家的|有|养)[^，。]{0,6}(?:猫|狗)|\b(?:my (?:cat|dog)|meu (?:gato|cachorro)|minha gata)\b/iu,
  ],
  [/住|城市|哪儿人|哪里人/u, /我(?:现在|家)?(?:住在|是从|来自)|\b(?:i live|i.m from|moro|sou de)\b/iu],
];

/** 我很忙 and the like tell little; more is told beside the question, which is answered for itself. */
const LONGEST_BESIDE = 7;

function tells(statement: Utterance | undefined): boolean {
  return (
    statement !== undefined &&
    (/我/u.test(statement.raw) || statement.hanzi > LONGEST_BESIDE || statement.latin > LONGEST_BESIDE)
  );
}

/** Whether the learner may be asked the same. */
export function isAnswerFree(
  context: TutorContext,
  asked: Utterance,
  statement: Utterance | undefined,
): boolean {
  return !tells(statement) && !isToldAlready(context, asked);
}

const AND_YOU = /^(?:那)?[你您](?:自己)?呢|^换[作成][你您]呢/u;
type Asking = {
  readonly own: Answered;
  readonly asked: Utterance | undefined;
  readonly statement: Utterance | undefined;
  readonly back: NonNullable<Answered['back']>;
};

/** What is asked back, without what nobody should be asked here. */
export function mayAskBack(context: TutorContext, { own, asked, statement, back }: Asking): Answered['back'] {
  if (asked !== undefined && isToldAlready(context, asked)) return undefined;
  const isOfTutor = back.key.startsWith('own/');
  // Who has nothing to tell asks nothing back.
  if (own.isRefusal === true && own.move === 'aside' && isOfTutor) return undefined;
  const asks = tells(statement) ? back.asks.filter(({ zh }) => !AND_YOU.test(zh)) : back.asks;
  return asks.length === 0 ? undefined : { ...back, asks };
}

function isToldAlready(context: TutorContext, asked: Utterance): boolean {
  return hasTold(context, asked) || hasNamed(context, asked) || isToldOtherwise(context, asked);
}

/** Nobody is asked back what they have told. */
function hasTold({ state }: TutorContext, asked: Utterance): boolean {
  const fact = factIn(asked);
  const slot = fact === undefined ? undefined : SLOT_OF[fact];
  return slot !== undefined && state.profile[slot] !== undefined;
}

function ownTexts({ history, said, setting }: TutorContext, asked: Utterance): string[] {
  const own = history.filter(({ by }) => by === 'learner').map(({ text }) => text);
  return [...(setting.facts ?? []), ...own, said.raw.replace(asked.raw, '')];
}

/** 奶奶，你有弟弟吗, after 我和弟弟在家玩; 你会做蛋糕吗, of who makes them. */
function hasNamed(context: TutorContext, asked: Utterance): boolean {
  const named = namedIn(context.setting.core.lexicon, asked.raw);
  const told = ownTexts(context, asked).filter((text) => text.includes('我'));
  return named.some((one) => told.some((text) => text.includes(one)));
}

function isToldOtherwise(context: TutorContext, asked: Utterance): boolean {
  const texts = ownTexts(context, asked);
  return TOLD_BY.some(
    ([question, told]) => question.test(asked.raw) && texts.some((text) => told.test(text)),
  );
}
