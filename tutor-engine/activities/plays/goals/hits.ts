// Which goals of a play a message gets done, whole or in part, whatever was asked.

import type { Line } from '../../../../content/schema/line.ts';
import type { Answer, WordLists } from '../../../../content/schema/talks/talk.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import { type FoundGoal, goalsOf } from '../../../state/plan.ts';
import {
  isStrong,
  matchAny,
  matchPattern,
  type Slots,
  saysWhat,
} from '../../../understand/patterns/match.ts';
import { withoutBareReplies } from '../../../understand/replies/bare-reply.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { withoutAsides } from '../hearing/asked/asides.ts';
import { fittingAnswer } from '../hearing/asked/fitting-answer.ts';
import { callAskedIn } from '../hearing/call-asked.ts';
import { clausesOf, lastChoice, sentencesOf } from '../hearing/clauses.ts';
import { withoutCourtesy } from '../hearing/courtesy.ts';
import { moveIn } from '../hearing/moves/moves-in.ts';
import { nameSaid } from '../hearing/name-said.ts';
import { actsIn, askingPart, isOfOthers, isQuestion } from '../hearing/speech-acts.ts';
import { countedOf } from '../world/ordered.ts';
import { isOfMoney, paidIn } from '../world/payment.ts';
import type { PlayContext } from '../world/play-context.ts';
import { goalMemoryOf, isReached, isReady } from './progress.ts';
import { toldSince } from './since.ts';

export type Hit = {
  readonly goal: FoundGoal;
  readonly state: 'reached' | 'partly';
  readonly replies: readonly Line[];
  /** The patterns of the answer that it fitted. */
  readonly match: readonly string[];
  readonly slots: Slots;
  /** The one that fitted. */
  readonly pattern: string;
  /** False where anything long enough would have done: such a hit is believed only where nothing else fits. */
  readonly isSure: boolean;
  /** Partly answers so far, this one included. */
  readonly partly: readonly string[];
};

type Found = {
  readonly answer: Answer;
  readonly slots: Slots;
  readonly key: string;
  readonly pattern: string;
};

/** The hits among goals not yet reached, the open one first, then in their order. */
export function hitsOf(context: PlayContext): Hit[] {
  const { playing, state, words } = context;
  const whole = withoutAsked(context);
  if (whole === undefined) return [];
  const unpaid = withoutCall(withoutMoney(whole), playing.play);
  const apart = withoutBareReplies(whole);
  const apartUnpaid = unpaid === whole ? apart : unpaid && withoutBareReplies(unpaid);
  const goals = goalsOf(playing.play)
    .filter((goal) => !isReached(state.play, goal))
    .toSorted((a, b) => Number(b.id === state.ask) - Number(a.id === state.ask));
  const isPaying = paidIn(context) !== undefined;
  const found = goals.flatMap((goal) => {
    // Who pays what is asked does not bargain.
    if (isPaying && goal.id === playing.play.haggle?.goal) return [];
    // 好的 is said to what was asked: it gets nothing done that nobody spoke of.
    // Out of turn, only a question gets done what was to be asked.
    const besides = isOfMoney(goal.question.goal) ? apart : apartUnpaid;
    const said = isOfMoney(goal.question.goal) ? whole : unpaid;
    if (said === undefined) return [];
    const heard =
      goal.id === state.ask ? (nameSaid(said, goal, words) ?? said) : besides && askingPart(besides, goal);
    if (heard === undefined || (goal.id !== state.ask && ANSWERS_ONLY.test(said.raw))) return [];
    // What is to be heard first is answered by no question before it.
    if (goal.id !== state.ask && HEARS.test(goal.question.goal.zh) && isQuestion(said.raw)) return [];
    const inWhole = hitOn(goal, heard, words, state.play);
    // 我不喝牛奶。美式吧: what begins an answer may begin its second sentence.
    const inPart = inWhole.length > 0 || goal.id !== state.ask ? inWhole : hitInSentence(goal, context);
    const hits =
      goal.id === state.ask
        ? inPart.filter((hit) => isAnswer(hit, said, words))
        : inPart.filter((hit) => isEvidence(hit, context));
    if (hits.some((hit) => hit.state === 'reached')) return hits;
    const otherwise = countedHit(goal, context) ?? sinceHit(goal, said, context);
    return otherwise === undefined ? hits : [otherwise];
  });
  const now = new Set(found.filter((hit) => hit.state === 'reached').map(({ goal }) => goal.id));
  return found.filter(({ goal }) => isReady(state.play, goal.question, now) && isShown(goal, context));
}

