// A learner objects: what was misheard is withdrawn, what had been understood is said, and what they mean now is the message.

import type { Line } from '../../content/schema/line.ts';
import { entryToldIn } from '../activities/topics/known/life.ts';
import { notClear, saidOtherwise } from '../say/asked/not-clear.ts';
import { welcomedBack } from '../say/farewell.ts';
import { ownSlip } from '../say/own-slip.ts';
import { FORGOTTEN } from '../say/recall/recall.ts';
import { comeBack } from '../say/shared-moves.ts';
import { clauseAgain } from '../say/uptake/restate.ts';
import { uptakesOf } from '../say/uptake/uptakes-of.ts';
import { each, pairs, same, setLines } from '../say/wording.ts';
import type { Draft } from '../state/draft.ts';
import { profileWithout } from '../state/profile.ts';
import { withLastAskedTold } from '../state/told-questions.ts';
import type { Leads, TurnContext } from '../state/turn-context.ts';
import type { RespondInput } from '../state/types.ts';
import { mentionsIn } from '../understand/frames/mentions.ts';
import { type Intent, intentOf } from '../understand/intent.ts';
import { ALIVE } from '../understand/replies/objecting-clauses.ts';
import { type Objection, objectionIn } from '../understand/replies/objection.ts';
import { saidBack } from '../understand/replies/parting.ts';
import { utterance } from '../understand/text/utterance.ts';
import { contextFor } from './context-for.ts';
import { saidInstead, wasSaid } from './said-instead.ts';
import { withToldOpen } from './told-open.ts';

export type Objected = {
  /** What they mean now, in place of what they wrote; the same where there is only the objection. */
  readonly context: TurnContext;
  /** The drafts, given those to what they mean now. */
  readonly answered: (answer: () => Iterable<Draft>) => Iterable<Draft>;
};

/** Undefined where nobody objects. A character in a play is not corrected so, and at level zero nothing is told yet. */
export function objectedIn(input: RespondInput, context: TurnContext): Objected | undefined {
  const { situation } = input;
  if (situation.kind === 'play' || context.level === 'zero') return undefined;
  if (GOES.has(intentOf(context.said).kind) || FORGOTTEN.test(context.said.raw)) return undefined;
  const objection = objectionIn(context.said);
  const before = objection && lastSaid(input);
  if (objection === undefined || before === undefined) return undefined;
  if (objection.isIfSaid === true && !wasSaid(context, objection, before.learnerText)) return undefined;
  if (objection.isIfHeard === true && !(context.state.recent.at(-1) ?? '').includes(objection.denied ?? ''))
    return undefined;
  // Who does not understand a question of the course is helped with it.
  if (objection.kind === 'dropped' && (context.state.listening.seeks === undefined || isBareDrop(context)))
    return undefined;
  // What was told of the tutor's life is asked on about: 你说的那家店是什么店.
  if (objection.kind === 'unclear' && entryToldIn(context, context.state.recent.at(-1) ?? '') !== undefined)
    return undefined;
  if (objection.again !== undefined && !wasTold(input, objection.again)) return undefined;
  const inPlace = saidInstead(context, objection, before.learnerText);
  const isTold = objection.kind === 'told' && context.state.listening.seeks === undefined;
  const withoutOpen = (state: TurnContext['state']) =>
    objection.kind === 'told'
      ? withLastAskedTold(state, isTold ? context.open : undefined, context.said.raw)
      : state;
  const leads = leadsFor(context, objection, inPlace === undefined ? before : undefined);
  const { matter = '' } = objection;
  // 你没看见我说我的手破了吗: told once more in the complaint itself.
  const toldAgain = matter.includes('我') ? `${matter}。` : undefined;
  const passed = objection.kind === 'overlooked' ? (passedOver(input, matter) ?? toldAgain) : undefined;
  const again =
    inPlace ??
    (isLong(objection.rest) ? objection.rest : (passed ?? objection.rest)) ??
    (objection.kind === 'unanswered' ? lastAsked(input) : undefined);
  if (again === undefined) {
    const alone = { ...context, state: withoutOpen(context.state) };
    return { context: alone, answered: () => aloneDrafts(alone, objection, leads) };
  }
  const meant = contextFor({ ...input, learnerText: again });
  const { listening } = meant.state;
  const isAlive = context.said.raw.split(/[，,。！!？?\s]+/u).some((part) => ALIVE.test(part));
  const state = {
    ...withoutOpen(meant.state),
    listening: {
      ...listening,
      ...(isAlive ? { grave: undefined, lost: undefined } : {}),
      seeks: undefined,
      key: undefined,
      depth: 0,
    },
    profile: profileWithout(meant.state.profile, before.told),
  };
  const now = withToldOpen({ ...meant, state });
  const heard = inPlace === undefined && passed === undefined ? [] : heardNow(now);
  const led = heard.length === 0 ? leads : pairs(leads, each(heard));
  return { context: now, answered: (answer) => ledBy(led, answer()) };
}

/** In characters: 老师，我不明白你的问题 says nothing of what is odd about it. */
const BARE_DROP = 9;
const isBareDrop = ({ said }: TurnContext) => said.hanzi <= BARE_DROP;

/** 晚安，不对，现在是早上: who goes is held by no objection. */
const GOES: ReadonlySet<Intent['kind']> = new Set(['goodbye', 'pause']);

