// What a tutor answers to a learner's own question: from what is remembered, from the tutor's life, or that it does not know.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Fact } from '../../../content/schema/people/persona.ts';
import { nearInLife } from '../../say/of-their-life.ts';
import { askedOfOneself } from '../../say/own-words.ts';
import { each, pairs, setLines } from '../../say/wording.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { TutorSituation } from '../../state/types.ts';
import { asksWhatIsKnown, factIn, type OwnQuestion, type QuestionAsked } from '../../understand/intent.ts';
import { matchAny } from '../../understand/patterns/match.ts';
import { DOUBTS, OPINION_ASKED, THINKS } from '../../understand/plea-patterns.ts';
import { isOfWhatWasTold } from '../../understand/of-what-was-told.ts';
import { tellsOf } from '../../understand/retrieval/question-type.ts';
import { kinNamed, typeOf } from '../../understand/retrieval/similarity.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { advised, advisedOn } from './advise.ts';
import { generalAnswer, inChinese, insteadOf, plainAnswer } from './any-tutor.ts';
import { addressedAsYou } from './called-by-name.ts';
import { choice, choiceOfActs } from './choice.ts';
import { knowledgeOn } from './knowledge.ts';
import { toldOfLife } from './life.ts';
import { furtherOnLast, OF_YOURS } from './matter.ts';
import { hasRefusedLately, noStory } from './no-story.ts';

/** A context of a tutor's. */
export type TutorContext = TurnContext & { readonly tutor: TutorSituation };

/** Asked about the talk and what can be done in it: there are set lines for each. */
const OF_THE_TALK = ['robot', 'advice', 'permission', 'favour'] as const;
type OfTheTalk = (typeof OF_THE_TALK)[number];

export function isOfTheTalk(question: OwnQuestion): question is OfTheTalk {
  return OF_THE_TALK.some((one) => one === question);
}

export type OwnQuestionAsked = QuestionAsked & { readonly others?: readonly QuestionAsked[] | undefined };

/** At this likeness two wordings ask the same; below it nothing of the tutor's life is told. */
const ALIKE = 0.53;
/** Where a fact of the tutor fits as well, the life must fit clearly better. */
export const CLEARLY_ALIKE = 0.6;
const SURELY_ALIKE = 0.7;

type Answered = {
  readonly answers: Line[][];
  readonly move: 'aside' | 'cannot';
  /** It tells nothing: there is no such story, or it is not known. */
  readonly isRefusal?: boolean;
  /** What is asked back, where nothing else was told. */
  readonly back?: { readonly key: string; readonly asks: readonly Line[] };
};

/** What the tutor answers to all that was asked: what it knows, and that it does not know only where it knows nothing. */
export function ownAnswer(context: TutorContext, own: OwnQuestionAsked): Answered {
  const all = withPersons(withoutBareWhy([own, ...(own.others ?? [])]), whoBefore(context, own.asked)).map((one) =>
    answerToOne(context, one),
  );
  const answered = all.filter(({ move, isRefusal }) => move === 'aside' && isRefusal !== true);
  // Beside what is known, a view in general says nothing.
  const known = answered.filter(({ back }) => back?.key.startsWith(VIEW) !== true);
  const told = known.length > 0 ? known : answered;
  const [first, other] = told.map(({ answers }) => answers);
  // Of two questions none is passed over, but nobody hears again and again that nothing is known.
  const untold = all.find(({ isRefusal }) => isRefusal === true)?.answers;
  const second = other ?? (hasRefusedLately(context) ? undefined : untold);
  const back = told.findLast((one) => one.back !== undefined)?.back;
  if (first === undefined) return notRefusedAgain(context, all[0]);
  const answers = second === undefined ? first : pairs(first, second).map(eachOnce);
  return { answers, move: 'aside', ...(back && { back }) };
}