/** 给你一百块 is no number of spoons of sugar. */
function withoutMoney(said: Utterance): Utterance | undefined {
  const clauses = sentencesOf(said.raw).flatMap(clausesOf);
  const left = clauses.filter((clause) => moveIn(clause)?.kind !== 'pays');
  if (left.length === clauses.length) return said;
  return left.length === 0 ? undefined : utterance(left.join(''));
}

/** 明天早上七点叫我起床 tells of no nights. */
function withoutCall(
  said: Utterance | undefined,
  { goals }: PlayContext['playing']['play'],
): Utterance | undefined {
  if (said === undefined || goals.some(({ goal, ask }) => /电话|叫|联系/u.test(`${goal.zh}${ask.zh}`)))
    return said;
  const sentences = sentencesOf(said.raw);
  const left = sentences.filter((sentence) => callAskedIn(sentence) === undefined);
  if (left.length === sentences.length) return said;
  return left.length === 0 ? undefined : utterance(left.join(''));
}

/** 听听经理的建议，说你接受还是不接受. */
const HEARS = /^听/u;

/** So common that it says nothing of what was asked. */
const COMMON =
  /^(?:什么|怎么|我们|你们|他们|可以|一个|一下|觉得|知道|不是|没有|还是|就是|这个|那个|时候|您的|我的|你的|一点|点儿|有点|比较|现在|今天|自己|一次|很多|一定|不过|但是|因为|所以)$/u;

/** Whether two characters in a row, none of the commonest, stand in what is asked or in the help with it. */
export function isAbout({ folded }: Utterance, { goal, ask, again, hint }: FoundGoal['question']): boolean {
  const about = [goal, ask, again, hint.idea, hint.full, ...(hint.others ?? [])]
    .map(({ zh }) => zh)
    .join('，');
  const twos = folded.slice(1).map((char, at) => `${folded[at]}${char}`);
  return twos.some((two) => TWO.test(two) && !COMMON.test(two) && about.includes(two));
}

const TWO = /^\p{Script=Han}{2}$/u;

/** 算了，我不要了 and 我不知道 answer what was asked just now, and nothing else. */
const ANSWERS_ONLY =
  /^(?:那|嗯|哦|啊|还是|对不起|谢谢|[，,])*(?:算了|不用了?|我?(?:都)?不(?:想)?要了?|我?还?(?:不知道|没想好|没决定|不确定))(?:呢|吧|谢谢|我不要了|不要了|[，,。！!.])*$/u;

/** 盒子厚不厚没关系。水会不会进去？ A weak word in a clause of its own matter is no answer, where something else is asked. */
function isAnswer({ goal, pattern, match, slots, state }: Hit, said: Utterance, words: WordLists): boolean {
  if (state === 'partly' || Object.keys(slots).length > 0 || !NOTHING_SAID.test(pattern)) return true;
  const clauses = sentencesOf(said.raw).flatMap(clausesOf);
  if (!clauses.some((clause) => isQuestion(clause))) return true;
  const fitting = clauses.filter((clause) => matchAny(match, utterance(clause), words) !== undefined);
  return (
    fitting.length === 0 ||
    fitting.some((clause) => {
      const heard = utterance(clause);
      return isQuestion(clause) || heard.hanzi <= BARE || isAbout(heard, goal.question);
    })
  );
}

const NOTHING_SAID = /没关系|不用|不会|没什么|没问题|都行|随便|不急/u;

/** In characters: 不用了，谢谢. */
const BARE = 6;

/** Out of turn a word or two prove little: 我朋友也想来 is no reason why somebody learns Chinese. */
function isEvidence({ goal, pattern, slots, state }: Hit, context: PlayContext): boolean {
  if (state === 'partly') return !isAside(context);
  // 我听不清楚 tells nothing of allergies.
  if (DENYING.test(pattern) && !isAbout(context.said, goal.question)) return false;
  const isOfPlay = Object.keys(slots).some((slot) => !/^(?:any|hanzi|number)/u.test(slot));
  return (
    isModel(goal.question, context.said) ||
    isOfPlay ||
    isStrong(pattern) ||
    hasUnit(context.said, goal.question) ||
    ASKED_FOR.test(goal.question.goal.zh) ||
    isAbout(context.said, goal.question)
  );
}

