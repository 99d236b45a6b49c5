// All that a move needs to know: the setting, where the talk stands, what was said, and in whose voice to answer.

import type { Level } from '../../content/schema/levels.ts';
import type { Line } from '../../content/schema/line.ts';
import type { LineKind, Talk, WordLists } from '../../content/schema/talks/talk.ts';
import { withoutCalls } from '../understand/frames/calls.ts';
import { isEndedWell } from '../understand/frames/circumstances.ts';
import type { Frame } from '../understand/frames/frame.ts';
import { literally } from '../understand/frames/literally.ts';
import { readFrames, type SpokenOf } from '../understand/frames/read-frames.ts';
import { type Utterance, utterance } from '../understand/text/utterance.ts';
import type { Understood } from '../understand/understood.ts';
import type { Draft } from './draft.ts';
import { type State, stateAfter } from './memory.ts';
import { type Move, OVER } from './move.ts';
import { type Found, goalsOf, questionsOf, type Wish } from './plan.ts';
import { profileAfter } from './profile.ts';
import type { PlaySituation, RespondInput, Setting, Situation, TutorSituation } from './types.ts';

type Lines = readonly Line[];
/** Sayings of a person's own; a set line is in nobody's voice. */
export type Voice = {
  readonly good: Lines;
  readonly retry: Lines;
  readonly hint: Lines;
  readonly goodbye: Lines;
  readonly phrases: Lines;
  readonly set: (kind: LineKind) => Lines;
};

export type Outcome = { readonly move: Move; readonly accepted: boolean | undefined };
export type Leads = readonly (readonly Line[])[];
/** `leave`: what was open is let go. */
export type Way = Wish & {
  readonly name?: string | undefined;
  readonly round?: number;
  readonly leave?: boolean;
  /** Questions that were answered before they were asked. */
  readonly told?: readonly string[];
};
/** After `leads`, what comes next: the next question, the next goal, or the end. */
export type GoOn = (context: TurnContext, leads: Leads, outcome: Outcome, way: Way) => Generator<Draft>;

/** Where an interlude may begin: before another question, before another topic, when nothing is left to ask. */
export type Pause = 'question' | 'topic' | 'over';
/** After `leads`, an interlude, if it is time for one. `nextQuestion`: the state in which the next question is open. */
export type OfferInterlude = (
  context: TurnContext,
  pause: Pause,
  leads: Leads,
  outcome: Outcome,
  nextQuestion: Draft['state'],
) => Iterable<Draft>;

/** How a talk goes on: the activities decide it, and each may ask for it. */
export type Flow = { readonly goOn: GoOn; readonly offerInterlude: OfferInterlude };

export type TurnContext = Flow & {
  readonly setting: Setting;
  readonly level: Level;
  readonly talk: Talk;
  /** What slots recognise. */
  readonly words: WordLists;
  readonly voice: Voice;
  readonly state: State;
  readonly said: Utterance;
  /** The transcript before it. */
  readonly history: RespondInput['history'];
  /** What the learner tells in it; empty in plays and at level zero. */
  readonly told: readonly Frame[];
  /** The open question or goal, if there is one. */
  readonly open: Found | undefined;
  /** The message as it was written, where `said` is what was taken for it or a part of it. */
  readonly written?: string | undefined;
  /** What `said` was made of, where the learner wrote something else. */
  readonly understood?: Understood | undefined;
};

export function contextOf(input: RespondInput, flow: Flow): TurnContext {
  const { situation } = input;
  const before = oneTurnOn(withFacts(stateAfter(input.history, situation), input), input.learnerText);
  const read =
    situation.kind === 'tutor'
      ? readFrames(
          input.core,
          literally(withoutCalls(input.learnerText, situation.persona.name.zh)),
          spokenOf(before),
        )
      : [];
  const told = isListening(situation) ? read : [];
  // What is told now need not be asked next.
  const state = read.length === 0 ? before : { ...before, profile: profileAfter(before.profile, read) };
  const all: readonly Found[] =
    situation.kind === 'tutor' ? questionsOf(situation.talk) : goalsOf(situation.play);
  return {
    setting: input,
    level: situation.kind === 'tutor' ? situation.persona.level : situation.level,
    talk: situation.talk,
    words: situation.kind === 'tutor' ? situation.talk.words : playWords(situation),
    voice: situation.kind === 'tutor' ? tutorVoice(situation) : playVoice(situation),
    state,
    said: utterance(input.learnerText),
    history: input.history,
    told,
    open: state.ask === OVER ? undefined : all.find(({ id }) => id === state.ask),
    ...flow,
  };
}

