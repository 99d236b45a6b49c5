// What a tutor answers to a learner's own question: from what is remembered, from the tutor's life, or that it does not know.

import type { Line } from '../../../../content/schema/line.ts';
import type { Fact } from '../../../../content/schema/people/persona.ts';
import { askedOfOneself } from '../../../say/recall/own-words.ts';
import { playfulAnswer } from '../../../say/stance/playful.ts';
import { sentenceAsked } from '../../../say/stance/sentence.ts';
import { taleOf } from '../../../say/stance/tale.ts';
import { whichOfTwo } from '../../../say/stance/two-things.ts';
import { viewOfAnything, viewOfClass } from '../../../say/stance/view.ts';
import { questionInChinese } from '../../../say/translate/question-abroad.ts';
import { momentAnswer } from '../../../say/uptake/moment-uptake.ts';
import { each, pairs, setLines } from '../../../say/wording.ts';
import { isOfWhatWasTold } from '../../../understand/asked/of-what-was-told.ts';
import { thingAsked } from '../../../understand/asked/thing-asked.ts';
import { asksWhatIsKnown, factIn, type OwnQuestion, type QuestionAsked } from '../../../understand/intent.ts';
import { typeOf } from '../../../understand/retrieval/similarity.ts';
import { latinWords } from '../../../understand/text/foreign.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import {
  type Answered,
  aboutOf,
  answeredBy,
  type OwnQuestionAsked,
  type TutorContext,
} from '../known/answered.ts';
import { inChinese } from '../known/any-tutor.ts';
import { addressedAsYou } from '../known/called-by-name.ts';
import { knowledgeOn, likenessToKnown } from '../known/knowledge.ts';
import { knownALittle, toldOfThing } from '../known/known-thing.ts';
import { toldOfLife } from '../known/life.ts';
import { furtherOnLast } from '../known/matter.ts';
import { nearLife, toldOfTheirs } from '../known/near-life.ts';
import {
  asksEver,
  isOfTheTutors,
  missesObject,
  namesOther,
  tellsOther,
  whoBefore,
  withPersons,
} from '../known/of-the-tutors.ts';
import { BEEN, placeAsked } from '../known/place-asked.ts';
import { knownOfThing } from '../known/things.ts';
import { advised, advisedOn } from './advice/advise.ts';
import { choice } from './advice/choice.ts';
import { chosenFor } from './advice/chosen.ts';
import { inTheirPlace } from './advice/in-their-place.ts';
import { eitherOr, firstOfTwo } from './either-or.ts';
import { noStory } from './not-known/no-story.ts';
import { deniedByName, notKnownByName } from './not-known/not-known.ts';
import { notKnown } from './put-off.ts';
import { agreedOn } from './views/agree.ts';
import { favouriteOf, missesKind } from './views/favourite.ts';
import { leaningOn } from './views/leaning.ts';
import { OPINION } from './views/opinion.ts';
import { lightAnswer, opinionOnThat, plainlyAnswered, reassured, VIEW, viewOn } from './views/views.ts';
import { goesOnOf, wholeInChinese } from './whole-in-chinese.ts';

/** Asked about the talk and what can be done in it: there are set lines for each. */
const OF_THE_TALK = ['robot', 'advice', 'permission', 'favour'] as const;

export function isOfTheTalk(question: OwnQuestion): question is (typeof OF_THE_TALK)[number] {
  return OF_THE_TALK.some((one) => one === question);
}

/** At this likeness two wordings ask the same. */
const ALIKE = 0.53;
/** Where a fact of the tutor fits as well, the life must fit clearly better. */
export const CLEARLY_ALIKE = 0.6;
const SURELY_ALIKE = 0.7;
/** 你是哪国人 is asked of the tutor, whose students are of many countries: in characters or words. */
const SHORT_FACT = 5;
const THE_SAME = 0.8;
/** Where anybody has a light answer, only what was lived for sure goes before it. */
const CERTAINLY_ALIKE = 0.78;
/** What the tutor’s life tells in the very words goes before what everybody knows. */
const THE_VERY_WORDS = 0.85;