const DENYING = /^[\^(]*[不没]/u;

/** 我九岁 where the help says 八岁. */
function hasUnit({ raw }: Utterance, { hint }: FoundGoal['question']): boolean {
  const units = [...raw.matchAll(NUMBERED)].flatMap(({ groups }) => groups?.['unit'] ?? []);
  const known = [...hint.full.zh.matchAll(NUMBERED)].flatMap(({ groups }) => groups?.['unit'] ?? []);
  return units.some((unit) => known.includes(unit));
}

const NUMBERED = /[0-9一二三四五六七八九十百千万两]+(?<unit>[岁点块元号斤本天晚])/gu;

/** A whole sentence of the help is right whenever it is said. */
function isModel({ hint }: FoundGoal['question'], { raw }: Utterance): boolean {
  return [hint.full, ...(hint.others ?? [])].some(({ zh }) => zh === raw.trim());
}

/** A task to ask something: whoever asks has done it. */
const ASKED_FOR = /问|请(?!客)|帮/u;

/** What answers something that the character does, 剪好了，喜欢吗, is no answer before it is done. */
function isShown({ id, question }: FoundGoal, { state, said }: PlayContext): boolean {
  return id === state.ask || !question.ask.zh.includes('……') || isModel(question, said);
}

/** Without what is asked of the character themself, where no goal is to ask that. */
function withoutAsked({ said, playing }: PlayContext): Utterance | undefined {
  const left = withoutAsides(said.raw, playing.play);
  if (left === said.raw) return said;
  const isToAsk = playing.play.goals.some(
    ({ hint: { full } }) => withoutAsides(full.zh, playing.play) !== full.zh,
  );
  if (isToAsk) return said;
  return left === '' ? undefined : utterance(left);
}

function hitInSentence(goal: FoundGoal, { said, state, words }: PlayContext): Hit[] {
  const sentences = sentencesOf(said.raw);
  if (sentences.length < 2) return [];
  const all = sentences.map((raw) => hitOn(goal, utterance(raw), words, state.play));
  return all.find((hits) => hits.length > 0) ?? [];
}

/** A price asked in passing is answered as such, and does not lead away from what is open. */
function isAside({ playing, said, words }: PlayContext): boolean {
  return fittingAnswer(playing.play.asides, said, words) !== undefined;
}

/** 那就绿茶吧: what begins an answer stands behind it. */
const LEAD = /^(?:那就|那我就|那么|那|就)[，,]?(?=\p{Script=Han}{2})/u;

function withoutLead({ raw }: Utterance): Utterance | undefined {
  return LEAD.test(raw) && !isQuestion(sentencesOf(raw)[0] ?? raw)
    ? utterance(raw.replace(LEAD, ''))
    : undefined;
}

function hitOn(goal: FoundGoal, said: Utterance, words: WordLists, memory: PlayMemory): Hit[] {
  const { reached, partly, together } = goal.question;
  const last = lastChoice(said);
  // 师傅，机场: what begins an answer may stand behind a call.
  const rest = withoutCourtesy(said) ?? withoutLead(said);
  const whole =
    (last && find(goal, reached, last, words)) ??
    orderedBeside(goal, find(goal, reached, said, words), said, words) ??
    (rest && find(goal, reached, rest, words));
  const goalMemory = goalMemoryOf(memory, goal.id);
  if (whole !== undefined) {
    const { answer, slots, pattern } = whole;
    const { match, replies } = answer;
    return [{ goal, state: 'reached', match, replies, slots, pattern, isSure: isSure(slots), partly: [] }];
  }
  const part = find(goal, partly, said, words);
  if (part === undefined) return [];
  const keys = [...new Set([...goalMemory.partly, part.key])];
  const isDone = together !== undefined && keys.length >= together.times;
  return [
    {
      goal,
      state: isDone ? 'reached' : 'partly',
      match: part.answer.match,
      replies: isDone ? together.replies : part.answer.replies,
      slots: part.slots,
      pattern: part.pattern,
      isSure: isSure(part.slots),
      partly: keys,
    },
  ];
}

/** 昨天晚上开始, told in passing or in another language, is not asked again. */
function sinceHit(goal: FoundGoal, said: Utterance, { words, state }: PlayContext): Hit | undefined {
  const since = toldSince(said, goal);
  const found = since && hitOn(goal, since, words, state.play).find((hit) => hit.state === 'reached');
  return found && { ...found, isSure: true };
}

/** 两个这个，一个那个: what is counted of a list that the goal is after is ordered. */
function countedHit(goal: FoundGoal, context: PlayContext): Hit | undefined {
  // Who is to choose one after the other is not done with the first.
  if (goal.question.together !== undefined) return undefined;
  const { words } = context.playing.play;
  for (const { match, replies } of goal.question.reached) {
    for (const pattern of match) {
      const list = /\{(?<list>[a-z]+)\}/u.exec(pattern)?.groups?.['list'] ?? '';
      const isGoods = words[list]?.some(({ price }) => price !== undefined) ?? false;
      const word = isGoods ? countedOf(context, list) : undefined;
      if (word !== undefined)
        return {
          goal,
          state: 'reached',
          match,
          replies,
          slots: { [list]: word },
          pattern,
          isSure: true,
          partly: [],
        };
    }
  }
  return undefined;
}

const DENIES = /[不没别]/u;

/** 我不喝酒，来一杯茶: who denies one thing and wants another wants that. */
function orderedBeside(
  goal: FoundGoal,
  found: Found | undefined,
  said: Utterance,
  words: WordLists,
): Found | undefined {
  if (found === undefined || !DENIES.test(found.pattern) || Object.keys(found.slots).length > 0) return found;
  const rest = sentencesOf(said.raw)
    .flatMap(clausesOf)
    .filter((clause) => !DENIES.test(clause) && !isQuestion(clause));
  const ordered =
    rest.length === 0 ? undefined : find(goal, goal.question.reached, utterance(rest.join('')), words);
  return ordered !== undefined && Object.keys(ordered.slots).length > 0 ? ordered : found;
}

/** What the character said when a goal was reached, for a learner who says it again; or asks before its time. */
export function reachedBefore(context: PlayContext): Hit | undefined {
  const { playing, state, words } = context;
  const said = withoutBareReplies(context.said);
  if (said === undefined || withoutAsked(context) !== context.said) return undefined;
  const asks = isQuestion(said.raw);
  // 我儿子也咳嗽 tells nothing of the learner again.
  if (!asks && isOfOthers(said.raw)) return undefined;
  const speaksOf = (goal: FoundGoal) =>
    isReached(state.play, goal) || (asks && !isReady(state.play, goal.question));
  for (const goal of goalsOf(playing.play).filter(speaksOf)) {
    // 你剪了多少年头发 asks for no haircut.
    const found = find(goal, goal.question.reached, said, words);
    if (found !== undefined && isSure(found.slots))
      return {
        goal,
        state: 'reached',
        partly: [],
        isSure: true,
        ...found.answer,
        slots: found.slots,
        pattern: found.pattern,
      };
  }
  return undefined;
}

/** `key` tells partly answers apart: by the words that slots caught, else by what was said. */
function find(
  goal: FoundGoal,
  answers: readonly Answer[],
  said: Utterance,
  words: WordLists,
): Found | undefined {
  for (const answer of answers) {
    for (const pattern of answer.match) {
      // What is found nowhere need not be looked for in the part that does something.
      if (!pattern.includes('^') && matchPattern(pattern, said, words) === undefined) continue;
      const acts = actsIn(said, goal, { pattern, replies: answer.replies });
      const slots =
        acts && matchPattern(pattern, withoutSpoken(withoutEither(acts, pattern), pattern), words);
      if (slots === undefined) continue;
      const caught = Object.values(slots).map(({ zh }) => zh);
      return { answer, slots, pattern, key: caught.join('/') || said.folded.join('') };
    }
  }
  return undefined;
}

/** 水会不会进去 is no 不会. */
function withoutEither(heard: Utterance, pattern: string): Utterance {
  // 看不完怎么办 asks for no card to be made out.
  const isHelpless = heard.raw.includes('怎么办') && pattern.includes('办') && !pattern.includes('怎么办');
  const said = isHelpless ? utterance(heard.raw.replaceAll('怎么办', '怎么做')) : heard;
  if (!/[不没]/u.test(pattern) || pattern.search(EITHER) >= 0) return said;
  return utterance(said.raw.replaceAll(EITHER, '$<one>'));
}

/** 我们说葡萄牙语 comes from no Portugal. */
function withoutSpoken(said: Utterance, pattern: string): Utterance {
  if (!pattern.includes('{country}') || !SPOKEN.test(said.raw)) return said;
  return utterance(said.raw.replaceAll(SPOKEN_ALL, ''));
}

const SPOKEN = /(?:说|讲|学|会)\p{Script=Han}{1,4}?(?:语|文|话)/u;
const SPOKEN_ALL = new RegExp(SPOKEN, 'gu');

const EITHER = /(?!(?<=现)在不在)(?<one>\p{Script=Han})[不没]\k<one>/gu;

function isSure(slots: Slots): boolean {
  return saysWhat(slots);
}
