// What a learner does in a talk: the main activity of a situation, and interludes that come in between.

import type { Vocabulary } from '../../content/schema/word.ts';
import type { Intent, OwnQuestion } from '../understand/intent.ts';
import type { Utterance } from '../understand/text/utterance.ts';
import type { ActivityKind } from './activity-memories.ts';
import type { Draft } from './draft.ts';
import type { Help, HelpStep } from './help.ts';
import type { Move } from './move.ts';
import type { GoOn, Leads, OfferInterlude, TurnContext } from './turn-context.ts';

/** Help with what was asked last. `step`: how much of it was given. */
export type Awaited = { readonly help: Help; readonly step: HelpStep };

/** What the speaker tells about themselves; undefined where nothing is known. */
export type OwnAnswer = (
  question: OwnQuestion,
  statement: Utterance | undefined,
  asked: Utterance | undefined,
) => Leads | undefined;

type Drafts = Iterable<Draft> | undefined;
export type Activity = {
  /** The part of the memory that is its own; the topics of a talk stand in what all activities share. */
  readonly kind: ActivityKind | 'topics';
  /** Whether the last thing asked was its own. */
  readonly isOpen: (context: TurnContext) => boolean;
  /** Answers before anything that is open; undefined where it does not. `meant`: the text with its mistakes mended. */
  readonly answerFirst?: (context: TurnContext, intent: Intent, meant: Utterance | undefined) => Drafts;
  /** Undefined where nobody has written help for what was asked. */
  readonly help: (context: TurnContext) => Awaited | undefined;
  /** Notes help that the learner took from the page. */
  readonly withHelp?: (context: TurnContext, step: HelpStep) => Draft['state'];
  /** What changes with each turn, unless a draft says otherwise. */
  readonly eachTurn?: (context: TurnContext) => Draft['state'];
  /** Whether the text is understood as it stands, whatever language it is in. */
  readonly takesAsWritten?: (context: TurnContext) => boolean;
  /** What a model is told that has to word a move of this activity. */
  readonly promptNotes?: Partial<Readonly<Record<Move, string>>>;
};

/** An exercise that comes between two questions, and lets the talk go on afterwards. */
export type Interlude = Activity & {
  /** Drafts for a text while it is open; undefined leaves the text to the next activity. */
  readonly answer: (context: TurnContext, intent: Intent, own: OwnAnswer) => Drafts;
  /** Begins, where the talk pauses and it is time. */
  readonly advance?: OfferInterlude;
  /** Takes the talk for itself: what else is open ends where it begins by request. */
  readonly isGame?: true;
  /** Its memory when the learner turns to something else. */
  readonly close: (context: TurnContext) => Draft['state'];
};

/** What a situation is about. */
export type MainActivity = Activity & {
  readonly begin: (context: TurnContext) => Iterable<Draft>;
  readonly answer: (context: TurnContext, intent: Intent, meant: Utterance | undefined) => Iterable<Draft>;
  /** On to the next question or goal, or to the end. */
  readonly advance: GoOn;
  readonly own: (context: TurnContext) => OwnAnswer;
  /** Whether a sentence is certain to be right, so that it may be repeated as the right form. */
  readonly isRight: (context: TurnContext) => (sentence: string) => boolean;
  /** The words that a draft teaches, where `ask` is open after it. */
  readonly teaches: (context: TurnContext, draft: Draft, ask: string | undefined) => readonly Vocabulary[];
};