/** Nobody hears twice within a few turns that nothing is known: what can be done with the question is said instead. */
function notRefusedAgain(context: TutorContext, refusal: Answered | undefined): Answered {
  const [first] = hasRefusedLately(context) ? insteadOf(context) : [];
  if (first === undefined) return refusal ?? { answers: [], move: 'cannot' };
  const asks = insteadOf(context).map(({ ask }) => ask);
  return {
    answers: [[first.line]],
    move: 'aside',
    back: { key: `instead/${context.state.turn}`, asks: asks.slice(0, 1) },
  };
}

function eachOnce(lines: readonly Line[]): Line[] {
  return lines.filter(({ zh }, at) => lines.findIndex((one) => one.zh === zh) === at);
}

const BARE_WHY = /^(?:那|可是)?(?:这是|那是)?(?:为什么|为啥)(?:呢|啊|呀)?$/u;

/** 看手艺还是看人品？为什么？ The reason is given with the answer. */
function withoutBareWhy(all: readonly QuestionAsked[]): readonly QuestionAsked[] {
  const left = all.filter(({ asked }) => !BARE_WHY.test(asked?.shown.join('') ?? ''));
  return left.length === 0 ? all : left;
}

const OF_THEM = /^(?:那|那么|可是|还有)?[他她它]们?/u;
/** 多久回来一次 says of nobody else. */
const OF_NOBODY =
  /^(?!.*[你您我他她它谁])(?:那|还)?(?:多久|多大|几|什么时候|在哪|住|叫|会|喜欢|做|有|现在|平时|为什么)/u;

/** 你儿子也五岁，他在家吵不吵: of the tutor's own who was named before the question. */
function whoBefore({ said }: TutorContext, asked: Utterance | undefined): string | undefined {
  const text = asked?.raw.trim() ?? '';
  const [before = ''] = text === '' ? [] : said.raw.split(text.replace(/[？?]+$/u, ''));
  const clause = before.split(/[。！？!?，,；;\s]+/u).findLast((one) => one !== '') ?? '';
  return /^[他她它]/u.test(text) ? OF_YOURS.exec(clause)?.groups?.['who'] : undefined;
}

/** 你儿子多大了？他想当导游吗？ Of whom the question before spoke, is meant. */
function withPersons(all: readonly QuestionAsked[], before: string | undefined): QuestionAsked[] {
  let who = before;
  return all.map(({ question, asked }) => {
    const text = asked?.raw.trim() ?? '';
    const named = OF_YOURS.exec(text)?.groups?.['who'];
    const isOfThem = OF_THEM.test(text) || OF_NOBODY.test(text);
    if (named !== undefined || who === undefined || !isOfThem) {
      who = named ?? who;
      return { question, asked };
    }
    return { question: 'other', asked: utterance(`你${who}${text.replace(OF_THEM, '')}`) };
  });
}

/** What would be put off is answered by what is known of the matter, where somebody has written it. */
function answerToOne(context: TutorContext, asking: QuestionAsked): Answered {
  const one = inTheirPlace(context, asking);
  const own = answerByKind(context, one);
  if (own.isRefusal !== true)
    return (isOfAnybody(own) && !LITTLE_TALK.has(context.level) ? nearest(context, one.asked) : undefined) ?? own;
  const further = one.asked && furtherOnLast(context, one.asked.raw);
  return (further && { answers: [[further]], move: 'aside' }) ?? knownOf(context, one.asked) ?? nearest(context, one.asked) ?? own;
}

/** What anybody could say to any question of its shape. */
const OF_ANYBODY =
  /^(?:view|own)\/(?!your-chinese|did-right|feeling-do|afraid-of-tutor|same|remember|laugh-at-me|fair|time|angry|fine|understood|agree|who-is-right|like|can)/u;

function isOfAnybody({ back }: Answered): boolean {
  return back !== undefined && OF_ANYBODY.test(back.key);
}

/** Something near of the tutor's own says more than what anybody could say. */
function nearest(context: TutorContext, asked: Utterance | undefined): Answered | undefined {
  const near = nearOf(context, asked);
  return near && { answers: [[near]], move: 'aside' };
}

