// Where the talk stands, folded from the transcript; a stored memory is checked before it is believed.

import { ACTIVITY_STARTS, type ActivityMemories, activityMemories } from './activity-memories.ts';
import type { HelpStep } from './help.ts';
import { type Memory, memorySchema } from './memory-schema.ts';
import { type Move, OVER } from './move.ts';
import { goalsOf, questionsOf } from './plan.ts';
import type { Profile } from './profile.ts';
import type { Message, Situation } from './types.ts';

/** How many of the teacher's last answers must not come again. */
const NO_REPEAT = 5;
/** For how many turns the same mistake is not corrected again. */
const NO_NAGGING = 3;

export type State = ActivityMemories & {
  readonly ask: string | undefined;
  readonly step: HelpStep;
  readonly stay: number;
  readonly round: number;
  readonly asked: readonly string[];
  /** Ids of questions that are not put again; see the schema. */
  readonly told: readonly string[];
  readonly name: string | undefined;
  readonly country: string | undefined;
  readonly profile: Profile;
  readonly corrected: NonNullable<Memory['corrected']>;
  /** The teacher's last texts, oldest first. */
  readonly recent: readonly string[];
  /** Messages so far: makes each turn's choices its own. */
  readonly turn: number;
};

const START: State = {
  ask: undefined,
  step: 'none',
  stay: 0,
  round: 0,
  asked: [],
  told: [],
  name: undefined,
  country: undefined,
  profile: {},
  ...ACTIVITY_STARTS,
  corrected: [],
  recent: [],
  turn: 0,
};

/** The state after a transcript: the last memory that can be read, and what was said since. */
export function stateAfter(history: readonly Message[], situation: Situation): State {
  const read = lastMemory(history);
  const start = read === undefined ? START : remembered(read.memory, situation);
  const since = history.slice(read === undefined ? 0 : read.index + 1);
  const state = since.reduce((before, message) => askedIn(message, before, situation), start);
  const heard = history.filter(({ by }) => by === 'tutor').slice(-NO_REPEAT);
  return { ...state, recent: heard.map(({ text }) => text), turn: history.length };
}

function lastMemory(
  history: readonly Message[],
): { readonly memory: Memory; readonly index: number } | undefined {
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const message = history[index];
    const memory = message?.by === 'tutor' ? readMemory(message.memory) : undefined;
    if (memory !== undefined) return { memory, index };
  }
  return undefined;
}

/** The transcript without the memories that nothing is read from any more: only the newest that can be read counts. */
export function withNewestMemory<Entry extends Message>(history: readonly Entry[]): Entry[] {
  const newest = lastMemory(history)?.index;
  return history.map((message, index) => (index === newest ? message : { ...message, memory: null }));
}

function remembered(memory: Memory, situation: Situation): State {
  const { engine: _, version: __, move: ___, ...state } = memory;
  return { ...START, ...present(state), ask: known(state.ask, situation) };
}

/** What is absent stays as it was at the start. */
function present<Value>(values: Readonly<Record<string, Value>>): Record<string, NonNullable<Value>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (value == null ? [] : [[key, value]])),
  );
}

/** Content changes between releases: a question that is gone is no open question. */
function known(ask: string | undefined, situation: Situation): string | undefined {
  return (ask === OVER && situation.kind === 'tutor') || idsIn(situation).includes(ask ?? '')
    ? ask
    : undefined;
}

function idsIn(situation: Situation): string[] {
  return (situation.kind === 'tutor' ? questionsOf(situation.talk) : goalsOf(situation.play)).map(
    ({ id }) => id,
  );
}

/** A tutor's message without our memory (a model spoke) is read for its question. */
function askedIn({ by, text }: Message, state: State, situation: Situation): State {
  if (by === 'learner') return state;
  const all = situation.kind === 'tutor' ? questionsOf(situation.talk) : goalsOf(situation.play);
  const found = all.find(
    ({ question }) => text.includes(question.ask.zh) || text.includes(question.again.zh),
  );
  if (situation.kind === 'play') return found === undefined ? state : { ...state, ask: found.id };
  const asked =
    found === undefined || state.asked.includes(found.id) ? state.asked : [...state.asked, found.id];
  return { ...state, ask: found?.id, step: 'none', stay: 0, asked };
}

/** The memory stored with a message, or undefined when it is missing, damaged or someone else's. */
export function readMemory(value: unknown): Memory | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const known = read.get(value);
  if (known !== undefined) return known;
  const memory = memorySchema.safeParse(value).data;
  if (memory !== undefined) read.set(value, memory);
  return memory;
}

/** A turn looks at the same memory several times: as it was written, as it was understood, for what is told. */
const read = new WeakMap<object, Memory>();

/** A memory to store; absent values leave no key, so that it survives JSON unchanged. */
export function memoryOf(state: Omit<State, 'recent' | 'turn'>, move: Move): Memory {
  const { ask, step, stay, round, asked, told, name, country, profile, corrected } = state;
  return {
    engine: 'yulu-tutor',
    version: 1,
    move,
    step,
    stay,
    round,
    asked: [...asked],
    ...(told.length === 0 ? {} : { told: [...told] }),
    ...(ask === undefined ? {} : { ask }),
    ...(name === undefined ? {} : { name }),
    ...(country === undefined ? {} : { country }),
    ...(Object.keys(profile).length === 0 ? {} : { profile }),
    ...(corrected.length === 0 ? {} : { corrected: fresh(corrected) }),
    ...changedMemories(state),
  };
}

const KINDS = activityMemories.keyof().options;

/** The memories of activities in which something happened. */
function changedMemories(state: ActivityMemories): Partial<ActivityMemories> {
  return Object.fromEntries(
    KINDS.filter((kind) => state[kind] !== ACTIVITY_STARTS[kind]).map((kind) => [kind, state[kind]]),
  );
}

function fresh(corrected: State['corrected']): State['corrected'] {
  return corrected.filter(({ ago }) => ago < NO_NAGGING);
}
