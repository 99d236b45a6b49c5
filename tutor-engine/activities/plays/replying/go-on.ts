// A character goes on: leads to the next goal, or takes leave when all are done.

import type { Line } from '../../../../content/schema/line.ts';
import type { Manner } from '../../../../content/schema/talks/manner.ts';
import type { FactKind } from '../../../../content/schema/talks/play-facts.ts';
import { comeBack, stayedLong } from '../../../say/shared-moves.ts';
import { dueFirst, each, pairs, questionWordings, setLines, wordings } from '../../../say/wording.ts';
import type { PlayMemory } from '../../../state/activity-memories.ts';
import type { Draft } from '../../../state/draft.ts';
import type { FoundGoal } from '../../../state/plan.ts';
import type { Leads, Outcome, Way } from '../../../state/turn-context.ts';
import { goalMemoryOf, nextGoal, withGoal, withHelp } from '../goals/progress.ts';
import { shapeOf } from '../hearing/asked/ask-shapes.ts';
import { sentencesOf } from '../hearing/clauses.ts';
import { staysOn } from '../hearing/intent-here.ts';
import { moveOf } from '../hearing/moves/moves-in.ts';
import type { MoveKind } from '../hearing/moves/play-move.ts';
import { goesNow, objects, takesLeave } from '../hearing/parting.ts';
import { isSadNews } from '../hearing/sad-news.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { wishesIn } from '../hearing/wishes.ts';
import { WALKS_AWAY } from '../world/deal.ts';
import type { PlayContext } from '../world/play-context.ts';
import { isUnfit, plainFarewell } from './farewell.ts';
import { inManner } from './in-manner.ts';
import { badNewsIn } from './told/bad-news.ts';
import { inReturn, keptInMind } from './told/taken-up.ts';

/** For so many answers the character does not ask the same again, in whatever words. */
const ASKED_LATELY = 3;

/** After so often the same is not asked again by itself: the learner knows what is left to do. */
const MOST_ASKED = 3;

/** Who asks something back within so many answers is only answered. */
const JUST = 2;

/** An answer in passing, then back to the goal; who has just heard both its wordings is only let speak. */
export function* answerAside(context: PlayContext, leads: Leads, outcome: Outcome): Generator<Draft> {
  const { open, state } = context;
  const lately = state.recent.slice(-ASKED_LATELY);
  const isAsked = (line: Line | undefined) =>
    line !== undefined && lately.some((text) => text.includes(line.zh));
  const asked = state.recent.filter((text) =>
    [open?.question.ask, open?.question.again].some((line) => line !== undefined && text.includes(line.zh)),
  );
  const isNagging =
    asked.length >= MOST_ASKED || (isAsked(open?.question.ask) && isAsked(open?.question.again));
  const wasJustAsked = [open?.question.ask, open?.question.again].some(
    (line) => line !== undefined && state.recent.slice(-JUST).some((text) => text.includes(line.zh)),
  );
  const asks = isQuestion(context.said.raw);
  const isTelling = (context.tells ?? []).length > 0;
  const holds =
    badNewsIn(context) !== undefined ||
    (context.tells ?? []).some(({ theme }) => theme.grave === true) ||
    isOfComplaint(context) ||
    isNagging ||
    goesNow(context.said) ||
    (wasJustAsked && (asks || isTelling)) ||
    (open?.kind === 'goal' && leapsAhead(open) && asks);
  // After the goodbye every reply takes leave.
  const answers =
    holds && !state.play.ended && !stayedLong(context) ? leads.filter((lines) => lines.length > 0) : [];
  const returned = asks ? [] : pairs(answers, inReturn(context, answers));
  for (const lines of [...returned, ...answers]) yield { lines, ...outcome, state: {} };
  yield* comeBack(context, leads, outcome);
}

const TROUBLE: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'above',
  'decides',
  'damage',
  'repays',
  'faulty',
  'unhappy',
  'complains',
  'overcharged',
  'short',
  'fact',
  'forgot',
  'undecided',
]);

/** Who has broken something or complains is not asked the next thing in the same breath. */
function isOfComplaint({ written, said, open }: PlayContext): boolean {
  const move = moveOf(written ?? said.raw);
  return move !== undefined && TROUBLE.has(move.kind) && open?.kind === 'goal';
}

/** After `leads`, on to the next goal; `way.leave` lets the open one go. */
export function* goOn(context: PlayContext, leads: Leads, outcome: Outcome, way: Way): Generator<Draft> {
  const { state } = context;
  const helped = withHelp(state.play, state.ask, state.step);
  const left = way.leave === true ? state.ask : undefined;
  const goalMemory = left === undefined ? undefined : goalMemoryOf(helped, left);
  const play =
    goalMemory === undefined || goalMemory.reached
      ? helped
      : withGoal(helped, { ...goalMemory, passed: goalMemory.passed + 1 });
  yield* leadOn(context, leads, outcome, play, left);
}