/** 如果您是我，第一步会做什么 asks what to do of what was told. */
const IN_MY_PLACE =
  /(?:如果|要是|换成|换了|假如|假设)(?:[你您]是我|是[你您]|[你您]站在我)|^[你您](?:要是|如果)(?:是)?/u;

function inTheirPlace(context: TutorContext, asking: QuestionAsked): QuestionAsked {
  const isAsked = IN_MY_PLACE.test(sentenceOf(context, asking.asked) ?? '') && asking.question !== 'advice';
  return isAsked ? { question: 'advice', asked: utterance('我该怎么办') } : asking;
}

/** The whole sentence in which something is asked. */
function sentenceOf({ said }: TutorContext, asked: Utterance | undefined): string | undefined {
  const text = asked?.raw.replace(/[？?！!。，,\s]+$/u, '') ?? '';
  return text === '' ? undefined : said.raw.split(/(?<=[。！？!?；;])/u).find((one) => one.includes(text));
}

/** Who has no story of the very thing tells what they have of what was named in the question. */
function nearOf(context: TutorContext, asked: Utterance | undefined): Line | undefined {
  if (asked === undefined) return undefined;
  // Of somebody of the tutor's own it is told what there is of them, and of nobody else.
  if (isOfTheTutors(context, asked)) {
    const who = OF_YOURS.exec(asked.raw)?.groups?.['who'];
    return who === undefined ? undefined : nearInLife(context, who, 'asked');
  }
  const { raw } = inChinese(context, asked);
  return [raw, sentenceOf(context, asked) ?? '']
    .map((text) => text.replace(LEADS_IN, ''))
    .filter((question) => !question.includes('我'))
    .flatMap((question) => nearInLife(context, question, 'asked') ?? [])[0];
}

/** 我想请教您，编辑……: the question stands behind it. */
const LEADS_IN =
  /^.*?我(?:一直|很|也|就|还)?(?:想|要)?(?:先|再)?(?:请教|问|知道|听听)(?:一下|问)?(?:[你您]|老师)?(?:一下|一个问题)?[，,：:]?/u;

/** 您做生意的时候被人骗过吗 asks for no advice. */
const OWN_PAST = /[你您](?!们).*(?:的时候|当年|过[^去程]{0,6}[吗没])/u;

function knownOf(context: TutorContext, asked: Utterance | undefined): Answered | undefined {
  if (asked !== undefined && (isOfTheTutors(context, asked) || OWN_PAST.test(asked.raw))) return undefined;
  const known = advisedOn(context, asked);
  return (
    known && {
      answers: each(known.lines),
      move: 'aside',
      back: { key: `advice/${known.id}`, asks: known.asks },
    }
  );
}

