// The learner says something in a play: it gets goals done, is answered in passing, or is asked for again.

import type { Line } from '../../../content/schema/line.ts';
import type { Answer } from '../../../content/schema/talk.ts';
import { aidedBy } from '../../say/aided-by.ts';
import { answerForeign, isForeign } from '../../say/answer-foreign.ts';
import { comeBack, help, leave, NOTHING_FIRST, REPHRASED } from '../../say/shared-moves.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import type { PlayMemory } from '../../state/activity-memories.ts';
import type { Draft } from '../../state/draft.ts';
import type { GoalStep } from '../../state/types.ts';
import { withoutBareReplies } from '../../understand/bare-reply.ts';
import type { OwnQuestion } from '../../understand/intent.ts';
import { NO_MORE } from '../../understand/intent-patterns.ts';
import { isStrong, matchAnswers, matchAny, matchPattern } from '../../understand/patterns/match.ts';
import type { Placed as Remark } from '../small-talk/bank.ts';
import { answerRemark, heard } from '../small-talk/chat.ts';
import { leadOn, type PlayScene } from './go-on.ts';
import { type Hit, reachedBefore } from './hits.ts';
import { standingOf, withGoal, withHelp } from './progress.ts';

/** Replies to more goals than this at once would be a speech. */
const MOST_REPLIES = 2;

/** What is done is answered, several goals at once too; what is half done is asked on about. */
export function* answerGoals(scene: PlayScene, hits: readonly Hit[]): Generator<Draft> {
  const reached = hits.filter(({ state }) => state === 'reached');
  const [half] = hits.filter(({ state }) => state === 'partly');
  const play = standingAfter(scene, half === undefined ? reached : [...reached, half]);
  const goals = [...reached, ...(half === undefined ? [] : [half])].map((hit) => stepOf(scene, hit));
  const leads = reached
    .slice(0, MOST_REPLIES)
    .reduce<Line[][]>((lines, hit) => pairs(lines, repliesTo(scene, hit)), [[]]);
  if (half !== undefined) {
    const { goal } = half;
    const state = { ask: goal.id, step: standingOf(play, goal.id).help, stay: 0, play };
    const move = reached.length > 0 ? 'goal' : 'partly';
    for (const lines of pairs(leads, repliesTo(scene, half)))
      yield { lines, move, accepted: true, state, goals };
    for (const lines of pairs(leads, [[goal.question.again], [goal.question.ask]]))
      yield { lines, move, accepted: true, state, goals };
  }
  for (const draft of leadOn(scene, leads, { move: 'goal', accepted: true }, play, undefined))
    yield { ...draft, goals };
}

/** The replies to a hit; a word that the pattern did not catch is looked for in the whole text. */
function repliesTo(scene: PlayScene, { replies, slots }: Pick<Hit, 'replies' | 'slots'>): Line[][] {
  const said = wordings(scene, replies, slots);
  if (said.length > 0) return each(said);
  const lists = Object.keys(scene.words).flatMap((list) => {
    const word = matchPattern(`{${list}}`, scene.said, scene.words)?.[list];
    return word === undefined ? [] : [[list, word] as const];
  });
  const more = wordings(scene, replies, { ...Object.fromEntries(lists), ...slots });
  return more.length > 0 ? each(more) : [[]];
}

function standingAfter({ state }: PlayScene, hits: readonly Hit[]): PlayMemory {
  return hits.reduce(
    (memory, { goal, state: now, partly }) =>
      withGoal(memory, { ...standingOf(memory, goal.id), reached: now === 'reached', partly: [...partly] }),
    withHelp(state.play, state.ask, state.step),
  );
}

function stepOf({ state: { play, ask, step }, said }: PlayScene, { goal, state }: Hit): GoalStep {
  const { help: given } = standingOf(play, goal.id);
  const most = goal.id === ask ? Math.max(given, step) : given;
  return { id: goal.id, state, aided: aidedBy(most, said.raw, goal.question.hint.full.zh) };
}

/** What is said in passing: an aside of the play's, what was done already, a remark, or nothing understood. */
export function* answerPlay(scene: PlayScene, question: OwnQuestion | undefined): Generator<Draft> {
  const { playing, said, state, voice, words } = scene;
  const passed = matchAnswers(playing.play.asides, said, words);
  const again = passed === undefined || isByTheWay(scene, passed.answer) ? reachedBefore(scene) : undefined;
  const aside = again === undefined ? passed : undefined;
  const remark = inPassing(scene, question);
  const passing = { move: 'aside', accepted: undefined } as const;
  if (aside !== undefined) {
    const { answer, slots } = aside;
    yield* comeBack(scene, repliesTo(scene, { replies: answer.replies, slots }), passing);
  } else if (again !== undefined) {
    yield* comeBack(scene, repliesTo(scene, again), passing);
  } else if (question === 'name') {
    const own = setLines(scene, 'ownName', { partner: playing.partner.name });
    yield* comeBack(scene, each(own), { move: 'smalltalk', accepted: undefined });
  } else if (isContent(scene)) {
    yield* leave(scene, undefined);
  } else if (question === 'robot') {
    yield* comeBack(scene, each(setLines(scene, 'robot')), { move: 'smalltalk', accepted: undefined });
  } else if (remark !== undefined) {
    yield* answerInPassing(scene, remark);
  } else if (isForeign(scene)) {
    yield* answerForeign(scene);
  } else if (question !== undefined) {
    yield* comeBack(scene, each(setLines(scene, 'cannot')), { move: 'cannot', accepted: undefined });
  } else if (state.play.ended) {
    yield* comeBack(scene, NOTHING_FIRST, { move: 'chat', accepted: undefined });
  } else {
    // 好的 was understood well enough; it only gets nothing done.
    const isBare = withoutBareReplies(said) === undefined;
    const leads = isBare ? NOTHING_FIRST : each(wordings(scene, voice.retry));
    yield* help(scene, leads, REPHRASED, { accepted: false });
  }
}

/** 大姐，我想买西瓜 is about melons, though it greets: a pattern that says little gives way to what was done already. */
function isByTheWay({ said, words }: PlayScene, { match }: Answer): boolean {
  const found = match.find((pattern) => matchPattern(pattern, said, words) !== undefined);
  return found !== undefined && !isStrong(found);
}

/** A keyword does not answer a question: to 什么时候可以搬进来 nobody speaks of moving in general. */
function inPassing(scene: PlayScene, question: OwnQuestion | undefined): Remark | undefined {
  const remark = heard(scene);
  const fits = question === undefined || scene.state.play.ended || remark?.topic.kind !== undefined;
  return fits ? remark : undefined;
}

/** Small talk while there is something to be done is answered, not spun out. */
function answerInPassing(scene: PlayScene, remark: Remark): Generator<Draft> {
  if (scene.state.play.ended) return answerRemark(scene, remark);
  return comeBack(scene, [[remark.exchange.reply]], { move: 'smalltalk', accepted: undefined });
}

/** 不要了 after one dish of two: enough is enough. */
function isContent({ state, said }: PlayScene): boolean {
  const standing = state.ask === undefined ? undefined : standingOf(state.play, state.ask);
  return standing !== undefined && standing.partly.length > 0 && matchAny(NO_MORE, said, {}) !== undefined;
}
