// A play: a character, and goals that the learner gets done in talking with it.
//
// Of several answers the character gives the first: grief and danger (`replying/told/`), what changes the situation
// (`urgent.ts`), moves (`moves/`, `knowledge/granted.ts`), lines of the play, what anybody knows there
// (`knowledge/around.ts`, `practical.ts`), improvised (`improvised.ts`), of themself (`of-self.ts`), what they like best
// (`favourite.ts`), of the same thing (`things/near.ts`), and at last their manner, which decides and puts nothing off.

import { certaintyIn } from '../../analysis/certain.ts';
import { answerRequest, standsForItself } from '../../say/asked/answer-request.ts';
import { withOwnName } from '../../say/own-name.ts';
import { each, pairs, setLines } from '../../say/wording.ts';
import type { MainActivity } from '../../state/activity.ts';
import { ACTIVITY_STARTS, type Restated } from '../../state/activity-memories.ts';
import { type Draft, forMended, type Note } from '../../state/draft.ts';
import { moreHelp } from '../../state/help.ts';
import { goalsOf } from '../../state/plan.ts';
import type { Leads, TurnContext } from '../../state/turn-context.ts';
import type { PlaySituation } from '../../state/types.ts';
import { type Intent, intentOf } from '../../understand/intent.ts';
import { onlyByLength } from '../../understand/patterns/match.ts';
import { type Utterance, utterance } from '../../understand/text/utterance.ts';
import { type Hit, isAbout } from './goals/hits.ts';
import { hitsWith } from './goals/hits-meant.ts';
import { goalMemoryOf, withGoal, withHelp } from './goals/progress.ts';
import { narrates, tellsOwn } from './goals/told-own.ts';
import { askedBeside } from './hearing/asked-beside.ts';
import { choosesMeasure } from './hearing/chooses-measure.ts';
import { sentencesOf, settled } from './hearing/clauses.ts';
import { withoutConceded } from './hearing/contrast.ts';
import { withAskedBack, withLeftOut } from './hearing/elliptic.ts';
import { intentHere } from './hearing/intent-here.ts';
import { moveOf } from './hearing/moves/moves-in.ts';
import type { PlayMove } from './hearing/moves/play-move.ts';
import { goesNow } from './hearing/parting.ts';
import { protestIn } from './hearing/protest.ts';
import { isQuestion } from './hearing/speech-acts.ts';
import { wishesIn } from './hearing/wishes.ts';
import { answerGoals, takeMoney } from './replying/answer-goals.ts';
import { isUndecided, isUnfit, plainFarewell } from './replying/farewell.ts';
import { answerAside, goOn, leadOn } from './replying/go-on.ts';
import { answerPlay } from './replying/in-character.ts';
import { inManner, takenNote } from './replying/in-manner.ts';
import { askedIn, inPassing } from './replying/in-passing.ts';
import { keeping } from './replying/keeping.ts';
import { withForeign } from './replying/knowledge/phrase-of-play.ts';
import { takenByAnother } from './replying/knowledge/things/safe.ts';
import { aboutWord, noteOfWord } from './replying/knowledge/word-asked.ts';
import { answerMove, isHard } from './replying/moves/answer-move.ts';
import { badNewsIn } from './replying/told/bad-news.ts';
import { careFor, stopsAll, withCares } from './replying/told/careful.ts';
import { keptInMind, takenUp, withTold } from './replying/told/taken-up.ts';
import { answerUrgency, urgencyIn, withoutAsking } from './replying/urgent.ts';
import { withUnitPrice } from './world/agreed.ts';
import { afterDeal, dealIn, withNamed } from './world/deal.ts';
import { withDenied } from './world/denied.ts';
import type { PlayContext } from './world/play-context.ts';
import { withSize } from './world/sizes.ts';
import { asArranged, withArranged, withGiven } from './world/terms.ts';
import {
  afterChange,
  changeIn,
  correctedIn,
  tactfulPlay,
  withoutChanged,
  withRecount,
  withRefused,
} from './world/world.ts';

