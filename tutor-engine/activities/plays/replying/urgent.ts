// What changes the situation is met first, with what is done about it, before the play goes on.

import type { Line } from '../../../../content/schema/line.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Draft } from '../../../state/draft.ts';
import { goalsOf } from '../../../state/plan.ts';
import type { Leads } from '../../../state/turn-context.ts';
import { matchAny } from '../../../understand/patterns/match.ts';
import { utterance } from '../../../understand/text/utterance.ts';
import type { Hit } from '../goals/hits.ts';
import { goalMemoryOf, MOST_PASSES, withGoal } from '../goals/progress.ts';
import { fittingAnswer } from '../hearing/asked/fitting-answer.ts';
import { clausesOf, sentencesOf } from '../hearing/clauses.ts';
import { moveIn } from '../hearing/moves/moves-in.ts';
import { goesNow } from '../hearing/parting.ts';
import { isQuestion } from '../hearing/speech-acts.ts';
import { isSignOf, isToldBy, namesIt, paperIn, type UrgentNow, urgentIn } from '../hearing/urgent.ts';
import type { PlayContext } from '../world/play-context.ts';
import { answerAside } from './go-on.ts';
import { politely } from './moves/politely.ts';

export type Urgency = {
  readonly leads: Leads;
  readonly told: UrgentNow;
  /** What else the message says that wants an answer; undefined where there is nothing. */
  readonly rest: string | undefined;
};

/** Undefined where nothing is told, or where it is what the play is about: `hits` are what the message gets done. */
export function urgencyIn(context: PlayContext, hits: readonly Hit[]): Urgency | undefined {
  const { raw } = context.whole ?? context.said;
  if (goesNow(context.said)) return undefined;
  // Where one is ill anyway, only what cannot wait is no symptom.
  const isClinic = context.playing.play.world?.kind === 'clinic';
  const isSymptom = ({ kind, clause }: UrgentNow) =>
    isClinic && (kind === 'hurt' || (kind === 'sick' && !CANNOT_WAIT.test(clause)));
  const isBusiness = ({ clause }: UrgentNow) =>
    moveIn(clause) !== undefined ||
    hits.some(({ match }) => matchAny(match, utterance(clause), context.words) !== undefined);
  const all = urgentIn(raw);
  const told = all.filter((one) => !isSymptom(one) && !isBusiness(one));
  for (const one of told) {
    const leads = linesFor(context, one);
    // Whether there is another way is asked, and so answered.
    if (
      one.kind === 'none' &&
      sentencesOf(raw).some((sentence) => isQuestion(sentence) && !HELPLESS.test(sentence))
    )
      continue;
    if (leads.length > 0)
      return {
        leads,
        told: one,
        rest: restOf(raw, told),
      };
  }
  return undefined;
}

const CANNOT_WAIT = /[想要快]吐|站不住|快(?:要)?晕/u;

/** What the play has of its own for it, else what anybody says where it takes place; nothing twice. */
function linesFor(context: PlayContext, { kind, clause }: UrgentNow): Leads {
  const { playing, talk, words, state } = context;
  const { asides, world } = playing.play;
  const own = fittingAnswer(
    asides.filter(({ match }) => match.some((pattern) => isSignOf(kind, pattern))),
    utterance(clause),
    words,
  );
  const said = talk.urgent?.said[kind];
  const common: readonly Line[] = [...((world && said?.[world.kind]) ?? []), ...(said?.anybody ?? [])];
  const isOfChildren = world?.kind === 'kids';
  const lines =
    own !== undefined && isSignOf(kind, own.pattern) && namesIt(kind, own.pattern, clause)
      ? own.replies
      : isOfChildren
        ? (said?.kids ?? [])
        : common;
  const fresh = lines.filter(({ zh }) => !state.recent.some((text) => text.includes(zh)));
  return each(politely(playing.play, own?.replies === lines ? wordings(context, fresh) : fresh));
}

/** Without what tells it and what only asks what to do about it. */
function restOf(raw: string, told: readonly UrgentNow[]): string | undefined {
  const rest = sentencesOf(raw)
    .map((sentence) =>
      clausesOf(sentence)
        .filter((clause) => !told.some((one) => one.clause === clause || asksOf(clause, one)))
        .join(''),
    )
    .join('');
  return utterance(rest).hanzi === 0 ? undefined : rest;
}

/** 怎么办 and, of a wrong place, 这是北京南站吗: what is done about it is the answer. */
function asksOf(clause: string, { kind }: UrgentNow): boolean {
  return (
    HELPLESS.test(clause) ||
    CRIES.test(clause) ||
    (isQuestion(clause) && (isToldBy(kind, clause) || (kind === 'place' && WHERE.test(clause))))
  );
}

/** 那不是我的箱子吗 cries out. */
const CRIES = /不是我的?[^，,]{1,6}吗/u;
const HELPLESS = /怎么办/u;
const WHERE = /是[^，,]{1,8}(?:站|门|楼|路|机场|车|医院)(?:吗|吧|啊)/u;

/** What is not with them is not asked for any more: the goals that ask for it are let go, and may still be got done. */
export function withoutAsking(context: PlayContext, { told }: Urgency): PlayContext {
  const paper = told.kind === 'absent' ? paperIn(told.clause) : undefined;
  if (paper === undefined) return context;
  const { state, playing } = context;
  const play = goalsOf(playing.play)
    .filter(({ question }) => `${question.goal.zh}${question.ask.zh}`.includes(paper))
    .reduce(
      (memory, { id }) => withGoal(memory, { ...goalMemoryOf(memory, id), passed: MOST_PASSES }),
      state.play,
    );
  return { ...context, state: { ...state, play } };
}

/** Nothing is asked in the same breath: they have something else on their mind. */
export function* answerUrgency(context: PlayContext, { leads }: Urgency): Generator<Draft> {
  // Where nothing is left to be done, they are offered anything else.
  if (!context.state.play.ended && context.open !== undefined)
    for (const lines of leads) yield { lines, move: 'aside', accepted: undefined, state: {} };
  yield* answerAside(context, leads, { move: 'aside', accepted: undefined });
}
