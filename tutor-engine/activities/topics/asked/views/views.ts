// What a tutor thinks of what is asked, where nothing of their life tells it: plainly, in general, or to reassure.

import { each, setLines } from '../../../../say/wording.ts';
import { DOUBTS, OPINION_ASKED, THINKS } from '../../../../understand/asked/plea-patterns.ts';
import type { OwnQuestion } from '../../../../understand/intent.ts';
import { matchAny } from '../../../../understand/patterns/match.ts';
import type { Utterance } from '../../../../understand/text/utterance.ts';
import { type Answered, answeredBy, type TutorContext } from '../../known/answered.ts';
import { generalAnswer, plainAnswer } from '../../known/any-tutor.ts';
import { isOfTheTutors } from '../../known/of-the-tutors.ts';
import { wasTold } from '../../known/was-told.ts';
import { advised } from '../advice/advise.ts';
import { noStory, wellOf } from '../not-known/no-story.ts';
import { toldOfTheSame } from '../not-known/not-known.ts';
import { isLeaning, leaningOn } from './leaning.ts';
import { OPINION } from './opinion.ts';

const AGREE = /同意|赞成|对不对|是不是|对吗/u;
/** Of what was told: a word in passing says nothing of what to think of it. */
const LEAST_ON_THAT = 2;

/** 你怎么看, without a word on what: of what was told last, and of nothing else in the tutor's life. */
export function opinionOnThat(context: TutorContext, asked: Utterance): Answered | undefined {
  if (matchAny(OPINION_ASKED, asked, {}) === undefined) return undefined;
  // Who asks whether the tutor agrees wants no advice.
  const advice = AGREE.test(asked.raw) ? undefined : advised(context, asked, LEAST_ON_THAT);
  if (advice !== undefined) return answeredBy(advice.lines, `advice/${advice.id}`, advice.asks);
  const plain = plainAnswer(context, asked);
  return plain && answeredBy(plain.lines, `own/${plain.id}`, [plain.ask]);
}

/** Who doubts themselves is answered as that; a question about the world has no plain answer, unless for what is thought. */
export function plainlyAnswered(
  context: TutorContext,
  question: OwnQuestion,
  asked: Utterance,
): Answered | undefined {
  if (question === 'world' && !THOUGHT.test(asked.raw) && !OF_PEOPLE.test(asked.raw)) return undefined;
  if (matchAny(DOUBTS, asked, {}) !== undefined) return undefined;
  const plain = plainAnswer(context, asked);
  const isOfSomebody = isOfTheTutors(context, asked);
  const well = isOfSomebody ? wellOf(context, asked) : undefined;
  if (well !== undefined) return { answers: well, move: 'aside' };
  if (plain === undefined)
    return isOfSomebody ? { answers: noStory(context, asked), move: 'aside', isRefusal: true } : undefined;
  // 你们湖南人都爱吃鱼头吗: what is told of the very thing says more than that it depends.
  const ofThing =
    OF_A_THING.has(plain.id) && !OPINION.test(asked.raw) ? toldOfTheSame(context, asked) : undefined;
  if (ofThing !== undefined && !wasTold(context, ofThing)) return { answers: [[ofThing]], move: 'aside' };
  if (plain.id === 'done' && GRAVELY_ASKED.test(asked.raw)) return undefined;
  // 您觉得信还会有人写吗 asks for nothing that the tutor has.
  if (OPINION.test(asked.raw) && !OF_OPINIONS.has(plain.id)) {
    const leaning = leaningOn(context, asked);
    if (leaning !== undefined) return leaning;
  }
  // Nobody's life is told by what anybody would say; what is thought of the world is.
  // 要是您女儿想出国，您会支持吗 asks what they would do, and not of the daughter.
  const isSupposed = plain.id.startsWith('would') && /如果|要是|假如|换成/u.test(asked.raw);
  const isUntold =
    (isOfSomebody && !isSupposed) ||
    (plain.id === 'done' && question !== 'world') ||
    (plain.id === 'can' && OF_ONE_TIME.test(asked.raw)) ||
    (question !== 'world' && !THOUGHT.test(asked.raw) && SAYS_NOTHING.has(plain.id));
  return {
    answers: isUntold ? noStory(context, asked) : each(plain.lines),
    move: 'aside',
    isRefusal: isUntold,
    back: { key: `own/${plain.id}`, asks: [plain.ask] },
  };
}

const OF_A_THING: ReadonlySet<string> = new Set(['like', 'have']);

/** Kinds that say what is thought. */
const OF_OPINIONS: ReadonlySet<string> = new Set(
  'opinion opinion-polar fair agree who-is-right did-right would would-how laugh-at-me your-chinese'.split(
    ' ',
  ),
);

/** Kinds of questions about the tutor that anybody answers lightly, with a reason, whatever fact has a word of them. */
const LIGHT: ReadonlySet<string> = new Set([
  'here',
  'childhood-wish',
  'afraid-of',
  'like-people',
  'why-like',
  'when-free',
  'if-free',
  'favourite-place',
  'proud',
  'busy-with',
  'if-not',
  'feeling-do',
]);

/** 你小时候想当什么, 你最怕什么动物: nobody has told it, and nobody has to have. */
export function lightAnswer(context: TutorContext, asked: Utterance): Answered | undefined {
  const plain = plainAnswer(context, asked);
  if (plain === undefined || !LIGHT.has(plain.id)) return undefined;
  return {
    answers: each(plain.lines),
    move: 'aside',
    back: { key: `own/${plain.id}`, asks: [plain.ask] },
  };
}

/** Of which a question is asked back after it. */
export const VIEW = 'view/';

/** A view with its reason, and what goes on from it. */
export function viewOn(context: TutorContext, asked: Utterance): Answered | undefined {
  const view = generalAnswer(context, asked);
  if (view !== undefined && isLeaning(view.id)) return leaningOn(context, asked);
  return view && answeredBy(view.lines, `${VIEW}${view.id}`, [view.ask]);
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

/** What is thought of the world is asked of the tutor, whoever it is about. */
const THOUGHT =
  /我.{0,4}(?:做|说|想|处理)[得的]|我.{0,3}错了|觉得|认为|同意|怎么看|在[你您]看来|公平|(?:笑话|看不起|嘲笑|讨厌)我/u;
/** 中国的爸爸都这样吗. */
const OF_PEOPLE =
  /(?:中国|[你您]们|上海|北京|人|爸爸|妈妈|孩子|老师)[^首成]{0,8}(?<![首成])(?:都|也).*[吗么]/u;
/** Nobody would like to try that. */
const GRAVELY_ASKED = /死|去世|走了|病|癌|手术|偷|抢|骗|分手|离婚|哭|吵架|骂|打架|失业|开除|被/u;

/** Nobody needs to know anything to say that somebody is right to feel so, or that there are two sides. */
export function reassured(context: TutorContext, asked: Utterance): Answered | undefined {
  const asks = (patterns: readonly string[]) => matchAny(patterns, asked, {}) !== undefined;
  if (asks(DOUBTS)) return { answers: each(setLines(context, 'reassure')), move: 'aside' };
  return asks(THINKS) ? { answers: each(setLines(context, 'think')), move: 'cannot' } : undefined;
}
