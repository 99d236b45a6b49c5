// The learner says something in a play: it gets goals done, is answered in passing, or is asked for again.

import type { Line } from '../../../content/schema/line.ts';
import type { Answer } from '../../../content/schema/talks/talk.ts';
import { aidedBy } from '../../say/aided-by.ts';
import { answerForeign, isForeign } from '../../say/answer-foreign.ts';
import { comeBack, help, leave, NOTHING_FIRST } from '../../say/shared-moves.ts';
import { uptakesOf } from '../../say/uptake/uptakes-of.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import type { PlayMemory } from '../../state/activity-memories.ts';
import type { Draft } from '../../state/draft.ts';
import { moreHelp } from '../../state/help.ts';
import type { Leads } from '../../state/turn-context.ts';
import type { GoalStep } from '../../state/types.ts';
import { withoutBareReplies } from '../../understand/bare-reply.ts';
import { readFrames } from '../../understand/frames/read-frames.ts';
import type { OwnQuestion } from '../../understand/intent.ts';
import { NO_MORE } from '../../understand/intent-patterns.ts';
import { objectionIn } from '../../understand/objection.ts';
import { isStrong, matchAnswers, matchAny, matchPattern } from '../../understand/patterns/match.ts';
import { utterance } from '../../understand/text/utterance.ts';
import { isGrave } from '../listening/follow-up.ts';
import type { Placed as Remark } from '../small-talk/bank.ts';
import { heard } from '../small-talk/small-talk.ts';
import { leadOn, type PlayContext } from './go-on.ts';
import { type Hit, reachedBefore } from './hits.ts';
import { goalMemoryOf, withGoal, withHelp } from './progress.ts';

/** Replies to more goals than this at once would be a speech. */
const MOST_REPLIES = 2;

/** What is done is answered, several goals at once too; what is half done is asked on about. */
export function* answerGoals(context: PlayContext, hits: readonly Hit[]): Generator<Draft> {
  const reached = hits.filter(({ state }) => state === 'reached');
  const [half] = hits.filter(({ state }) => state === 'partly');
  const play = playMemoryAfter(context, half === undefined ? reached : [...reached, half]);
  const goals = [...reached, ...(half === undefined ? [] : [half])].map((hit) => stepOf(context, hit));
  const leads = reached
    .slice(0, MOST_REPLIES)
    .reduce<Line[][]>((lines, hit) => pairs(lines, repliesTo(context, hit)), [[]]);
  if (half !== undefined) {
    const { goal } = half;
    const state = { ask: goal.id, step: goalMemoryOf(play, goal.id).help, stay: 0, play };
    const move = reached.length > 0 ? 'goal' : 'partly';
    for (const lines of pairs(leads, repliesTo(context, half)))
      yield { lines, move, accepted: true, state, goals };
    for (const lines of pairs(leads, [[goal.question.again], [goal.question.ask]]))
      yield { lines, move, accepted: true, state, goals };
  }
  for (const draft of leadOn(context, leads, { move: 'goal', accepted: true }, play, undefined))
    yield { ...draft, goals };
}

/** The replies to a hit; a word that the pattern did not catch is looked for in the whole text. */
function repliesTo(context: PlayContext, { replies, slots }: Pick<Hit, 'replies' | 'slots'>): Line[][] {
  const said = wordings(context, replies, slots);
  if (said.length > 0) return each(said);
  const lists = Object.keys(context.words).flatMap((list) => {
    const word = matchPattern(`{${list}}`, context.said, context.words)?.[list];
    return word === undefined ? [] : [[list, word] as const];
  });
  const more = wordings(context, replies, { ...Object.fromEntries(lists), ...slots });
  return more.length > 0 ? each(more) : [[]];
}

function playMemoryAfter({ state }: PlayContext, hits: readonly Hit[]): PlayMemory {
  return hits.reduce(
    (memory, { goal, state: now, partly }) =>
      withGoal(memory, { ...goalMemoryOf(memory, goal.id), reached: now === 'reached', partly: [...partly] }),
    withHelp(state.play, state.ask, state.step),
  );
}

function stepOf({ state: { play, ask, step }, said }: PlayContext, { goal, state }: Hit): GoalStep {
  const { help: given } = goalMemoryOf(play, goal.id);
  const most = goal.id === ask ? moreHelp(given, step) : given;
  return { id: goal.id, state, aided: aidedBy(most, said.raw, goal.question.hint.full.zh) };
}

/** What is said in passing: an aside of the play's, what was done already, a remark, or nothing understood. */
export function* answerPlay(context: PlayContext, question: OwnQuestion | undefined): Generator<Draft> {
  const protest = protestIn(context) ?? griefIn(context);
  if (protest !== undefined) yield* comeBack(context, protest, { move: 'aside', accepted: undefined });
  else yield* answerInCharacter(context, question);
}