/** After `leads`, what comes next as the goals now stand. */
export function* leadOn(
  context: PlayContext,
  leads: Leads,
  outcome: Outcome,
  play: PlayMemory,
  left: string | undefined,
): Generator<Draft> {
  const next = nextGoal(context.playing.play, play, left);
  if (next === undefined) {
    if (play.ended) yield* afterwards(context, leads, outcome, play);
    else if (wantsMore(context, play)) yield* linger(context, leads, outcome, play);
    else yield* close(context, leads, outcome, play);
    return;
  }
  const { passed, help } = goalMemoryOf(play, next.id);
  const state = { ask: next.id, step: help, stay: 0, play };
  if (arrives(next) && turnsOf(context) < LEAST_BEFORE_LEAP)
    for (const lines of isQuestion(context.said.raw)
      ? leads
      : pairs(leads, ofOneself(context, leads[0] ?? [])))
      yield { lines, ...outcome, state: { ...state, ask: undefined } };
  if (leapsAhead(next) && isQuestion(context.said.raw))
    for (const lines of leads.filter((some) => some.length > 0)) yield { lines, ...outcome, state };
  for (const lines of pairs(leads, each(dueFirst(context, questionWordings(next, passed)))))
    yield { lines, ...outcome, state };
}

/** 到了，一共四十六块: time has gone by meanwhile, which it does not while somebody waits for an answer. */
function leapsAhead({ question: { ask } }: FoundGoal): boolean {
  return ask.zh.includes('……');
}

/** 到了, 剪好了: what was going on is over. */
function arrives({ question: { ask } }: FoundGoal): boolean {
  return /……[^，,。！？?]{0,3}(?:到|好|完)了/u.test(ask.zh);
}

/** The learner's texts, this one included. */
function turnsOf({ history }: PlayContext): number {
  return history.filter(({ by }) => by === 'learner').length + 1;
}

/** In fewer turns nobody has arrived, and no talk is over that nobody ended. */
const LEAST_BEFORE_LEAP = 4;
const LEAST_TURNS = 5;
/** Who pays has had what they came for. */
const PAYS = /付|买单|结账|扫|现金|刷卡|微信|支付宝|给[你您]钱/u;

/** So often nobody is asked whether there is anything else. */
const MOST_LINGERING = 12;
/** Who serves has others waiting, and closes sooner. */
const MOST_SERVED = 5;
/** So many questions and objections are answered after the goals. */
const MOST_ANSWERED = 20;
const WAITS = /(?:我|我们)(?:先|就|再|在这儿|坐回去|坐着|去那边)*等(?!于|到)|(?:坐|站)(?:回去|那儿|这儿)等/u;

/**
 * Who asks, objects, sets a condition or tells news is not done yet, whatever they got done; later on, whoever does not
 * take leave is not.
 */
function wantsMore(context: PlayContext, { lingered = 0 }: PlayMemory): boolean {
  const { said, talk, protest, change, deal, tells = [] } = context;
  const most = isAtLeisure(context) ? MOST_LINGERING : MOST_SERVED;
  if (talk.inManner === undefined || lingered >= MOST_ANSWERED) return false;
  if (protest !== undefined || change !== undefined || shapeOf(said.raw) !== undefined) return true;
  // Who tells something of themselves is not done with the talk.
  if (tells.length > 0 && !takesLeave(said)) return true;
  if (staysOn(said.raw)) return true;
  // 我等: who waits has not left.
  if (WAITS.test(said.raw) && !takesLeave(said)) return true;
  if (lingered >= most) return false;
  if (deal?.kind === 'refused' || deal?.kind === 'stay' || isSadNews(said.raw)) return true;
  if (wishesIn(said.raw).length > 0) return true;
  if (turnsOf(context) < LEAST_TURNS && !takesLeave(said) && !PAYS.test(said.raw)) return true;
  return objects(said) || (lingered > 0 && !takesLeave(said));
}