/** What the tutor answers to all that was asked: what it knows, and that it does not know only where it knows nothing. */
export function ownAnswer(context: TutorContext, own: OwnQuestionAsked): Answered {
  const all = withPersons(withoutBareWhy([own, ...(own.others ?? [])]), whoBefore(context, own.asked)).map(
    (one) => answerToOne(context, one),
  );
  const answered = all.filter(({ move, isRefusal }) => move === 'aside' && isRefusal !== true);
  // Beside what is known, a view in general says nothing.
  const known = answered.filter(({ back }) => back?.key.startsWith(VIEW) !== true);
  const told = known.length > 0 ? known : answered;
  const [first, other] = told.map(({ answers }) => answers);
  const back = told.findLast((one) => one.back !== undefined)?.back;
  // 哪个词？……您遇到过这样的上司吗？ What is denied of oneself says more than that nobody knows.
  if (first === undefined) return all.findLast(isDenial) ?? all[0] ?? { answers: [], move: 'cannot' };
  // Behind what is told, nobody needs to hear that the rest is not known.
  const answers = other === undefined ? first : pairs(first, other).map(eachOnce);
  return { answers, move: 'aside', ...(back && { back }) };
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

/** What would be put off is answered by what is known of the matter, where somebody has written it. */
function answerToOne(context: TutorContext, asking: QuestionAsked): Answered {
  const one = inTheirPlace(context, ofTheTutor(context, wholeInChinese(context, asking)));
  const own = momentAnswer(context, one.asked) ?? ofThing(context, one.asked) ?? answerByKind(context, one);
  if (own.isRefusal !== true) return own;
  const abroad = fromAbroad(context, one);
  if (abroad !== undefined) return abroad;
  const further = one.asked && furtherOnLast(context, one.asked.raw);
  const told = further ?? (one.asked && (nearWhy(context, one.asked) ?? nearLife(context, one.asked)));
  if (told !== undefined) return { answers: [[told]], move: 'aside' };
  const said = knownOf(context, one.asked) ?? withMatter(context, one.asked, own);
  const theirs = one.asked && said.isRefusal === true ? toldOfTheirs(context, one.asked) : undefined;
  // A refusal may tell what is known of them beside it.
  const isBare = (said.answers[0] ?? []).length < 2;
  return theirs !== undefined && isBare ? { answers: [[theirs]], move: 'aside' } : said;
}

/** A reason is told by nothing but what was written for a why: less likeness is enough. */
const WHY_ALIKE = 0.4;
const WHY = /为什么|为啥/u;
function nearWhy(context: TutorContext, { raw }: Utterance): Line | undefined {
  // 您为什么做编辑，家里人反对过吗: the clause that asks it.
  const clause = raw.split(/[，,]/u).find((one) => WHY.test(one));
  return clause === undefined ? undefined : lifeAnswer(context, utterance(clause), WHY_ALIKE);
}

/** What is not known is told by its name, where that can be said; who has been told of a person hears that. */
function withMatter(context: TutorContext, asked: Utterance | undefined, own: Answered): Answered {
  if (asked === undefined) return own;
  // 您当编辑的时候，有没有遇到过这样的上司: the very thing has not happened.
  if (isOfTheTutors(context, asked)) return (isDenial(own) ? deniedByName(context, asked) : undefined) ?? own;
  return (
    deniedByName(context, asked) ??
    favouriteOf(context, asked) ??
    (isDenial(own) ? undefined : notKnownByName(context, asked)) ??
    own
  );
}

/** 没有，这个我没经历过 answers a question. */
const isDenial = ({ answers: [first = []] }: Answered): boolean =>
  /^(?:还真)?没有|^这倒/u.test(first[0]?.zh ?? '');

/** 你知道 feijoada 吗: what is told of the very thing, or that it is known a little. */
function ofThing(context: TutorContext, asked: Utterance | undefined): Answered | undefined {
  const what = asked && thingAsked(asked);
  if (what === undefined || !/\p{Script=Latin}/u.test(what)) return undefined;
  const told = toldOfThing(context, what);
  if (told !== undefined) return { answers: [[told]], move: 'aside' };
  const known = knownALittle(context, what);
  return known && answeredBy(known.lines, `own/${known.id}`, [known.ask]);
}

/** Do you ever cry? What nothing was found for in its own language is asked again in Chinese. */
function fromAbroad(context: TutorContext, { asked }: QuestionAsked): Answered | undefined {
  const found = asked === undefined || asked.hanzi > 0 ? undefined : questionInChinese(context, asked.raw);
  if (found?.isWhole !== true) return undefined;
  const chinese = utterance(found.text);
  const question = /[你您]/u.test(found.text) ? (factIn(chinese) ?? 'other') : 'world';
  const answered = answerByKind(context, { question, asked: chinese });
  return answered.move === 'cannot' ? undefined : answered;
}

/** 奶奶会做饼干吗 is asked of the tutor, and not of the world. */
function ofTheTutor({ tutor, said }: TutorContext, asking: QuestionAsked): QuestionAsked {
  const text = asking.question === 'world' && asking.asked ? asking.asked.raw : undefined;
  const asked = text === undefined ? undefined : addressedAsYou(tutor.persona, text);
  const isTheirShop =
    text !== undefined && THEIR_SHOP.test(text) && /[店馆]/u.test(tutor.persona.facts.job?.zh ?? '');
  const own = isTheirShop
    ? `你${text}`
    : asked !== undefined && asked !== text && asked.startsWith('你')
      ? asked
      : goesOnOf(said, text);
  return own === undefined ? asking : { question: factIn(utterance(own)) ?? 'other', asked: utterance(own) };
}

/** 店里客人多吗, of who has one. */
const THEIR_SHOP = /^(?:今天|现在)?(?:店|饭馆)里/u;

/** 您做生意的时候被人骗过吗 asks for no advice. */
const OWN_PAST = /[你您](?!们).*(?:的时候|当年|过[^去程]{0,6}[吗没])/u;

function knownOf(context: TutorContext, asked: Utterance | undefined): Answered | undefined {
  if (asked !== undefined && (isOfTheTutors(context, asked) || OWN_PAST.test(asked.raw))) return undefined;
  const known = advisedOn(context, asked);
  return known && answeredBy(known.lines, `advice/${known.id}`, known.asks);
}

/** Asks what to do, whatever the words of the question are. */
const ASKS_ADVICE =
  /劝我|劝[你您]?我|换[作了成][你您]|我(?:到底|究竟)?(?:应该|该|要不要)|该不该|要不要|应不应该|怎么(?:跟|和|对|安慰|劝|开口|办|谈)|(?:说|写|送|带|录|买)(?:点|些)?儿?什么|太冲动|有什么(?:建议|忌讳|讲究)|注意(?:什么|哪些)|(?:该|要)怎么|怎么(?:准备|回答|安慰)|我(?:做|煮|穿)(?:点|些)?儿?什么|推荐|怎么点|教我|[你您](?:说|觉得)呢|支持(?:我|[他她])(?:吗|不)/u;

/** 面试的时候应该穿什么: whatever else is known of interviews, advice is wanted. */
const ASKS_WHAT_TO_DO =
  /(?:应该|该|要|得|可以)(?:先|怎么)?\p{Script=Han}{0,3}(?:什么|怎么|哪)|怎么(?:办|说|写|准备|回答|选|送|点)/u;

/** Which of two, a story, advice and a view, each by what kind of question it is; what the tutor has lived through goes first. */
function stanceOn(context: TutorContext, question: OwnQuestion, asked: Utterance): Answered | undefined {
  if (context.level !== 'intermediate' && context.level !== 'advanced') return undefined;
  const sentence = utterance(sentenceAsked(context.said, asked));
  const lived = [asked, sentence].map((one) => lifeAnswer(context, one, SURELY_ALIKE)).find(Boolean);
  if (lived !== undefined || isOfTheTutors(context, asked) || asksEver(asked)) return undefined;
  const light = playfulAnswer(context, sentence.raw);
  if (light !== undefined) return { answers: each(light), move: 'aside' };
  const ofTwo = whichOfTwo(context, asked);
  if (ofTwo !== undefined) return answeredBy(ofTwo.lines, `choice/${context.state.turn}`, ofTwo.asks);
  const tale = taleOf(context, sentence.raw);
  if (tale !== undefined) return { answers: [[tale]], move: 'aside' };
  const advice =
    question === 'advice' || ASKS_ADVICE.test(sentence.raw) ? advisedOn(context, sentence, true) : undefined;
  if (advice !== undefined) return answeredBy(advice.lines, `advice/${advice.id}`, advice.asks);
  // Who asks what to do is not told what is thought of the matter.
  if (ASKS_ADVICE.test(sentence.raw)) return undefined;
  if (knowledgeOn(context, asked) !== undefined || advisedOn(context, asked) !== undefined) return undefined;
  const view = viewOfClass(context, asked);
  return view && answeredBy(view.lines, `${VIEW}${view.id}`, view.asks);
}

/** What its words alone say to answer: a thing by its name, or a proposition to agree with. */
function putPlainly(context: TutorContext, asked: Utterance): Answered | undefined {
  const ofThing = knownOfThing(context, asked);
  if (ofThing !== undefined && lifeAnswer(context, asked, THE_VERY_WORDS) === undefined) return ofThing;
  return agreedOn(context, asked);
}

/** What is advised, or whether; undefined where nobody has written it. */
function adviceFor(context: TutorContext, { question, asked }: QuestionAsked): Answered | undefined {
  const isAsked = question === 'advice';
  const isOpinion = asked !== undefined && OPINION.test(asked.raw);
  const wanted = asked && ASKS_WHAT_TO_DO.test(asked.raw) ? advisedOn(context, asked, true) : undefined;
  const advice = isAsked
    ? advised(context, asked)
    : question === 'world' || isOpinion
      ? (wanted ?? advisedOn(context, asked))
      : undefined;
  if (advice !== undefined) return answeredBy(advice.lines, `advice/${advice.id}`, advice.asks);
  if (!isAsked || asked === undefined) return undefined;
  // 我还应该等她吗 asks whether, and not how; 怎么样才能说得更自然 asks how.
  return WHETHER.test(asked.raw) || !/我|该/u.test(asked.raw) ? viewOn(context, asked) : undefined;
}

/** What anybody answers lightly, unless it was lived for sure. */
function lightlyTold(context: TutorContext, asked: Utterance, isTold: boolean): Answered | undefined {
  const light = lightAnswer(context, asked);
  const isSure = isTold && lifeAnswer(context, asked, CERTAINLY_ALIKE) !== undefined;
  return isSure ? undefined : light;
}

/** What the tutor has lived through, unless what is asked of the trade is known in the very words. */
function isLivedFirst(context: TutorContext, asked: Utterance): boolean {
  return (
    lifeAnswer(context, asked, SURELY_ALIKE) !== undefined &&
    likenessToKnown(context, asked.raw) < THE_VERY_WORDS
  );
}

/** An authored fact, or that it does not know. */
function answerByKind(context: TutorContext, { question, asked }: QuestionAsked): Answered {
  const isWorld = question === 'world';
  const put = asked && (eitherOr(context, asked) ?? putPlainly(context, asked));
  if (put !== undefined) return put;
  const stance = asked && stanceOn(context, question, asked);
  if (stance !== undefined) return stance;
  const ofActs = asked && chosenFor(context, asked);
  if (ofActs !== undefined) return ofActs;
  // What the tutor has lived through is told before what everybody knows.
  const ofWorld = asked && !isLivedFirst(context, asked) ? knowledgeOn(context, asked) : undefined;
  if (ofWorld !== undefined) return answeredBy(ofWorld.lines, `advice/${ofWorld.id}`, [ofWorld.ask]);
  const advice = adviceFor(context, { question, asked });
  if (advice !== undefined) return advice;
  if (isOfTheTalk(question)) return { answers: each(setLines(context, question)), move: 'aside' };
  const onThat = asked && !isOfTheTutors(context, asked) ? opinionOnThat(context, asked) : undefined;
  if (onThat !== undefined) return onThat;
  // 你觉得人会变吗 is about people, whatever word of a fact stands in it.
  const isOpinion = asked !== undefined && OPINION.test(asked.raw);
  // 你第一次做菜的时候 asks of that time.
  const isOfThen = asked !== undefined && OF_THEN.test(asked.raw);
  const isOfThat = asked !== undefined && isOfWhatWasTold(context.said, asked);
  const named =
    isOpinion || isOfThen || isOfThat || (asked !== undefined && OF_THEIR_PLACE.test(asked.raw))
      ? undefined
      : factAsked(context, question);
  // 你几岁开始踢球 asks for no age.
  const isOfAge = asked === undefined || typeOf(context.setting.core.lexicon, asked.raw) === 'age';
  const fact = named === 'age' && question !== 'same' && !isOfAge ? undefined : named;
  const how = isOpinion && HOW.test(asked.raw) ? viewOn(context, asked) : undefined;
  if (how !== undefined) return how;
  // What is thought of something is told by nothing that only has its words: 你觉得和尚喝咖啡奇怪吗.
  const isPlainFact =
    fact !== undefined &&
    asked !== undefined &&
    (asked.hanzi > 0 ? asked.hanzi : latinWords(asked).length) <= SHORT_FACT;
  const ofFact = isPlainFact ? THE_SAME : CLEARLY_ALIKE;
  const least = isOpinion ? SURELY_ALIKE : fact === undefined ? ALIKE : ofFact;
  const place = asked && placeAsked(context, asked);
  if (place !== undefined && asked !== undefined && BEEN.test(asked.shown.join('')))
    return { answers: [[place]], move: 'aside' };
  const life = asked && lifeAnswer(context, asked, place === undefined ? least : SURELY_ALIKE);
  const lightly = asked && !isWorld ? lightlyTold(context, asked, life !== undefined) : undefined;
  if (lightly !== undefined) return lightly;
  if (life !== undefined) return { answers: [[life]], move: 'aside' };
  const favourite =
    asked && missesKind(context, known(context, fact), asked) ? favouriteOf(context, asked) : undefined;
  if (favourite !== undefined) return favourite;
  const chosen = asked && choice(context, asked);
  if (chosen !== undefined) return answeredBy(chosen.lines, 'choice', chosen.asks);
  const isBeside =
    asked !== undefined &&
    [missesObject, tellsOther, namesOther].some((misses) => misses(context, known(context, fact), asked));
  const plain =
    asked && (known(context, fact) === undefined || isBeside)
      ? plainlyAnswered(context, question, asked)
      : undefined;
  const isSaidOfAll = plain === undefined ? isWorld || isOpinion : SAYS_LITTLE.has(plain.back?.key ?? '');
  const anything =
    asked &&
    isSaidOfAll &&
    /怎么(?:看|评价)|[你您].*(?:看法|态度)|将来|未来|前途|消失|取代|代替|淘汰/u.test(asked.raw)
      ? viewOfAnything(context, asked)
      : undefined;
  if (anything !== undefined) return answeredBy(anything.lines, `${VIEW}${anything.id}`, anything.asks);
  if (plain !== undefined) return plain;
  if (isBeside && asked !== undefined)
    return { answers: noStory(context, asked), move: 'aside', isRefusal: true };
  if (fact === undefined && question === 'same')
    return { answers: each(setLines(context, 'yourTurn')), move: 'aside' };
  const own = known(context, fact) ?? place;
  if (own !== undefined) return { answers: [[own]], move: 'aside' };
  const doubt = asked && reassured(context, asked);
  if (doubt !== undefined && doubt.move === 'aside') return doubt;
  const view = asked && (isWorld ? viewOn(context, asked) : leaningOn(context, asked));
  if (view !== undefined) return view;
  if (doubt !== undefined) return doubt;
  return notKnown(context, asked, isWorld);
}

const SAYS_LITTLE: ReadonlySet<string> = new Set(['own/opinion-polar', 'own/opinion', 'own/would']);

const WHETHER = /(?:应该|该|值得|要|用|必须)[^什怎哪谁]*(?:吗|么)|该不该|要不要|值不值得|应不应该/u;
const HOW = /怎么(?!样|看|想)|怎样|如何/u;
/** 你们店里有不辣的菜吗 is not asked of what the tutor likes. */
const OF_THEIR_PLACE = /[你您](?:们)?(?:的|家的?)?(?:店|饭馆|餐馆|公司|学校|医院|那儿|那里|报社)/u;
const OF_THEN = /第一次|的时候|(?:怕|笑话|喜欢|讨厌)[你您]/u;
function known({ tutor }: TutorContext, fact: Fact | undefined): Line | undefined {
  return fact === undefined ? undefined : tutor.persona.facts[fact];
}

export function lifeAnswer(context: TutorContext, asked: Utterance, least: number): Line | undefined {
  if (isOfWhatWasTold(context.said, asked)) return undefined;
  // 她的生日是哪天 after a word about the learner's daughter is no question of the tutor's birthday.
  if (asksWhatIsKnown(asked) || askedOfOneself({ ...context, said: asked }, context.said.raw) !== undefined)
    return undefined;
  const told = ofEither(
    toldOfLife(context, { asked: asked.raw, guessed: inChinese(context, asked).raw }, least),
    asked,
  );
  // 泰山有多高 is not told by how tall the tutor is; 给我讲故事 asks the tutor.
  if (
    told !== undefined &&
    !/[你您]|^(?:\p{Script=Han}{2,3}[，,])?(?:再|请|快)*(?:给我)?(?:再)?[讲说唱教]/u.test(asked.raw) &&
    namesOther(context, told, asked)
  )
    return undefined;
  const one = told === undefined ? firstOfTwo(asked) : undefined;
  return one === undefined ? told : ofEither(toldOfLife(context, { asked: one, guessed: one }, least), asked);
}

const LIKED_BETTER =
  /[你您].{0,4}?(?:喜欢|爱|更想|更愿意)(?<one>\p{Script=Han}{1,8}?)，?还是(?:更)?(?:喜欢|爱)?(?<other>\p{Script=Han}{1,8}?)(?:呢|啊|呀)?$/u;

/** 你更喜欢早上还是晚上 is not told by when the tutor gets up: one of both must be named. */
function ofEither(told: Line | undefined, asked: Utterance): Line | undefined {
  const { one, other } = LIKED_BETTER.exec(asked.shown.join(''))?.groups ?? {};
  if (told === undefined || one === undefined || other === undefined) return told;
  return [one, other].some((text) => told.zh.includes(text)) ? told : undefined;
}

function factAsked(
  context: TutorContext,
  question: Exclude<OwnQuestion, (typeof OF_THE_TALK)[number]>,
): Fact | undefined {
  if (question === 'other' || question === 'world') return undefined;
  if (question !== 'same') return question;
  return context.state.listening.seeks === undefined
    ? aboutOf(context)
    : factIn(utterance(context.state.recent.at(-1) ?? ''));
}