export function plays(playing: PlaySituation): MainActivity {
  return {
    kind: 'play',
    isOpen: () => true,
    begin: () => [
      {
        lines: [playing.play.opening],
        move: 'greet',
        accepted: undefined,
        state: { ask: playing.play.goals[0]?.id, play: { ...ACTIVITY_STARTS.play } },
      },
    ],
    answerFirst: (context, intent, meant) => {
      const settledNow = settle(context, playing);
      return asItStands(settledNow, answerFirst(settledNow, intentHere(context, intent), meant));
    },
    answer: (context, intent, meant) => {
      const settledNow = settle(context, playing);
      return asItStands(settledNow, answer(settledNow, intentHere(context, intent), meant)) ?? [];
    },
    advance: (context, ...how) => goOn({ ...context, playing }, ...how),
    help: (context) =>
      context.open && { help: withOwnName(context, context.open.question.hint), step: context.state.step },
    withHelp: ({ state }, step) => ({ step: moreHelp(state.step, step) }),
    // A character is asked about the play; what it tells of itself stands there.
    own: () => () => undefined,
    isRight: ({ setting: { core } }) => certaintyIn(core, { play: playing.play, phrases: [] }),
    teaches: () => [],
  };
}

/** The lines of the play as things were arranged meanwhile, and none that goes against what stands. */
function asItStands(context: PlayContext, drafts: Iterable<Draft> | undefined): Iterable<Draft> | undefined {
  const { restated = [] } = context.state.play;
  if (drafts === undefined) return undefined;
  return keeping(context, restated.length === 0 ? drafts : restating(drafts, restated));
}

function* restating(drafts: Iterable<Draft>, restated: readonly Restated[]): Generator<Draft> {
  for (const draft of drafts)
    yield { ...draft, lines: draft.lines.map((line) => asArranged(line, restated)) };
}

/** An order leaves out what was spoken of so many texts ago. */
const SPOKEN_OF = 3;

/** What was meant in the end, and the world as that leaves it. */
function settle(context: TurnContext, playing: PlaySituation): PlayContext {
  const before = context.history
    .toReversed()
    .slice(0, SPOKEN_OF)
    .map(({ text }) => text);
  const heard = withForeign(playing, context.said.raw);
  // 我 对 麸质 过敏: the spaces are of another language.
  const close = withAskedBack(withoutConceded(withoutDread(heard)))
    .replaceAll(BESIDES, '')
    .replaceAll(TWICE, '$<no>')
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '');
  const spoken = close === context.said.raw ? context.said : utterance(close);
  const whole = withLeftOut(settled(spoken), playing.play, before);
  const protest = context.state.play.ended ? undefined : protestIn({ state: context.state, said: whole });
  // What they mean instead is what they say.
  const said = protest?.rest === undefined ? whole : utterance(protest.rest);
  const lately = context.state.recent.at(-1) ?? '';
  const agreed = withUnitPrice(context.state.play, playing.play, context);
  const named = withNamed(agreed, playing.play, lately);
  const deal = dealIn(whole.raw, playing.play, named.price);
  const sized = withSize(named, playing.play, whole.raw);
  const refused = withCares(withRecount(withRefused(sized, whole), whole), whole.raw);
  const arranged = withDenied(
    withArranged(withGiven(afterDeal(refused, deal), playing.play, lately, whole), playing.play, whole),
    context,
  );
  const play = tactfulPlay(playing.play, arranged);
  const open = goalsOf(play).find(({ id }) => id === context.open?.id);
  const state = { ...context.state, play: arranged };
  const now = withTold({
    ...context,
    playing: { ...playing, play },
    written: close,
    said,
    whole,
    open,
    state,
    protest,
    deal,
  });
  const change =
    protest?.not === undefined ? changeIn({ ...now, said: whole }) : correctedIn(now, protest.not);
  if (change === undefined) return now;
  const left = withoutChanged(said, change);
  return { ...now, change, said: left, state: { ...state, play: afterChange(now.state.play, change) } };
}

/** 再说，下午谁替他看店呢？ goes on, and asks for nothing to be said again. */
const BESIDES = /(?<=^|[。！!？?；;])\s*(?:再说|慢着慢着|慢着)[，,](?=.)/gu;

/** 不要不要 is 不要. */
const TWICE = /(?<no>不(?:要|用|是|行|办|去|买|吃|喝)了?)[，,]?\k<no>(?!\p{Script=Han}{0,1}不)/gu;

