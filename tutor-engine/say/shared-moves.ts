// The moves of a teacher: help with what is open, answer and come back to it, let it go, part.
// Each yields drafts, the preferred first.

import { toMarks } from '../../chinese/sounds/index.ts';
import type { Line } from '../../content/schema/line.ts';
import type { Draft } from '../state/draft.ts';
import { type HelpStep, moreHelp, stepsAfter } from '../state/help.ts';
import type { Found } from '../state/plan.ts';
import { isToldQuestion } from '../state/told-questions.ts';
import type { Leads, Outcome, TurnContext, Way } from '../state/turn-context.ts';
import { partingFits, partingWords, quietBye } from './farewell.ts';
import { isHeld, JUST_TOLD } from './gates/held.ts';
import { isKnownQuestion } from './gates/known.ts';
import { withOwnName } from './own-name.ts';
import { cardOf } from './translate/word-card.ts';
import { each, pairs, questionWordings, setLines, wordings } from './wording.ts';

export { isHeld } from './gates/held.ts';

export const NOTHING_FIRST: Leads = [[]];

/**
 * One step more of help on what is open, at least `least`; past the whole sentence the teacher goes on.
 * So however little comes back, no question holds the talk for more than a few turns.
 */
export function* help(
  context: TurnContext,
  leads: Leads,
  least: HelpStep,
  outcome: Partial<Outcome> = {},
): Generator<Draft> {
  const { open, state } = context;
  const accepted = outcome.accepted;
  if (open === undefined) {
    yield* context.goOn(context, leads, { move: outcome.move ?? 'ask', accepted }, {});
    return;
  }
  // Who has told it needs no help with it.
  if (isToldQuestion(state, open)) {
    yield* context.goOn(context, leads, { move: outcome.move ?? 'ask', accepted }, { leave: true });
    return;
  }
  const first = cameBack(context) ? moreHelp(least, 'start') : least;
  for (const step of stepsAfter(state.step, first)) {
    // Who has no words yet is not helped by an idea or by half a sentence.
    if (context.level === 'zero' && (step === 'idea' || step === 'start')) continue;
    const move = outcome.move ?? (step === 'rephrased' ? 'retry' : 'hint');
    for (const lines of pairs(leads, support(context, step)))
      yield { lines, move, accepted, state: { step } };
  }
  yield* leave(context, accepted);
}

/** A goal that was let go before has had its question and its idea. */
function cameBack({ open, state }: TurnContext): boolean {
  return state.play.goals.some(({ id, passed }) => id === open?.id && passed > 0);
}

/** Lets what is open go, kindly. */
export function leave(context: TurnContext, accepted: boolean | undefined, way: Way = {}): Generator<Draft> {
  const outcome = { move: 'ask', accepted } as const;
  return context.goOn(context, each(setLines(context, 'next')), outcome, { ...way, leave: true });
}

function support(context: TurnContext, step: HelpStep): Line[][] {
  const { open, voice } = context;
  if (open === undefined) return [];
  if (step === 'rephrased') return each(rephrased(context, open).slice(0, 1));
  const named = withOwnName(context, open.question.hint);
  if (step === 'idea') return [[named.idea]];
  if (step === 'full' && (open.kind === 'goal' || context.level === 'zero'))
    return each(demonstration(context, named.full ?? named.start));
  const ready = step === 'start' ? named.start : (named.full ?? named.start);
  return wordings(context, voice.hint).map((line) => [line, ready]);
}

/** The whole sentence, and the request to say it: in Chinese, so its sound stands in the translation too. */
export function demonstration(context: TurnContext, { zh, en, pt }: Line): Line[] {
  const meaning = { zh: withoutStop(zh), en: withoutStop(en), pt: withoutStop(pt) };
  const card = cardOf(context.setting.core, { ...meaning, zh: meaning.zh.replaceAll('，', '') });
  const sound = card?.pinyin.split(' ').map(toMarks).join(' ');
  if (sound === undefined) return setLines(context, 'demonstrate', { sentence: meaning });
  const spoken = { zh: meaning.zh, en: `${sound} (${meaning.en})`, pt: `${sound} (${meaning.pt})` };
  const plain = setLines(context, 'demonstrate', { sentence: meaning });
  return setLines(context, 'demonstrate', { sentence: spoken }).map((line) => {
    const told = plain.find((one) => one.zh === line.zh)?.note;
    return told === undefined ? line : { ...line, note: told };
  });
}

/** Quoted inside another sentence; a question mark would make two of one. */
export function withoutStop(text: string): string {
  return text.replace(/[。！？!?.]$/u, '');
}

/** How many turns in a row may go to other things before the teacher moves on. */
const LONGEST_STAY = 8;
/** At level zero nothing is asked more than twice in the same words. */
const LONGEST_STAY_AT_ZERO = 2;

export function stayedLong({ state, level }: TurnContext): boolean {
  return state.stay >= (level === 'zero' ? LONGEST_STAY_AT_ZERO : LONGEST_STAY);
}

const asked = ({ state }: TurnContext, open: Found) => questionWordings(open, state.round);

const otherwise = (context: TurnContext, open: Found) => unheardFirst(context, asked(context, open));
/** For who did not answer: the other wording, unless that is what was asked just now. */
const rephrased = (context: TurnContext, open: Found) =>
  unheardFirst(context, questionWordings(open, context.state.round + 1));

