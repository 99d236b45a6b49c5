// What a learner told is taken up, and a question about it keeps them telling; after a few the talk goes on.

import type { Line } from '../../../content/schema/line.ts';
import type { FollowUp } from '../../../content/schema/listening/frame.ts';
import { comeBack, isHeld, NOTHING_FIRST } from '../../say/shared-moves.ts';
import { clauseAsks, isPlanned } from '../../say/uptake/clause-asks.ts';
import { isEarned } from '../../say/uptake/earned.ts';
import { echoesOf } from '../../say/uptake/echo.ts';
import { generalUptakes } from '../../say/uptake/general-uptake.ts';
import { listenerFor } from '../../say/uptake/listener-asks.ts';
import { isMoment } from '../../say/uptake/moment-uptake.ts';
import { restatements } from '../../say/uptake/restate.ts';
import { isSlight } from '../../say/uptake/slight.ts';
import { tellingFrame } from '../../say/uptake/telling-frame.ts';
import { isTheme, type ThemeTaken } from '../../say/uptake/theme-uptake.ts';
import type { TakenUp } from '../../say/uptake/uptakes-of.ts';
import { each, pairs, setLines, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { Move } from '../../state/move.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { namesAgain } from '../../understand/frames/mentions.ts';
import { intentOf } from '../../understand/intent.ts';
import { answerMoment } from './answer-moment.ts';
import { isGravest, keptAfter } from './grave.ts';
import { asked, closedListening, MOST_USED } from './listening-state.ts';
import { asFollowUp, mourningIn } from './mourning.ts';
import { CLAUSE, GENERAL, isAnswered, isOnlyGeneral } from './own-story.ts';
import { restLines } from './rest.ts';
import { isTemplateHeard, isUsed, unsaid } from './said-before.ts';
import { asksOn, isTelling, saysTo, tellingOf } from './stay.ts';
import { mainClause, storyIn, themeStory } from './story.ts';
import type { TakingUp, Uptake } from './taking-up.ts';
import { isToldBeside } from './told-beside.ts';

/** So many questions about one thing, then another. */
const MOST_DEEP = 3;

/** Who means to rest is wished it; anything else is taken up. */
export function* takeUp(context: TurnContext, taken: Uptake, way: TakingUp): Generator<Draft> {
  if (isMoment(taken)) yield* answerMoment(context, taken, way);
  const isOfGrief = taken.frame !== undefined && isGravest(taken.frame);
  const rest = isOfGrief ? [] : restLines(context);
  const { leads = NOTHING_FIRST, accepted, next } = way;
  if (rest.length === 0) yield* takeUpTold(context, taken, way);
  else
    yield* goOnAfter(context, pairs(leads, each(wordings(context, rest))), {
      accepted,
      ...(next && { next }),
    });
}

/** The statement, and a question about it; without one, what is open, or the next. */
function* takeUpTold(
  context: TurnContext,
  taken: Uptake,
  { leads = NOTHING_FIRST, accepted, next, move = 'small-talk' }: TakingUp,
): Generator<Draft> {
  const mourning = mourningIn(context, taken.frame);
  const key = mourning === undefined ? taken.key : 'mourning';
  const { listening } = context.state;
  // A short answer is met by what was asked for, and is no story.
  const isAnswer = taken.key.startsWith(REACTIONS);
  const story =
    mourning !== undefined || isAnswer ? undefined : (isTheme(taken) ? themeStory : storyIn)(context, taken);
  const said = unsaid(context, mourning?.says ?? story?.says ?? wordings(context, taken.lines));
  // Beside what is grave nobody is asked what is best in their town.
  const isOfElse = isHeld(context) && mourning === undefined && !isTheme(taken) && isOfNoMoment(taken.frame);
  const asks = mourning?.asks ?? story?.asks?.map(asFollowUp) ?? (story?.frame || isOfElse ? [] : taken.asks);
  const kept = keptAfter(context, taken);
  const first = [...said, ...(leads[0] ?? []), ...(story?.asks ?? [])];
  const isNaming =
    (story !== undefined && story.says.length > 0) ||
    first.some(({ zh }) => context.told.some((frame) => namesAgain(zh, frame)));
  const [opener] =
    isNaming || mourning !== undefined || isTheme(taken) || isAnswer ? [] : namedAgain(context, taken);
  // Who has been answered is not told besides what they said.
  const isLed = isReply(context, leads) && !weighs(taken);
  const statements = isLed ? pairs(leads, [[]]) : pairs(leads, openedBy(opener, said));
  // Who tells something new is asked on about that.
  const depth = listening.seeks === undefined || listening.key !== key ? 1 : listening.depth + 1;
  const about = story?.frame ?? taken.frame;
  const isOpen = (from: string) => (ask: FollowUp) =>
    !isUsed(context, from, ask) && mayBeAsked(context, ask, { about, taken });
  // What may be asked about anything is asked once of the same kind, whatever was told.
  const isPassing = isSlight(context) || (isInMourning(context) && !isMourned(context));
  const further = isMourned(context) || isPassing ? [] : furtherAsks(context, about).filter(isOpen(GENERAL));
  // Only what was said again can be asked about in the same breath.
  const ofClause = (story === undefined || isMourned(context) || isPassing ? [] : clauseAsks(context, about))
    .filter(isOpen(CLAUSE))
    .map((ask) => ({ ask, from: CLAUSE }));
  // Questions that were written for what was told are better than those for its shape.
  const isMet = about !== undefined && listenerFor(context, about) !== undefined;
  const isKnownWell =
    !isMet &&
    ((taken.isSpecific === true && story?.frame === undefined) || !isTelling(context)) &&
    !isPlanned(about);
  const known =
    depth > MOST_DEEP
      ? []
      : [
          ...(isKnownWell || isLed ? [] : ofClause),
          ...asks.filter(isOpen(key)).map((ask) => ({ ask, from: key })),
          ...(isLed ? [] : [...ofClause, ...further.map((ask) => ({ ask, from: GENERAL }))]),
        ];
  const closed = { ...next, listening: { ...closedListening(context), ...kept } };
  const closedBy = (all: Iterable<readonly Line[]>) =>
    Array.from(all, (lines): Draft => ({ lines: [...lines], move, accepted, state: closed }));
  if ((isLed || isAnswered(leads)) && isOnlyGeneral(known)) yield* closedBy(statements);
  const isGravely = taken.frame !== undefined && isGravest(taken.frame);
  for (const { ask, from } of alsoUnasked(context, known, { isMore: !isGravely && !isPassing }))
    for (const statement of statements)
      yield {
        lines: [...statement, ask.ask],
        move,
        accepted,
        state: { ...next, listening: { ...asked(context, key, ask, depth, from), ...kept } },
      };
  const held = { ...context, state: { ...context.state, listening: { ...listening, ...kept } } };
  // After news of a death no question of the talk runs on.
  if (isGravely) yield* closedBy(statements);
  yield* goOnAfter(held, statements, { accepted, move, ...(next && { next }) });
}

type OpenAsk = { readonly ask: FollowUp; readonly from: string };

/** What is asked of anything is looked for only where nothing better is left. */
function* alsoUnasked(
  context: TurnContext,
  known: readonly OpenAsk[],
  { isMore }: { readonly isMore: boolean },
): Generator<OpenAsk> {
  yield* known;
  if (isMore) for (const ask of unasked(context)) yield { ask, from: GENERAL };
}

type AskedOf = { readonly about: Frame | undefined; readonly taken: Uptake };

function mayBeAsked(context: TurnContext, ask: FollowUp, { about, taken }: AskedOf): boolean {
  return (
    !isToldBeside(context, ask) &&
    isEarned(context, about, ask.ask.zh) &&
    !isOfAnotherTime(taken.frame, ask.ask.zh) &&
    !(context.level === 'preschool' && OF_GROWN_UPS.test(ask.ask.zh))
  );
}

function isOfNoMoment(frame: Frame | undefined): boolean {
  return frame?.predicate?.stance === 'neutral' && frame.stance === 'neutral';
}

/** Keys of what answers a follow-up. */
const REACTIONS = 'reactions/';

function openedBy(opener: Line | undefined, said: readonly Line[]): Line[][] {
  const told = said.length === 0 ? [[]] : each(said);
  return opener === undefined ? told : told.map((lines) => [opener, ...lines]);
}

/** Whether a question of the learner's is answered before anything is said to what they told. */
function isReply({ said }: TurnContext, [led = []]: Leads): boolean {
  const intent = intentOf(said);
  return led.length > 0 && intent.kind === 'speech' && intent.question !== undefined;
}

/** News and feelings are met beside any answer. */
const NEWS = 6;

function weighs({ frame, isFelt = false }: Partial<Pick<ThemeTaken, 'frame' | 'isFelt'>>): boolean {
  const isNews = frame !== undefined && frame.stance !== 'neutral' && !frame.isSupposed;
  return isFelt || (isNews && (frame.predicate?.salience ?? 0) >= NEWS);
}

/** The clause that is taken up, said again; else a word of it. */
function namedAgain(context: TurnContext, { frame }: Partial<Pick<TakenUp, 'frame'>>): Line[] {
  const again = frame === undefined ? [] : restatements(context, frame);
  return again.length > 0 ? again : echoesOf(context, frame);
}

/** 我们都回家了 was once: nobody is asked how they usually do. Of what others do nobody is asked as of their own. */
function isOfAnotherTime(frame: Frame | undefined, ask: string): boolean {
  if (frame === undefined) return false;
  const isOnce = frame.time === 'past' || /[了过]$/u.test(frame.clause);
  return (
    (isOnce && /一般|平时|经常|常常|每天|一个(?:星期|月)/u.test(ask)) ||
    ((frame.who.role === 'noun' || frame.who.role === 'other') &&
      /^你呢，|^你(?:一般|平时|自己平时)/u.test(ask))
  );
}

/** Easier lines than a child's own are none: nobody asks a child for its plans. */
const OF_GROWN_UPS = /打算|计划|安排|解决|决定|情况|影响|建议|意见|公司|工作/u;

/** Of who has died nobody is asked what is asked of the living. */
function isMourned(context: TurnContext): boolean {
  return (
    isInMourning(context) &&
    (mourningIn(context, tellingFrame(context)) !== undefined || tellingOf(context) === 'bad')
  );
}

function isInMourning(context: TurnContext): boolean {
  return context.state.listening.lost !== undefined && isHeld(context);
}

/** While something is told, the talk stays with it: what fits anything of its kind, in words not heard lately. */
function unasked(context: TurnContext): FollowUp[] {
  if (!isTelling(context)) return [];
  if (isMourned(context)) return setLines(context, 'mournAsk').map(asFollowUp);
  // What is told beside an illness is of it, unless it is joy.
  if (isHeld(context))
    return UNHURT.has(tellingOf(context))
      ? []
      : setLines(context, 'badAsk')
          .filter(({ zh }) => isEarned(context, tellingFrame(context), zh))
          .map(asFollowUp);
  const frame = mainClause(context)?.frame ?? tellingFrame(context);
  return [...clauseAsks(context, frame), ...asksOn(context)].filter(
    (ask) =>
      !isToldBeside(context, ask) &&
      isEarned(context, frame, ask.ask.zh) &&
      !context.state.recent.some((text) => text.includes(ask.ask.zh)) &&
      !(
        (context.level === 'intermediate' || context.level === 'advanced') &&
        isTemplateHeard(context, ask.ask.zh)
      ),
  );
}

/** Beside what is grave these tell of something else. */
const UNHURT: ReadonlySet<ReturnType<typeof tellingOf>> = new Set([
  'good',
  'opinion',
  'plan',
  'laugh',
  'relief',
  'plain',
]);

/** Nothing was written for what is told: it is said again, or met by its mood, and asked on about. */
export function* stayWith(
  context: TurnContext,
  { leads = NOTHING_FIRST, accepted, next, move = 'small-talk' }: TakingUp,
  isHeardBesides = leads === NOTHING_FIRST,
): Generator<Draft> {
  const rest = restLines(context);
  if (rest.length > 0) {
    yield* goOnAfter(context, pairs(leads, each(wordings(context, rest))), {
      accepted,
      ...(next && { next }),
    });
    return;
  }
  const isPassing = (isSlight(context) || isInMourning(context)) && !isMourned(context);
  const asks = isPassing ? [] : unasked(context);
  const said = isHeardBesides ? heardOf(context) : [[]];
  const statements = pairs(leads, said);
  const { listening } = context.state;
  const { who } = mainClause(context)?.frame ?? tellingFrame(context) ?? {};
  const about = who?.role === 'noun' && who.noun.kind !== 'thing' ? { about: who.noun.zh } : {};
  if (isAnswered(leads) || isReply(context, leads))
    for (const statement of leads)
      yield {
        lines: [...statement],
        move,
        accepted,
        state: { ...next, listening: closedListening(context) },
      };
  for (const ask of asks)
    for (const statement of statements)
      yield {
        lines: [...statement, ask.ask],
        move,
        accepted,
        state: {
          ...next,
          listening: {
            ...closedListening(context),
            ...asked(context, STAY, ask, 1, STAY),
            ...about,
            used: listening.used,
          },
        },
      };
  if (statements.some((lines) => lines.length > 0))
    yield* goOnAfter(context, statements, { accepted, ...(next && { next }) });
}

const STAY = 'stay';
/** Of these the mood says more than the words do. */
const MOODS: ReadonlySet<string> = new Set(['laugh', 'bad', 'good']);

/** Whether the clause itself is told so; who laughs, laughs at all of it. */
function isOfMood(context: TurnContext, frame: Frame | undefined): boolean {
  const telling = tellingOf(context);
  return telling === 'laugh' || frame?.stance === telling;
}

function heardOf(context: TurnContext): Line[][] {
  const says = unsaid(context, saysTo(context));
  const isFelt = MOODS.has(tellingOf(context));
  const main = mainClause(context);
  // 我去过青岛 is no misery because of what is told beside it.
  const isOwn = isFelt && isOfMood(context, main?.frame);
  if (main !== undefined && (listenerFor(context, main.frame)?.says.length ?? 0) > 0) return each(main.says);
  if (main !== undefined) return isOwn ? pairs(each(main.says), each(says)) : each(main.says);
  const [opener] = echoesOf(context, tellingFrame(context));
  if (opener === undefined) return each(says);
  return isFelt ? says.map((line) => [opener, line]) : [[opener]];
}

/** Where nobody has written a question for it, or all were asked: what may be asked about anything of its shape. */
function furtherAsks({ setting, level }: TurnContext, frame: Frame | undefined): FollowUp[] {
  if (frame === undefined || isGravest(frame)) return [];
  const all = generalUptakes(setting.core.frames, frame, level).flatMap(({ asks }) => asks);
  // What moves nobody is not asked about by its feeling.
  return frame.stance === 'neutral' ? all.filter(({ seeks }) => seeks !== 'feeling') : all;
}

/** Back to the talk: the next question where the open one was answered, else the open one. */
export function* goOnAfter(
  context: TurnContext,
  leads: Leads,
  { accepted, next, move: asGreeting }: TakingUp,
): Generator<Draft> {
  const closed = { listening: closedListening(context) };
  const outcome = { move: accepted === true ? 'praise-and-ask' : 'small-talk', accepted } as const;
  // Who comes in is not told that one more thing came to mind.
  const turned =
    isHeld(context) || asGreeting === 'greet'
      ? leads
      : [...pairs(leads, each(setLines(context, 'turnTo'))), ...leads];
  const drafts =
    next === undefined || isHeld(context)
      ? comeBack(context, turned, outcome)
      : context.goOn({ ...context, offerInterlude: () => [] }, turned, outcome, {});
  for (const draft of drafts) yield { ...draft, state: { ...next, ...closed, ...draft.state } };
}

type Asking = {
  readonly key: string;
  readonly seeks: 'plan' | 'opinion';
  readonly asks: readonly Line[];
  readonly move: Move;
};

/** A question that keeps the learner on their own topic, once for each `key`; what was open waits. */
export function* askAfter(
  context: TurnContext,
  leads: Leads,
  { key, seeks, asks, move }: Asking,
): Generator<Draft> {
  const { used } = context.state.listening;
  if (used.includes(key)) return;
  const listening = {
    ...closedListening(context),
    key,
    seeks,
    depth: 1,
    used: [...used, key].slice(-MOST_USED),
  };
  for (const lines of pairs(leads, each(asks)))
    yield { lines, move, accepted: undefined, state: { listening } };
}