/** 太浓的怕受不了 asks for 不要太浓的. */
function withoutDread(raw: string): string {
  return raw.replaceAll(/太(?<what>\p{Script=Han}{1,2}?)的(?:我)?(?:就)?(?:怕)?受不了/gu, '不要太$<what>');
}

const SEEMS_LOST: ReadonlySet<Intent['kind']> = new Set(['lost', 'slow', 'hint', 'repeat']);

const QUOTED = /[“"「『]/u;

/** What surely gets a goal done does so, whatever was being asked. */
function answerFirst(
  context: PlayContext,
  intent: Intent,
  meant: Utterance | undefined,
): Iterable<Draft> | undefined {
  const move =
    intent.kind === 'speech' || intent.kind === 'goodbye'
      ? undefined
      : moveOf(context.written ?? context.said.raw);
  const moved = move !== undefined && isHard(move) ? answerMove(context, move) : undefined;
  if (moved !== undefined) return keepingWorld(context, answerMoved(context, moved, move));
  const notTheirs = answerForAnother(context);
  if (notTheirs !== undefined) return keepingWorld(context, notTheirs);
  const care = context.state.play.ended ? undefined : careFor(context);
  if (care !== undefined) {
    if (stopsAll(context)) return keepingWorld(context, answerCare(context, care));
    return withLead(care, [...(answerHits(context, intent, meant) ?? answer(context, intent, meant))]);
  }
  return answerUrgent(context, meant) ?? answerHits(context, intent, meant);
}

/** Nobody who asks whether their child may take it gets done by that what they were asked. */
function answerForAnother(context: PlayContext): Iterable<Draft> | undefined {
  const { asked, leads, rest } = takenByAnother(context) ?? {};
  if (asked === undefined || leads === undefined) return undefined;
  const said = utterance(rest ?? '');
  const also =
    said.hanzi === 0 ? undefined : answerHits({ ...context, said, whole: said }, intentOf(said), undefined);
  return also === undefined ? answerAside(context, leads, PASSING) : withLead(leads, also);
}

/** What changes the situation, before what else the message says. */
function answerUrgent(before: PlayContext, meant: Utterance | undefined): Iterable<Draft> | undefined {
  const urgency = urgencyIn(before, hitsWith(before, meant).hits);
  if (urgency === undefined) return undefined;
  const context = withoutAsking(before, urgency);
  const { leads, rest } = urgency;
  if (rest === undefined) return keepingWorld(context, answerUrgency(context, urgency));
  const said = utterance(rest);
  const tells = context.tells?.filter(({ clause }) => rest.includes(clause));
  const left = { ...context, said, whole: said, protest: undefined, tells };
  // Beside it only what is asked, or gets something done, is answered.
  const wantsAnswer =
    sentencesOf(rest).some((one) => isQuestion(one)) || hitsWith(left, undefined).hits.length > 0;
  if (!wantsAnswer) return keepingWorld(context, answerUrgency(context, urgency));
  const intent = intentOf(said);
  return withLead(leads, [...(answerHits(left, intent, undefined) ?? answer(left, intent, undefined))]);
}

/** The same line before each of the drafts. */
function* withLead([lead = []]: Leads, drafts: Iterable<Draft>): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, lines: [...lead, ...draft.lines] };
}

function answerHits(
  context: PlayContext,
  intent: Intent,
  meant: Utterance | undefined,
): Iterable<Draft> | undefined {
  const { hits, isMended } = hitsWith(context, meant);
  // 血脂偏高是什么意思 is what the doctor is there for; what stands in quotation marks is asked of the teacher.
  const isForCharacter =
    intent.kind === 'meaning' && !QUOTED.test(context.said.raw) && hits.some(({ isSure }) => isSure);
  const isOfWords = intent.kind === 'language' && intent.asks.some(choosesMeasure);
  if (
    intent.kind !== 'speech' &&
    intent.kind !== 'goodbye' &&
    (standsForItself(intent) || isOfWords) &&
    !isForCharacter
  )
    return answerRequest(context, intent);
  // A number in a story is no salary.
  const isOfIt = ({ goal }: Hit) => goal.id === context.open?.id || isAbout(context.said, goal.question);
  if (intent.kind === 'speech' && narrates(context) && !hits.some(isOfIt)) return toldOwn(context);
  if (!hits.some(({ isSure }) => isSure)) return undefined;
  // 去北京南站，来得及吗: beside what is sure, what was asked is believed where some words answer it.
  const isOpen = ({ goal, slots }: Hit) => goal.id === context.state.ask && !onlyByLength(slots);
  return reach(
    context,
    hits.filter((hit) => hit.isSure || isOpen(hit)),
    isMended,
  );
}