/** Nothing grave has befallen them, though it was taken so: 没有谁欺负我, 开玩笑的. */
const IS_LIGHT =
  /没(?:有)?那么(?:严重|糟|惨|难过)|没(?:有)?(?:谁|人)[^，。]{0,2}(?:死|去世|欺负|受伤|生病|出事)|没(?:有)?死|(?:还|都)活着|不是(?:真的)?死|是好消息|(?:没|不用)(?:有)?(?:难过|伤心|可惜)|(?:是|在)(?:跟你)?开?玩笑|开玩笑(?:的|啦|呢)|没事没事|我(?:没|不)(?:难过|伤心|想念)|just (?:joking|kidding)|was a joke|brincadeira/iu;

/** What is grave holds the talk one turn less with each turn. */
function oneTurnOn(state: State, text: string): State {
  const { grave, lost, ...left } = state.listening;
  if (IS_LIGHT.test(text) || isEndedWell(text)) return { ...state, listening: left };
  if (grave === undefined) return state;
  const kept = lost === undefined ? left : { ...left, lost };
  return { ...state, listening: grave > 1 ? { ...kept, grave: grave - 1 } : kept };
}

/** In a play people say what their part says; at level zero there are no sentences of one's own yet. */
function isListening(situation: Situation): situation is TutorSituation {
  return situation.kind === 'tutor' && situation.persona.level !== 'zero';
}

/** Asks for no more than how it is, was, or goes on: of whoever is spoken of. */
const ASKS_ON =
  /^[^你您咱]*(?:怎么样|怎么了|好一?点|好些|后来|然后|为什么|多久|几天|几岁|多大|一直|还有呢|什么样|怎么说)/u;

/** Who was spoken of last, and whether the tutor has just asked about them: then a sentence without a subject is of them. */
function spokenOf({ listening: { about, seeks }, recent }: State): SpokenOf | undefined {
  if (about === undefined) return undefined;
  const asked = /[^。！？]*？$/u.exec(recent.at(-1) ?? '')?.[0] ?? '';
  const isOn = seeks !== undefined && ASKS_ON.test(asked);
  return { noun: about, isAsked: asked.includes(about) || /[他她它]/u.test(asked) || isOn };
}

const NAMED = /^我叫(?<name>[^。，]{1,12})。?$/u;

/** What was told before this talk, where it tells nothing newer. */
function withFacts(state: State, { facts = [], core, situation }: Setting): State {
  if (facts.length === 0 || situation.kind === 'play') return state;
  // The latest comes first, and goes before what it contradicts.
  const told = facts.toReversed().flatMap((fact) => readFrames(core, fact));
  const known = profileAfter({}, told);
  const name = facts.map((fact) => NAMED.exec(fact)?.groups?.['name']).find((found) => found !== undefined);
  return { ...state, name: state.name ?? name, profile: { ...known, ...state.profile } };
}

const merged = new WeakMap<WordLists, WordLists>();

function playWords({ play, talk }: PlaySituation): WordLists {
  const known = merged.get(play.words);
  if (known !== undefined) return known;
  const words = { ...talk.words, ...play.words };
  merged.set(play.words, words);
  return words;
}

function tutorVoice({ persona, talk }: TutorSituation): Voice {
  return {
    ...persona.responses,
    goodbye: persona.goodbye,
    phrases: persona.phrases,
    set: (kind) => talk.lines[kind],
  };
}

/** A waiter stays a waiter: what a teacher would say of the lesson is said in character, or by nobody in particular. */
function playVoice({ play, talk: { lines } }: PlaySituation): Voice {
  const own: Partial<Record<LineKind, Lines>> = {
    silence: play.waiting,
    offRole: play.unclear,
    tooLong: play.unclear,
    pinyin: play.unclear,
    foreign: play.unclear,
    swear: lines.rude,
    cannot: lines.unsure,
    yourTurn: lines.unsure,
    meaningUnknown: lines.unsure,
    sayUnknown: lines.unsure,
    robot: lines.program,
    next: lines.moveOn,
  };
  return {
    good: [],
    retry: play.unclear,
    hint: lines.lead,
    goodbye: play.closing,
    phrases: [],
    set: (kind) => own[kind] ?? lines[kind],
  };
}