/** Word for word the same question at each turn is what machines ask: the wording not heard just now comes first. */
function unheardFirst(context: TurnContext, all: readonly Line[]): Line[] {
  const last = context.state.recent.at(-1) ?? '';
  return [...all.filter(({ zh }) => !last.includes(zh)), ...all.filter(({ zh }) => last.includes(zh))];
}

/** The state in which the next question is open, for who asks something else first; undefined where none is left. */
export function nextOpened(
  context: TurnContext,
  outcome: Outcome,
  way: Way = {},
): Draft['state'] | undefined {
  const [next] = context.goOn({ ...context, offerInterlude: () => [] }, NOTHING_FIRST, outcome, way);
  return next?.state;
}

/** Whether the open question asks for what has been told meanwhile. */
function isKnown(context: TurnContext, open: Found): boolean {
  return open.kind === 'question' && isKnownQuestion(context, open);
}

const ANSWERS: ReadonlySet<Outcome['move']> = new Set<Outcome['move']>(['explain', 'aside']);

const OF_ENDS = /你好吗|今天好吗|再见/u;

/** In letters and characters: who says so little answers what was said of the news, and nothing else. */
const LITTLE = 24;

/** Whether something grave was told just before, and nothing is asked, told or denied since. */
function staysWithNews({ state, said }: TurnContext): boolean {
  return (
    (state.listening.grave ?? 0) >= JUST_TOLD &&
    said.raw.length <= LITTLE &&
    !/[？?]|不是|没事|好了|换|别的|走|再见/u.test(said.raw)
  );
}

/** Something said in between, then what was open again; where something grave was told, whether to go on about it. */
export function* comeBack(context: TurnContext, leads: Leads, outcome: Outcome): Generator<Draft> {
  const { open } = context;
  const asks = staysWithNews(context) ? setLines(context, 'stayAsk') : [];
  const isAsked = asks.some(({ zh }) => context.state.recent.some((text) => text.includes(zh)));
  if (asks.length > 0 && !isAsked)
    for (const lines of pairs(leads, each(asks))) yield { lines, ...outcome, state: {} };
  // Beside something grave an answer is enough: the talk's own question waits.
  if (isHeld(context) && context.level !== 'zero')
    for (const lines of leads) if (lines.length > 0) yield { lines, ...outcome, state: {} };
  // 你好吗 and 请说：再见 are said where they belong, and not in the middle of something else.
  if (open !== undefined && context.level === 'zero' && OF_ENDS.test(open.question.ask.zh))
    for (const lines of leads) if (lines.length > 0) yield { lines, ...outcome, state: {} };
  if (open !== undefined && !stayedLong(context) && !isKnown(context, open)) {
    const questions = each(outcome.move === 'repeat' ? asked(context, open) : otherwise(context, open));
    for (const lines of pairs(leads, questions)) yield { lines, ...outcome, state: {} };
    // An answer is not lost because what was open cannot be asked once more.
    if (ANSWERS.has(outcome.move))
      for (const lines of leads) if (lines.length > 0) yield { lines, ...outcome, state: {} };
    // What was told is heard, whatever is asked: rather than that, what was put twice is let go.
    if (outcome.accepted === undefined && leads.some((lead) => lead.length > 0) && context.level !== 'zero')
      yield* context.goOn(context, leads, outcome, { leave: true });
    yield* help(context, NOTHING_FIRST, 'rephrased', { accepted: outcome.accepted });
    return;
  }
  yield* context.goOn(context, leads, outcome, { leave: true });
}

/** The last line again, in the very words: nothing else was asked for. */
export function* repeatAsked(context: TurnContext, leads: Leads): Generator<Draft> {
  const { open, state } = context;
  const outcome = { move: 'repeat', accepted: undefined } as const;
  // 慢一点, again and again: another question helps more.
  if (state.stay >= LONGEST_STAY) {
    yield* leave(context, undefined);
    return;
  }
  if (open === undefined) {
    yield* comeBack(context, leads, outcome);
    return;
  }
  const last = state.recent.at(-1) ?? '';
  const { full } = open.question.hint;
  const shown = last.includes(withoutStop(full.zh)) ? demonstration(context, full) : [];
  const heard = asked(context, open).filter(({ zh }) => last.includes(zh));
  const lines = [...heard, ...shown, ...asked(context, open)].slice(0, 1);
  for (const draft of pairs(leads, each(lines))) yield { lines: draft, ...outcome, state: {} };
}

/** Parting; what is left open is asked again when the learner returns. */
export function* part(context: TurnContext): Generator<Draft> {
  const { voice, state, talk, setting } = context;
  const isTutor = setting.situation.kind === 'tutor';
  const fits = (line: Line) => !isTutor || partingFits(context, line);
  const own = each([...wordings(context, voice.goodbye).filter(fits), ...(isTutor ? quietBye(context) : [])]);
  const common = each(wordings(context, isTutor ? talk.lines.close : talk.lines.moveOn).filter(fits));
  const asked = state.asked.filter((id) => id !== state.ask);
  const closed = isTutor ? ({ ask: undefined, step: 'none', stay: 0, asked } as const) : {};
  const lead = isTutor ? partingWords(context) : [];
  const led = lead.length === 0 ? [] : pairs(each(lead), own);
  for (const lines of [...led, ...own, ...(isTutor ? common : []), ...pairs(common, own)]) {
    yield { lines, move: 'close', accepted: undefined, state: closed, end: 'goodbye' };
  }
}
