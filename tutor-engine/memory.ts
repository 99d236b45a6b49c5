// Where the talk stands, folded from the transcript; a stored memory is checked before it is believed.

import type { Talk } from '../content/schema/talk.ts';
import { questionsIn } from './plan.ts';
import { type Memory, type Message, MOVES, type Move, OVER } from './types.ts';

/** How many of the teacher's last answers must not come again. */
export const NO_REPEAT = 5;

export type State = {
  readonly ask: string | undefined;
  readonly step: number;
  readonly stay: number;
  readonly round: number;
  readonly asked: readonly string[];
  readonly name: string | undefined;
  /** The teacher's last texts, oldest first. */
  readonly recent: readonly string[];
  /** Messages so far: makes each turn's choices its own. */
  readonly turn: number;
};

const START: State = {
  ask: undefined,
  step: 0,
  stay: 0,
  round: 0,
  asked: [],
  name: undefined,
  recent: [],
  turn: 0,
};

/** The state after a transcript. A tutor's message without our memory (a model spoke) is read for its question. */
export function stateAfter(history: readonly Message[], talk: Talk): State {
  return history.reduce((state, message) => after(state, message, talk), START);
}

function after(state: State, message: Message, talk: Talk): State {
  const turn = state.turn + 1;
  if (message.by === 'learner') return { ...state, turn };
  const recent = [...state.recent, message.text].slice(-NO_REPEAT);
  const memory = readMemory(message.memory);
  if (memory === undefined) return { ...state, ...askedIn(message.text, state, talk), recent, turn };
  const { ask, step, stay, round, asked, name } = memory;
  return { ask: known(ask, talk), step, stay, round, asked, name: name ?? state.name, recent, turn };
}

/** Content changes between releases: a question that is gone is no open question. */
function known(ask: string | undefined, talk: Talk): string | undefined {
  return ask === OVER || questionsIn(talk).some(({ id }) => id === ask) ? ask : undefined;
}

function askedIn(text: string, state: State, talk: Talk): Pick<State, 'ask' | 'step' | 'stay' | 'asked'> {
  const found = questionsIn(talk).find(
    ({ question }) => text.includes(question.ask.zh) || text.includes(question.again.zh),
  );
  const asked =
    found === undefined || state.asked.includes(found.id) ? state.asked : [...state.asked, found.id];
  return { ask: found?.id, step: 0, stay: 0, asked };
}

/** The memory stored with a message, or undefined when it is missing, damaged or someone else's. */
export function readMemory(value: unknown): Memory | undefined {
  if (!isRecord(value) || value.engine !== 'yulu-tutor' || value.version !== 1) return undefined;
  const { move, ask, step, stay, round, asked, name } = value;
  if (!isMove(move) || !isCount(step) || !isCount(stay) || !isCount(round)) return undefined;
  if (!isTexts(asked) || !isMaybeText(ask) || !isMaybeText(name)) return undefined;
  return memoryOf({ move, ask, step, stay, round, asked, name });
}

/** A memory to store; absent values leave no key, so that it survives JSON unchanged. */
export function memoryOf(parts: Omit<State, 'recent' | 'turn'> & { readonly move: Move }): Memory {
  const { move, ask, step, stay, round, asked, name } = parts;
  return {
    engine: 'yulu-tutor',
    version: 1,
    move,
    step,
    stay,
    round,
    asked: [...asked],
    ...(ask === undefined ? {} : { ask }),
    ...(name === undefined ? {} : { name }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isMove(value: unknown): value is Move {
  return MOVES.some((move) => move === value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isMaybeText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