/** All goals are reached, but the learner goes on: the character answers, and asks whether there is anything else. */
function* linger(context: PlayContext, leads: Leads, outcome: Outcome, before: PlayMemory): Generator<Draft> {
  const play = { ...before, lingered: (before.lingered ?? 0) + 1 };
  const state = { ask: undefined, step: 'none', stay: 0, play } as const;
  const more = inManner(context, 'more');
  const isHeard = (texts: readonly string[]) => (lines: readonly Line[]) =>
    lines.some(({ zh }) => texts.some((text) => text.includes(zh)));
  const wasAskedLately = more.some(isHeard(context.state.recent.slice(-UNASKED)));
  const unheard = wasAskedLately ? [] : more.filter((lines) => !isHeard(context.state.recent)(lines));
  const answers = leads.filter((lines) => lines.length > 0);
  // Who asks is answered, and that is all; who tells hears something back, or is asked on.
  const isAsked = sentencesOf(context.said.raw).some((sentence) => isQuestion(sentence));
  const puts =
    moveOf(context.written ?? context.said.raw)?.kind === 'undecided' ||
    badNewsIn(context) !== undefined ||
    (context.tells ?? []).some(({ theme }) => theme.grave === true);
  const fresh = answers.filter((lines) => !isHeard(context.state.recent.slice(-UNASKED))(lines));
  const own =
    isAsked || puts
      ? []
      : pairs(fresh, [
          ...inReturn(context, answers),
          ...(isAtLeisure(context) ? ofOneself(context, answers[0] ?? []) : []),
        ]);
  const asked = [...unheard, ...(wasAskedLately ? [] : more)];
  for (const lines of [...own, ...(isAsked || puts ? answers : []), ...pairs(leads, asked), ...answers])
    yield { lines, ...outcome, state };
  // Who has nothing to say any more parts.
  yield* close(context, leads, outcome, before);
}

/** For so many answers nobody is asked again whether there is anything else. */
const UNASKED = 1;

/** Whose world goes on by itself; who serves somebody has their work to do. */
const AT_LEISURE: ReadonlySet<Manner> = new Set<Manner>(['friend', 'family', 'poet']);
/** What people come to speak of, in this order. */
const SPOKEN_OF: readonly FactKind[] = ['more', 'story', 'likes', 'hard', 'dream', 'joke', 'today'];

function isAtLeisure({ playing }: PlayContext): boolean {
  return AT_LEISURE.has(playing.play.manner ?? 'service');
}

/** What a character tells of their own, each thing once. */
function ofOneself(context: PlayContext, said: readonly Line[]): Leads {
  const { playing, state } = context;
  const { facts = {}, manner = 'service' } = playing.play;
  // Who keeps a stall or lets a flat does not offer it anew to who is done.
  const kinds =
    manner === 'friend' || manner === 'poet' ? SPOKEN_OF : SPOKEN_OF.filter((kind) => kind !== 'more');
  const lines = kinds.flatMap((kind) => facts[kind]?.say.slice(0, 1) ?? []);
  const last = state.recent.at(-1) ?? '';
  // Not to who was not understood or was rude, and not twice running.
  const unheard = [...context.voice.retry, ...setLines(context, 'rude'), ...setLines(context, 'repeat')];
  const isOut = said.some(({ zh }) => unheard.some((line) => line.zh === zh));
  const isGrave = isSadNews(context.said.raw) || moveOf(context.said.raw)?.kind === 'pays';
  if (isOut || isGrave || lines.some(({ zh }) => last.includes(zh))) return [];
  return each(lines.filter(({ zh }) => !state.recent.some((text) => text.includes(zh))).slice(0, 1));
}

function* close(context: PlayContext, leads: Leads, outcome: Outcome, before: PlayMemory): Generator<Draft> {
  const fit = wordings(context, context.playing.play.closing).filter((line) => !isUnfit(context, line));
  const isPlain = isNoDeal(context, before) || fit.length === 0;
  const closing = isPlain ? plainFarewell(context) : each(fit);
  const state = { ask: undefined, step: 'none', stay: 0, play: { ...before, ended: true } } as const;
  // What was kept in mind is for the goodbye.
  const kept = takesLeave(context.said) ? keptInMind(context) : [];
  for (const lines of pairs(leads, [...pairs(kept, closing), ...closing]))
    yield { lines, ...outcome, state, end: 'goals' };
}

/** Who goes without a price being agreed on is not told that all is settled. */
function isNoDeal({ playing, said, deal }: PlayContext, { price }: PlayMemory): boolean {
  const isOpen = playing.play.haggle !== undefined && price?.isAgreed !== true;
  return isOpen && (deal?.kind === 'refused' || WALKS_AWAY.test(said.raw));
}

/** The play is over and the learner goes on: the character answers, stays who it is, and takes leave once more. */
function* afterwards(
  context: PlayContext,
  leads: Leads,
  outcome: Outcome,
  play: PlayMemory,
): Generator<Draft> {
  const state = { ask: undefined, step: 'none', stay: 0, play } as const;
  const fit = wordings(context, context.playing.play.closing).filter((line) => !isUnfit(context, line));
  const closing = each(fit);
  const parted = each(setLines(context, 'parted'));
  // What was asked or told is answered for itself; leave was taken before.
  const isAnswer = outcome.move === 'aside' || outcome.move === 'cannot';
  const answers = isAnswer ? leads.filter((lines) => lines.length > 0) : [];
  for (const lines of [
    ...pairs(answers, inReturn(context, answers)),
    ...answers,
    ...pairs(leads, parted),
    ...pairs(leads, closing),
  ])
    yield { lines: [...lines], move: 'close', accepted: outcome.accepted, state, end: 'goals' };
}