/** An authored fact, or that it does not know. */
function answerByKind(context: TutorContext, { question, asked }: QuestionAsked): Answered {
  const isWorld = question === 'world';
  // 先吃饭还是先玩 is a choice, whatever there is to advise on food.
  const ofActs = asked && choiceOfActs(context, asked);
  if (ofActs !== undefined)
    return { answers: each(ofActs.lines), move: 'aside', back: { key: 'choice', asks: ofActs.asks } };
  // What the tutor has lived through is told before what everybody knows.
  const isLived = asked !== undefined && lifeAnswer(context, asked, SURELY_ALIKE) !== undefined;
  const ofWorld = asked && !isLived ? knowledgeOn(context, asked) : undefined;
  if (ofWorld !== undefined)
    return {
      answers: each(ofWorld.lines),
      move: 'aside',
      back: { key: `advice/${ofWorld.id}`, asks: [ofWorld.ask] },
    };
  const advice =
    question === 'advice'
      ? advised(context, asked)
      : isWorld || (asked !== undefined && OPINION.test(asked.raw))
        ? advisedOn(context, asked)
        : undefined;
  if (advice !== undefined)
    return {
      answers: each(advice.lines),
      move: 'aside',
      back: { key: `advice/${advice.id}`, asks: advice.asks },
    };
  // 我还应该等她吗 asks whether, and not how.
  const whether = question === 'advice' && asked && WHETHER.test(asked.raw) ? viewOn(context, asked) : undefined;
  if (whether !== undefined) return whether;
  if (isOfTheTalk(question)) return { answers: each(setLines(context, question)), move: 'aside' };
  const onThat = asked && !isOfTheTutors(context, asked) ? opinionOnThat(context, asked) : undefined;
  if (onThat !== undefined) return onThat;
  // 你觉得人会变吗 is about people, whatever word of a fact stands in it.
  const isOpinion = asked !== undefined && OPINION.test(asked.raw);
  // 你第一次做菜的时候 asks of that time.
  const isOfThen = asked !== undefined && OF_THEN.test(asked.raw);
  const isOfThat = asked !== undefined && isOfWhatWasTold(context.said, asked);
  const named = isOpinion || isOfThen || isOfThat || (asked !== undefined && OF_THEIR_PLACE.test(asked.raw)) ? undefined : factAsked(context, question);
  // 你几岁开始踢球 asks for no age.
  const isOfAge = asked === undefined || typeOf(context.setting.core.lexicon, asked.raw) === 'age';
  const fact = named === 'age' && question !== 'same' && !isOfAge ? undefined : named;
  const how = isOpinion && HOW.test(asked.raw) ? viewOn(context, asked) : undefined;
  if (how !== undefined) return how;
  // What is thought of something is told by nothing that only has its words: 你觉得和尚喝咖啡奇怪吗.
  const least = isOpinion ? SURELY_ALIKE : fact === undefined ? ALIKE : CLEARLY_ALIKE;
  const life = asked && lifeAnswer(context, asked, least);
  if (life !== undefined) return { answers: [[life]], move: 'aside' };
  const chosen = asked && choice(context, asked);
  if (chosen !== undefined)
    return { answers: each(chosen.lines), move: 'aside', back: { key: 'choice', asks: chosen.asks } };
  const isBeside =
    asked !== undefined &&
    (missesObject(context, known(context, fact), asked) || tellsOther(context, known(context, fact), asked));
  const plain =
    asked && (known(context, fact) === undefined || isBeside)
      ? plainlyAnswered(context, question, asked)
      : undefined;
  if (plain !== undefined) return plain;
  if (isBeside && asked !== undefined)
    return { answers: noStory(context, asked), move: 'aside', isRefusal: true };
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(context, 'yourTurn')), move: 'aside' };
  const own = known(context, fact);
  if (own !== undefined) return { answers: [[own]], move: 'aside' };
  const general = asked && reassured(context, asked);
  if (general !== undefined) return general;
  const view = asked && isWorld ? viewOn(context, asked) : undefined;
  if (view !== undefined) return view;
  const thought = asked && isWorld ? polarView(context, asked) : undefined;
  if (thought !== undefined) return thought;
  const lines = setLines(context, isWorld ? 'cannot' : 'yourTurn');
  return { answers: each(lines), move: 'cannot', isRefusal: true };
}

const WHETHER = /(?:应该|该|值得|要|用|必须)[^什怎哪谁]*(?:吗|么)|该不该|要不要|值不值得|应不应该/u;
const HOW = /怎么(?!样|看|想)|怎样|如何/u;
const AGREE = /同意|赞成|对不对|是不是|对吗/u;
/** Of what was told: a word in passing says nothing of what to think of it. */
const LEAST_ON_THAT = 2;

/** 你怎么看, without a word on what: of what was told last, and of nothing else in the tutor's life. */
function opinionOnThat(context: TutorContext, asked: Utterance): Answered | undefined {
  if (matchAny(OPINION_ASKED, asked, {}) === undefined) return undefined;
  // Who asks whether the tutor agrees wants no advice.
  const advice = AGREE.test(asked.raw) ? undefined : advised(context, asked, LEAST_ON_THAT);
  if (advice !== undefined)
    return {
      answers: each(advice.lines),
      move: 'aside',
      back: { key: `advice/${advice.id}`, asks: advice.asks },
    };
  const plain = plainAnswer(context, asked);
  return (
    plain && {
      answers: each(plain.lines),
      move: 'aside',
      back: { key: `own/${plain.id}`, asks: [plain.ask] },
    }
  );
}