function answer(context: PlayContext, asIs: Intent, meant: Utterance | undefined): Iterable<Draft> {
  const intent = ofPage(context, asIs);
  // 你没听懂，我要退钱 is no wish for help.
  const isProtest = SEEMS_LOST.has(intent.kind) && context.protest?.rest !== undefined;
  if (intent.kind === 'goodbye') return leaveTaken(context);
  const move = moveOf(context.written ?? context.said.raw);
  const moved = move !== undefined && isHard(move) ? answerMove(context, move) : undefined;
  if (moved !== undefined) return keepingWorld(context, answerMoved(context, moved, move));
  const meantBeside = SEEMS_LOST.has(intent.kind) ? askedBeside(context.said) : undefined;
  if (meantBeside !== undefined)
    return answer({ ...context, said: meantBeside, whole: meantBeside }, intentOf(meantBeside), undefined);
  const asked = intent.kind === 'repeat' ? askedIn(context) : undefined;
  if (asked !== undefined) return answerAside(context, asked, { move: 'aside', accepted: undefined });
  const word = aboutWord(context, intent);
  if (word !== undefined) return noted(withWord(context, word, intent), noteOfWord(context, intent));
  // 我不要香菜 has not had enough of the talk.
  const isWish = wishesIn(context.said.raw).length > 0;
  if (intent.kind !== 'speech' && intent.kind !== 'topic' && !isProtest && !isWish)
    return answerRequest(context, intent);
  const { hits, isMended } = hitsWith(context, meant);
  if (hits.length > 0) return reach(context, hits.slice(0, 1), isMended);
  const right = move?.kind === 'fact' && isRightened(context) ? answerMove(context, move) : undefined;
  if (right !== undefined) return keepingWorld(context, answerAside(context, right, PASSING));
  if (goesNow(context.said)) return leaveTaken(context);
  if (intent.kind === 'speech' && tellsOwn(context)) return toldOwn(context);
  return keepingWorld(context, answerPlay(context, intent.kind === 'speech' ? intent.question : undefined));
}

/** 我住在上海，不是大理: what the character took for otherwise. */
function isRightened({ protest, state, whole, said }: PlayContext): boolean {
  const before = state.recent.slice(-2).join('');
  const raw = (whole ?? said).raw;
  const { denied = [] } = state.play;
  return (
    protest !== undefined ||
    denied.some((what) => raw.includes(what)) ||
    /[我]就|明明/u.test(raw) ||
    before === ''
  );
}

function answerMoved(context: PlayContext, leads: Leads, move: PlayMove | undefined): Iterable<Draft> {
  return move?.kind === 'pays' ? takeMoney(context, leads) : answerAside(context, leads, PASSING);
}

const PASSING = { move: 'aside', accepted: undefined } as const;

const ON_PAGE = /按钮|喇叭|话筒|下划线|拼音|翻译|解释|点一下|声音/u;

/** 请你再看一下订单 is said to the character, and not of the page. */
function ofPage({ said, level }: PlayContext, intent: Intent): Intent {
  const isOfPage = intent.kind !== 'screen' || level === 'zero' || said.hanzi === 0 || ON_PAGE.test(said.raw);
  return isOfPage ? intent : { kind: 'speech', statement: said, question: undefined };
}

function* noted(drafts: Iterable<Draft>, notes: readonly Note[]): Generator<Draft> {
  for (const draft of drafts) yield { ...draft, notes: [...(draft.notes ?? []), ...notes] };
}