/** 我回来了！客人是一家四川人: who is back is greeted, and the rest is the message. */
export function returnedIn(input: RespondInput, context: TurnContext): Objected | undefined {
  const { situation, history } = input;
  if (situation.kind === 'play' || !history.some(({ by }) => by === 'learner')) return undefined;
  const rest = saidBack(context.said);
  if (rest === undefined) return undefined;
  const leads = each(welcomedBack(context));
  if (utterance(rest).folded.length > 0) {
    const now = withToldOpen(contextFor({ ...input, learnerText: rest }));
    return { context: now, answered: (answer) => ledBy(leads, answer()) };
  }
  const outcome = { move: 'aside', accepted: undefined } as const;
  return { context, answered: () => comeBack(context, leads, outcome) };
}

function* ledBy(leads: Leads, drafts: Iterable<Draft>): Generator<Draft> {
  const [lead = []] = leads;
  for (const draft of drafts) {
    const said = draft.lines.map(({ zh }) => zh).join('');
    const fresh = lead.filter(({ zh }) => !said.includes(zh));
    yield draft.isNoLesson === true ? draft : { ...draft, lines: [...fresh, ...draft.lines] };
  }
}

/** The learner's text before this one, as it was read. */
function lastSaid(input: RespondInput): (TurnContext & { readonly learnerText: string }) | undefined {
  const at = input.history.findLastIndex(({ by }) => by === 'learner');
  const last = input.history[at];
  if (last === undefined) return undefined;
  return {
    ...contextFor({ ...input, history: input.history.slice(0, at), learnerText: last.text }),
    learnerText: last.text,
  };
}

/** Two characters in a row of it stood in what they wrote before: 我说过二十九岁 does not tell of lies. */
function wasTold({ history, facts = [] }: RespondInput, again: string): boolean {
  const told = [...facts, ...history.filter(({ by }) => by === 'learner').map(({ text }) => text)];
  const chars = [...again.replaceAll(/[\s我你啊呀了的]/gu, '')];
  const pairs = chars.slice(1).map((char, at) => `${chars[at]}${char}`);
  return told.some((text) =>
    pairs.length === 0 ? text.includes(again) : pairs.some((pair) => text.includes(pair)),
  );
}

/** So many texts back a question may have been passed over. */
const ASKED_WITHIN = 4;

/** The learner's last text that asked something. */
function lastAsked({ history }: RespondInput): string | undefined {
  const own = history.filter(({ by }) => by === 'learner').slice(-ASKED_WITHIN);
  const found = own.findLast(({ text }) => {
    const intent = intentOf(utterance(text));
    return intent.kind === 'speech' ? intent.question !== undefined : REQUESTS.has(intent.kind);
  });
  return found?.text;
}

/** In characters; who tells so much beside the objection goes on with that. */
const LONG = 6;

function isLong(rest: string | undefined): boolean {
  return rest !== undefined && utterance(rest).hanzi >= LONG;
}

/** The clauses in which the learner told of it, the latest of their texts; without a matter, what they told last. */
function passedOver({ history }: RespondInput, matter: string): string | undefined {
  const own = history.filter(({ by }) => by === 'learner').map(({ text }) => text);
  const isJoke = /笑话|玩笑/u.test(matter);
  const text = own.findLast((one) =>
    matter === '' || isJoke ? utterance(one).hanzi >= LONG : one.includes(matter),
  );
  if (text === undefined || matter === '' || isJoke) return text;
  const clauses = text.match(/[^。！？!?，,；;\n]+/gu) ?? [text];
  return clauses.filter((one) => one.includes(matter)).join('，');
}

const REQUESTS: ReadonlySet<Intent['kind']> = new Set(['meaning', 'say', 'grammar', 'language', 'judge']);

const KINDS = {
  misheard: 'misheard',
  told: 'alreadyTold',
  unanswered: 'unanswered',
  overlooked: 'overlooked',
  style: 'plainly',
  unclear: undefined,
  slip: undefined,
  dropped: undefined,
} as const;

/** What was put right is said again. */
function heardNow(context: TurnContext): Line[] {
  return context.told.flatMap((frame) => clauseAgain(context, frame)).slice(0, 1);
}

/** `before`: undefined where what it was taken for is told by the learner. */
function leadsFor(context: TurnContext, { kind }: Objection, before: TurnContext | undefined): Leads {
  const said = KINDS[kind];
  const sorry = each(
    said === undefined ? (ownSlip(context, kind) ?? notClear(context)) : setLines(context, said),
  );
  const taken = before !== undefined && kind === 'misheard' ? takenFor(context, before) : [];
  return taken.length === 0 ? sorry : pairs(sorry, each(taken));
}

/** What it was taken for, where the last answer shows it. */
function takenFor(context: TurnContext, { told, setting, level }: TurnContext): Line[] {
  const last = context.state.recent.at(-1) ?? '';
  const taken = uptakesOf(setting.core.frames, told, level).find(({ lines }) =>
    lines.some(({ zh }) => last.includes(zh)),
  );
  const word = taken && mentionsIn(taken.frame)[0]?.zh;
  return word === undefined ? [] : setLines(context, 'heardAs', { word: same(word) }).slice(0, 1);
}

function* aloneDrafts(context: TurnContext, { kind }: Objection, leads: Leads): Generator<Draft> {
  if (kind === 'unclear') {
    yield* saidOtherwise(context, leads);
    return;
  }
  if (kind !== 'told' && kind !== 'slip' && kind !== 'dropped') {
    const listening = { depth: 0, used: context.state.listening.used };
    for (const lines of pairs(leads, each(setLines(context, 'sayAgain'))))
      yield { lines, move: 'aside', accepted: undefined, state: { listening } };
  }
  const way = { leave: true, otherTopic: kind === 'told' };
  yield* context.goOn(context, leads, { move: 'aside', accepted: undefined }, way);
}