/** Who was misheard hears so, and what they say instead is heard. */
function protestIn(context: PlayContext): Leads | undefined {
  const objection = context.state.play.ended
    ? undefined
    : (objectionIn(context.said) ?? contradictionIn(context));
  if (objection === undefined) return undefined;
  const sorry = each(setLines(context, 'sorry'));
  if (objection.rest === undefined) return sorry;
  const meant = { ...context, said: utterance(objection.rest) };
  const heardNow =
    matchAnswers(context.playing.play.asides, meant.said, context.words) ?? reachedBefore(meant);
  if (heardNow === undefined) return sorry;
  const replies = 'answer' in heardNow ? heardNow.answer.replies : heardNow.replies;
  return pairs(sorry, repliesTo(meant, { replies, slots: heardNow.slots }));
}

const NOT_BUT =
  /^(?:不对?[，,。！!]+)?我?不是(?<not>[^，,。！!]{1,6})[，,。！!]+我?(?:是|要的是|说的是)(?<rest>.+)$/u;

/** 不是肺，是肚子, to who has just spoken of lungs. */
function contradictionIn({ said, state }: PlayContext): { readonly rest: string | undefined } | undefined {
  const { not, rest } = NOT_BUT.exec(said.raw.trim())?.groups ?? {};
  return not !== undefined && state.recent.at(-1)?.includes(not) === true ? { rest } : undefined;
}

/** A death is no remark to anybody, whatever is played. */
function griefIn(context: PlayContext): Leads | undefined {
  const { core } = context.setting;
  const [taken] = uptakesOf(core.frames, readFrames(core, context.said.raw), context.level);
  const isGrief = taken !== undefined && isGrave(taken) && taken.frame.predicate?.id === 'die';
  return isGrief && taken.frame.stance === 'bad' ? each(wordings(context, taken.lines)) : undefined;
}

function* answerInCharacter(context: PlayContext, question: OwnQuestion | undefined): Generator<Draft> {
  const { playing, said, state, voice, words } = context;
  const passed = matchAnswers(playing.play.asides, said, words);
  const again =
    passed === undefined || isByTheWay(context, passed.answer) ? reachedBefore(context) : undefined;
  const aside = again === undefined ? passed : undefined;
  const remark = inPassing(context, question);
  const passing = { move: 'aside', accepted: undefined } as const;
  if (aside !== undefined) {
    const { answer, slots } = aside;
    yield* comeBack(context, repliesTo(context, { replies: answer.replies, slots }), passing);
  } else if (again !== undefined) {
    yield* comeBack(context, repliesTo(context, again), passing);
  } else if (question === 'name') {
    const own = setLines(context, 'ownName', { partner: playing.partner.name });
    yield* comeBack(context, each(own), { move: 'aside', accepted: undefined });
  } else if (isContent(context)) {
    yield* leave(context, undefined);
  } else if (question === 'permission') {
    yield* comeBack(context, each(setLines(context, 'permission')), passing);
  } else if (question === 'robot') {
    yield* comeBack(context, each(setLines(context, 'robot')), { move: 'aside', accepted: undefined });
  } else if (remark !== undefined) {
    yield* answerInPassing(context, remark);
  } else if (isForeign(context)) {
    yield* answerForeign(context);
  } else if (question !== undefined) {
    yield* comeBack(context, each(setLines(context, 'cannot')), { move: 'cannot', accepted: undefined });
  } else if (state.play.ended) {
    yield* comeBack(context, NOTHING_FIRST, { move: 'small-talk', accepted: undefined });
  } else {
    // 好的 was understood well enough; it only gets nothing done.
    const isBare = withoutBareReplies(said) === undefined;
    const leads = isBare ? NOTHING_FIRST : each(wordings(context, voice.retry));
    yield* help(context, leads, 'rephrased', { accepted: false });
  }
}

/** 大姐，我想买西瓜 is about melons, though it greets: a pattern that says little gives way to what was done already. */
function isByTheWay({ said, words }: PlayContext, { match }: Answer): boolean {
  const found = match.find((pattern) => matchPattern(pattern, said, words) !== undefined);
  return found !== undefined && !isStrong(found);
}

/** A keyword does not answer a question: to 什么时候可以搬进来 nobody speaks of moving in general. */
function inPassing(context: PlayContext, question: OwnQuestion | undefined): Remark | undefined {
  if (context.state.play.ended) return undefined;
  const remark = heard(context);
  return question === undefined || remark?.topic.kind !== undefined ? remark : undefined;
}

/** Small talk is answered, not spun out. */
function answerInPassing(context: PlayContext, remark: Remark): Generator<Draft> {
  return comeBack(context, [[remark.exchange.reply]], { move: 'aside', accepted: undefined });
}

/** 不要了 after one dish of two: enough is enough. */
function isContent({ state, said }: PlayContext): boolean {
  const goalMemory = state.ask === undefined ? undefined : goalMemoryOf(state.play, state.ask);
  return (
    goalMemory !== undefined && goalMemory.partly.length > 0 && matchAny(NO_MORE, said, {}) !== undefined
  );
}
