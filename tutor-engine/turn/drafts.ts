// What a learner's wish is answered with: the first activity that answers it does.

import { activitiesIn, INTERLUDES, mainActivity } from '../activities/index.ts';
import { bestUptake } from '../activities/listening/best-uptake.ts';
import { standsForItself } from '../say/asked/answer-request.ts';
import { toneOf } from '../say/gates/tone.ts';
import { part } from '../say/shared-moves.ts';
import { isMoment } from '../say/uptake/moment-uptake.ts';
import type { TakenUp } from '../say/uptake/uptakes-of.ts';
import type { Activity } from '../state/activity.ts';
import type { Draft } from '../state/draft.ts';
import type { TurnContext } from '../state/turn-context.ts';
import type { Intent } from '../understand/intent.ts';
import { leavesAsking } from '../understand/replies/parting.ts';
import type { Utterance } from '../understand/text/utterance.ts';

const GAMES = new Set<Activity['kind']>(INTERLUDES.filter(({ isGame }) => isGame).map(({ kind }) => kind));

/** Drafts for a turn. `meant`: the text with its mistakes mended, where it has any. */
export function draftsFor(
  context: TurnContext,
  intent: Intent,
  meant: Utterance | undefined,
): Iterable<Draft> {
  const main = mainActivity(context.setting.situation);
  if (main.kind === 'topics' && intent.kind !== 'goodbye' && leavesAsking(context.said))
    return partingAfter(context, draftsOf(context, intent, meant));
  if (main.kind === 'topics' && intent.kind === 'goodbye')
    return withNews(context, draftsOf(context, intent, meant));
  return draftsOf(context, intent, meant);
}

/** 我的猫回家了！我要走了: news told in parting is met, and then goodbye is said. */
function* withNews(context: TurnContext, drafts: Iterable<Draft>): Generator<Draft> {
  const taken = context.level === 'zero' ? undefined : bestUptake(context);
  const isMet = taken !== undefined && (isMoment(taken) ? taken.isSpecific : isNews(taken));
  const [met] = isMet ? taken.lines : [];
  for (const draft of drafts)
    yield met === undefined || draft.move !== 'close' || draft.lines.length > 1
      ? draft
      : { ...draft, lines: [met, ...draft.lines] };
}

/** Joy that is told of somebody or something; in parting sorrow has words of its own. */
function isNews({ frame, lines }: TakenUp): boolean {
  const isGood = lines.some(({ zh }) => toneOf(zh) === 'joy');
  return isGood && frame.stance !== 'bad' && !frame.isSupposed && !frame.isDenied;
}

/** Opens something else. */
const GOES_ON = /[？?]$|说说|聊聊|谈谈|想起|一个问题|一件事/u;

/** Who asks something in parting is answered, and then told goodbye. */
function* partingAfter(context: TurnContext, drafts: Iterable<Draft>): Generator<Draft> {
  const [bye] = part(context);
  for (const draft of drafts) {
    const end = draft.lines.findIndex(({ zh }) => GOES_ON.test(zh));
    const answer = end < 0 ? draft.lines : draft.lines.slice(0, end);
    if (bye === undefined) yield draft;
    else yield { ...bye, lines: [...answer, ...bye.lines], state: { ...draft.state, ...bye.state } };
  }
}

function draftsOf(context: TurnContext, intent: Intent, meant: Utterance | undefined): Iterable<Draft> {
  const main = mainActivity(context.setting.situation);
  for (const { answerFirst, kind } of activitiesIn(context)) {
    const first = answerFirst?.(context, intent, meant);
    if (first === undefined) continue;
    const isAlone = kind === main.kind || GAMES.has(kind);
    return isAlone ? closingInterludes(context, first) : first;
  }
  const between = standsForItself(intent) ? [] : INTERLUDES.filter(({ isOpen }) => isOpen(context));
  const isDeclined = DECLINES.test(context.said.raw);
  for (const { answer, isGame } of between) {
    if (isGame === true && isDeclined) continue;
    const drafts = answer(context, intent, main.own(context));
    if (drafts !== undefined) return drafts;
  }
  return closingInterludes(context, main.answer(context, intent, meant));
}

/** 不读了，我没要读故事，回到论文吧: who does not want a game is out of it. */
const DECLINES =
  /不(?:想|要|用|打算)?(?:再|继续)?(?:读|看|玩|辩|练|做|猜)(?:了|这[个篇]|下去|[，。！!]|$)|没(?:说)?(?:要|想)(?:读|玩|辩|练|猜)|别(?:读|玩|辩|练|做|猜)了|停一[下停]|(?:回到|说回|聊回)[^，。？！?!]{1,10}(?:吧|好吗|行吗)|\b(?:stop (?:this|it|reading)|no more of this|i don.?t want (?:to (?:read|play|do)|this))\b|não quero (?:ler|jogar|isso)/iu;

/** Whatever else is wanted ends what came in between. */
function* closingInterludes(context: TurnContext, drafts: Iterable<Draft>): Generator<Draft> {
  const closed = INTERLUDES.filter(({ isOpen }) => isOpen(context)).map(({ close }) => close(context));
  const beside: Draft['state'] = Object.assign({}, ...closed);
  for (const draft of drafts) yield { ...draft, state: { ...beside, ...draft.state } };
}