/** 我想剪头发。How do you say “a trim”? The word in one aside, and then what else the message says. */
function* withWord(context: PlayContext, word: Leads, { kind }: Intent): Generator<Draft> {
  const rest = context.said.raw
    .split(/(?<=[…。！!？?；;\n])/u)
    .filter((part) => intentOf(utterance(part)).kind !== kind)
    .join('');
  const [aside = []] = word;
  const left = /\p{Script=Han}/u.test(rest) ? utterance(rest) : undefined;
  if (left === undefined || left.raw === context.said.raw) {
    yield* answerAside(context, word, { move: 'explain', accepted: undefined });
    return;
  }
  const drafts = answer({ ...context, said: left, whole: left }, intentOf(left), undefined);
  yield* withLead([aside], drafts);
}

/** What was told in words that nobody foresaw is taken note of, and counts. */
function* toldOwn(context: PlayContext): Generator<Draft> {
  const { open, state } = context;
  const sorry = context.protest?.isOurs === true ? each(setLines(context, 'sorry')) : [[]];
  const asks = sentencesOf(context.said.raw).some((sentence) => isQuestion(sentence));
  const heard = asks ? inPassing(context) : badNewsIn(context);
  const leads = pairs(sorry, heard ?? takenUp(context, context.said.raw) ?? notedFor(context));
  if (open === undefined) return;
  const before = withHelp(state.play, state.ask, state.step);
  const goal = { ...goalMemoryOf(before, open.id), reached: true, partly: [] };
  const goals = [{ id: open.id, state: 'reached', aided: 'none' }] as const;
  const drafts = leadOn(context, leads, { move: 'goal', accepted: true }, withGoal(before, goal), undefined);
  for (const draft of drafts) yield { ...draft, goals };
}

/** Who was asked what is wrong has told it: that is met as a complaint. */
function notedFor(context: PlayContext): Leads {
  const { ask, again } = context.open?.question ?? {};
  const isWrong = [ask, again].some((line) => line !== undefined && IS_WRONG.test(line.zh));
  return isWrong ? inManner(context, 'sad') : takenNote(context);
}

const IS_WRONG = /什么问题|哪儿(?:不对|不满意)|不满意|出了什么事|什么不对|怎么回事|有什么毛病/u;

/** 再见！对了，洗手间在哪儿？ is answered before they part. */
function* leaveTaken(context: PlayContext): Generator<Draft> {
  const [lead = []] = askedIn(context) ?? [];
  const [kept = []] = keptInMind(context).filter((lines) => !lines.some((line) => isUnfit(context, line)));
  // 我回去商量一下 has settled nothing.
  const before = [...lead, ...kept];
  const drafts = [...answerRequest(context, { kind: 'goodbye' })];
  const fit = isUndecided(context)
    ? []
    : drafts.filter(({ lines }) => !lines.some((line) => isUnfit(context, line)));
  for (const draft of fit) yield { ...draft, lines: [...before, ...draft.lines] };
  for (const draft of drafts)
    for (const lines of plainFarewell(context)) yield { ...draft, lines: [...before, ...lines] };
}

/** Nothing is asked or done in the same breath. */
function* answerCare(context: PlayContext, care: Leads): Generator<Draft> {
  const { open, state } = context;
  if (open !== undefined && tellsOwn(context)) {
    // What ails them was told.
    const goal = { ...goalMemoryOf(state.play, open.id), reached: true, partly: [] };
    const goals = [{ id: open.id, state: 'reached', aided: 'none' }] as const;
    const next = { ask: open.id, step: 'none', stay: 0, play: withGoal(state.play, goal) } as const;
    for (const lines of care) yield { lines, move: 'goal', accepted: true, state: next, goals };
  }
  for (const lines of care) yield { lines, move: 'aside', accepted: undefined, state: {} };
  yield* answerAside(context, care, { move: 'aside', accepted: undefined });
}

/** What was taken back or refused is so, whatever is said to it. */
function* keepingWorld(context: PlayContext, drafts: Iterable<Draft>): Generator<Draft> {
  const { play } = context.state;
  for (const draft of drafts) yield { ...draft, state: { play, ...draft.state } };
}

function reach(context: PlayContext, hits: readonly Hit[], isMended: boolean): Iterable<Draft> {
  return isMended ? forMended(answerGoals(context, hits)) : answerGoals(context, hits);
}