/** 你们店里有不辣的菜吗 is not asked of what the tutor likes. */
const OF_THEIR_PLACE = /[你您](?:们)?(?:的|家的?)?(?:店|饭馆|餐馆|公司|学校|医院|那儿|那里|报社)/u;
const OF_THEN = /第一次|的时候|(?:怕|笑话|喜欢|讨厌)[你您]/u;
const OPINION = /[你您](?:觉得|认为).{4}|^[你您][说看](?!说|看|的).{4}/u;
const LIKING = /[你您](?:[不也还真很]|最)*(?:喜欢|爱|能|可以|[吃喝看听玩学去读做教见]过)(?<what>.*)[吗么]$/u;
const WHAT = /什么|哪|谁|几|怎么|多/u;
/** What stands in many questions and answers. */
const OFTEN = /[吃喝看听玩做说学去的都也了一很你您我]/gu;

/** 你喜欢比萨吗 is not answered by the love of dumplings. */
function missesObject(context: TutorContext, fact: Line | undefined, asked: Utterance): boolean {
  const text = inChinese(context, asked).shown.join('');
  const what = LIKING.exec(text)?.groups?.['what']?.replaceAll(OFTEN, '') ?? '';
  if (fact === undefined || what === '' || WHAT.test(text)) return false;
  return [...what].every((char) => !fact.zh.includes(char));
}

function known({ tutor }: TutorContext, fact: Fact | undefined): Line | undefined {
  return fact === undefined ? undefined : tutor.persona.facts[fact];
}

/** Who doubts themselves is answered as that; a question about the world has no plain answer, unless for what is thought. */
function plainlyAnswered(
  context: TutorContext,
  question: OwnQuestion,
  asked: Utterance,
): Answered | undefined {
  if (question === 'world' && !THOUGHT.test(asked.raw) && !OF_PEOPLE.test(asked.raw)) return undefined;
  if (matchAny(DOUBTS, asked, {}) !== undefined) return undefined;
  const plain = plainAnswer(context, asked);
  const isOfSomebody = isOfTheTutors(context, asked);
  if (plain === undefined)
    return isOfSomebody ? { answers: noStory(context, asked), move: 'aside', isRefusal: true } : undefined;
  if (plain.id === 'done' && GRAVELY_ASKED.test(asked.raw)) return undefined;
  // Nobody's life is told by what anybody would say; what is thought of the world is.
  const isUntold =
    isOfSomebody ||
    (plain.id === 'can' && OF_ONE_TIME.test(asked.raw)) ||
    (question !== 'world' && !THOUGHT.test(asked.raw) && SAYS_NOTHING.has(plain.id));
  return {
    answers: isUntold ? noStory(context, asked) : each(plain.lines),
    move: 'aside',
    isRefusal: isUntold,
    back: { key: `own/${plain.id}`, asks: [plain.ask] },
  };
}

const VIEW = 'view/';

/** A view with its reason, and what goes on from it. */
function viewOn(context: TutorContext, asked: Utterance): Answered | undefined {
  const view = generalAnswer(context, asked);
  return (
    view && { answers: each(view.lines), move: 'aside', back: { key: `${VIEW}${view.id}`, asks: [view.ask] } }
  );
}

const LITTLE_TALK: ReadonlySet<Level> = new Set<Level>(['zero', 'preschool', 'beginner']);

/** 日记一定要有人看吗 asks what one thinks of it. */
function polarView(context: TutorContext, asked: Utterance): Answered | undefined {
  if (LITTLE_TALK.has(context.level) || !/[吗么][？?]?$/u.test(asked.raw) || /[你您]/u.test(asked.raw)) return undefined;
  const view = plainAnswer(context, utterance(`你觉得${asked.raw}`));
  return view && { answers: each(view.lines), move: 'aside', back: { key: `${VIEW}${view.id}`, asks: [view.ask] } };
}

