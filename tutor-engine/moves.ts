// The moves of a teacher: go on to the next question, help with this one, answer and come back to it, part.
// Each yields drafts, the preferred first.

import type { Line } from '../content/schema/line.ts';
import { type Draft, pairs, questionWordings, type Scene, setLines, wordings } from './draft.ts';
import { nextQuestion, type Wish } from './plan.ts';
import { hash } from './random.ts';
import { type Move, OVER } from './types.ts';

type Goal = { readonly move: Move; readonly accepted: boolean | undefined };
type Leads = readonly (readonly Line[])[];

export const NOTHING_FIRST: Leads = [[]];

/** Each wording as a beginning of its own. */
export function each(lines: readonly Line[]): Line[][] {
  return lines.map((line) => [line]);
}

/** After `leads`, the next question; when none is left, the offer to start over. */
export function* goOn(
  scene: Scene,
  leads: Leads,
  goal: Goal,
  wish: Wish & { readonly name?: string | undefined; readonly round?: number } = {},
): Generator<Draft> {
  const { setting, state } = scene;
  const restarted = wish.round !== undefined && wish.round !== state.round;
  const progress = restarted ? { round: wish.round, asked: [] } : { round: state.round, asked: state.asked };
  const name = wish.name ?? state.name;
  const next = nextQuestion(setting.talk, progress, setting.seed, wish);
  if (next === undefined) {
    for (const lines of pairs(leads, each(setLines(scene, 'over')))) {
      yield { lines, ...goal, state: { ask: OVER, step: 0, stay: 0, name } };
    }
    return;
  }
  const asked = [...progress.asked, next.id];
  const openings = next.opensTopic ? topicOpenings(scene, next.topic.open, leads) : NOTHING_FIRST;
  const questions = questionWordings(next, progress.round);
  for (const lines of pairs(pairs(leads, openings), each(questions))) {
    yield { lines, ...goal, state: { ask: next.id, step: 0, stay: 0, asked, name, round: progress.round } };
  }
}

/** How a new topic is opened; a saying of the tutor's goes before it now and then, where little else is said. */
function topicOpenings(scene: Scene, open: readonly Line[], leads: Leads): Line[][] {
  const { setting, state } = scene;
  const short =
    leads.every((lead) => lead.length <= 1) && hash(`${setting.seed}/${state.turn}/saying`) % 3 === 0;
  const [saying] = wordings(scene, setting.persona.phrases);
  const plain = wordings(scene, open);
  return short && saying !== undefined ? plain.map((line) => [saying, line]) : each(plain);
}

export const REPHRASED = 1;
export const IDEA = 2;
export const FIRST_WORDS = 3;
const WHOLE_SENTENCE = 4;

/**
 * One step more of help on the open question, at least `least`; past the whole sentence the teacher goes on.
 * So however little comes back, no question holds the talk for more than a few turns.
 */
export function* help(scene: Scene, leads: Leads, least: number, goal: Partial<Goal> = {}): Generator<Draft> {
  const { open, state } = scene;
  const accepted = goal.accepted;
  if (open === undefined) {
    yield* goOn(scene, leads, { move: goal.move ?? 'ask', accepted });
    return;
  }
  for (let step = Math.max(state.step + 1, least); step <= WHOLE_SENTENCE; step += 1) {
    const move = goal.move ?? (step === REPHRASED ? 'retry' : 'hint');
    for (const lines of pairs(leads, support(scene, step))) yield { lines, move, accepted, state: { step } };
  }
  yield* leave(scene, accepted);
}

/** Lets the open question go, kindly. */
export function leave(scene: Scene, accepted: boolean | undefined, wish: Wish = {}): Generator<Draft> {
  return goOn(scene, each(setLines(scene, 'next')), { move: 'ask', accepted }, wish);
}

function support(scene: Scene, step: number): Line[][] {
  const { open, setting, state } = scene;
  if (open === undefined) return [];
  const { hint } = open.question;
  if (step === REPHRASED) return each(questionWordings(open, state.round + 1).slice(0, 1));
  if (step === IDEA) return [[hint.idea]];
  const ready = step === FIRST_WORDS ? hint.start : hint.full;
  return wordings(scene, setting.persona.responses.hint).map((line) => [line, ready]);
}

/** How many turns in a row may go to other things before the teacher moves on. */
const LONGEST_STAY = 8;

export function stayedLong({ state }: Scene): boolean {
  return state.stay >= LONGEST_STAY;
}

/** Something said in between, then the open question again. */
export function* comeBack(scene: Scene, leads: Leads, goal: Goal): Generator<Draft> {
  const { open, state } = scene;
  if (open !== undefined && !stayedLong(scene)) {
    const questions = each(questionWordings(open, state.round));
    for (const lines of pairs(leads, questions)) yield { lines, ...goal, state: {} };
    yield* help(scene, NOTHING_FIRST, REPHRASED, { accepted: goal.accepted });
    return;
  }
  yield* goOn(scene, leads, goal);
}

/** Parting; the question left open is asked again when the learner returns. */
export function* part(scene: Scene): Generator<Draft> {
  const { setting, state } = scene;
  const own = wordings(scene, setting.persona.goodbye);
  const common = setLines(scene, 'close');
  const asked = state.asked.filter((id) => id !== state.ask);
  for (const lines of [...each(own), ...each(common), ...pairs(each(common), each(own))]) {
    yield { lines, move: 'close', accepted: undefined, state: { ask: undefined, step: 0, stay: 0, asked } };
  }
}