/** 当编辑的时候会写理由吗 asks for no skill. */
const OF_ONE_TIME = /的时候|那会儿|那阵子|那几年|那些年|期间/u;

/** What would be put off, told by nothing in the tutor's life. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'have-memory',
  'most',
  'how-long',
  'why-own',
  'why',
  'how-many-own',
  'how-was-own',
  'how-own',
  'who-own',
  'what',
  'polar',
]);

const kinOf = ({ tutor, setting: { core } }: TutorContext, asked: Utterance) =>
  kinNamed(core.lexicon, addressedAsYou(tutor.persona, asked.raw));

const YOURS_ABROAD = /\b(?:your|seus?|suas?|teus?|tuas?)\b/iu;

/** Somebody of the tutor's own, and none of the learner's, is asked after. */
function isOfTheTutors(context: TutorContext, asked: Utterance): boolean {
  const { raw } = asked;
  if (raw.includes('我') || !(OF_YOURS.test(raw) || YOURS_ABROAD.test(raw))) return false;
  return kinOf(context, asked).length > 0;
}

/** 你妈妈在哪儿 is not answered by how many are at home: the fact names nobody of those asked after, or tells nothing of the kind. */
function tellsOther(context: TutorContext, fact: Line | undefined, asked: Utterance): boolean {
  if (fact === undefined) return false;
  const { lexicon } = context.setting.core;
  const named = kinNamed(lexicon, fact.zh);
  const isOfOthers = kinOf(context, inChinese(context, asked)).some((one) => !named.includes(one));
  return isOfOthers || !tellsOf(typeOf(lexicon, asked.raw), fact.zh);
}

/** What is thought of the world is asked of the tutor, whoever it is about. */
const THOUGHT =
  /我.{0,4}(?:做|说|想|处理)[得的]|我.{0,3}错了|觉得|认为|同意|怎么看|在[你您]看来|公平|(?:笑话|看不起|嘲笑|讨厌)我/u;
/** 中国的爸爸都这样吗. */
const OF_PEOPLE =
  /(?:中国|[你您]们|上海|北京|人|爸爸|妈妈|孩子|老师)[^首成]{0,8}(?<![首成])(?:都|也).*[吗么]/u;
/** Nobody would like to try that. */
const GRAVELY_ASKED = /死|去世|走了|病|癌|手术|偷|抢|骗|分手|离婚|哭|吵架|骂|打架|失业|开除|被/u;

/** Nobody needs to know anything to say that somebody is right to feel so, or that there are two sides. */
function reassured(context: TutorContext, asked: Utterance): Answered | undefined {
  const asks = (patterns: readonly string[]) => matchAny(patterns, asked, {}) !== undefined;
  if (asks(DOUBTS)) return { answers: each(setLines(context, 'reassure')), move: 'aside' };
  return asks(THINKS) ? { answers: each(setLines(context, 'think')), move: 'cannot' } : undefined;
}

export function lifeAnswer(context: TutorContext, asked: Utterance, least: number): Line | undefined {
  if (isOfWhatWasTold(context.said, asked)) return undefined;
  // 她的生日是哪天 after a word about the learner's daughter is no question of the tutor's birthday.
  if (asksWhatIsKnown(asked) || askedOfOneself({ ...context, said: asked }) !== undefined) return undefined;
  return toldOfLife(context, { asked: asked.raw, guessed: inChinese(context, asked).raw }, least);
}

function factAsked(context: TutorContext, question: Exclude<OwnQuestion, OfTheTalk>): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  if (question !== 'same') return question;
  return context.state.listening.seeks === undefined
    ? aboutOf(context)
    : factIn(utterance(context.state.recent.at(-1) ?? ''));
}

export function aboutOf({ open }: TurnContext): Fact | undefined {
  return open?.kind === 'question' ? open.question.about : undefined;
}
