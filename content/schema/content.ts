// All content together, as the loader hands it out and the checks take it.

import type { FilmSource } from './films/film.ts';
import type { Advice } from './listening/advice.ts';
import type { AnyTutor } from './listening/any-tutor.ts';
import type { Apart } from './listening/apart.ts';
import type { Biography } from './listening/biography.ts';
import type { Describing } from './listening/describing.ts';
import type { Echoes } from './listening/echoes.ts';
import type { ForeignWords } from './listening/foreign-words.ts';
import type { Generals } from './listening/generals.ts';
import type { Knowledge } from './listening/knowledge.ts';
import type { Moments } from './listening/moment.ts';
import type { NounClass } from './listening/noun-class.ts';
import type { Predicate } from './listening/predicate.ts';
import type { Reaction } from './listening/reaction.ts';
import type { Recall } from './listening/recall.ts';
import type { Stances } from './listening/stances.ts';
import type { Tellings } from './listening/telling.ts';
import type { Themes } from './listening/theme.ts';
import type { Things } from './listening/things.ts';
import type { Persona } from './people/persona.ts';
import type { Lesson } from './studies/lesson.ts';
import type { Pack } from './studies/pack.ts';
import type { Role } from './studies/role.ts';
import type { Scenario } from './studies/scenario.ts';
import type { GradedText } from './studies/text.ts';
import type { Phrasebook } from './talks/phrasebook.ts';
import type { SmallTalk } from './talks/small-talk.ts';
import type { Talk } from './talks/talk.ts';
import type { GlossedWord } from './word.ts';

/** The words of one file of `words/`. */
export type WordFile = { readonly id: string; readonly words: readonly GlossedWord[] };

/** What learners tell, in classes, and what a teacher says to it. */
export type Frames = {
  readonly predicates: readonly Predicate[];
  readonly nouns: readonly NounClass[];
  readonly reactions: readonly Reaction[];
  /** Missing where there is no content. */
  readonly recall: Recall | undefined;
  readonly echoes: Echoes | undefined;
  readonly generals: Generals | undefined;
  readonly anyTutor: AnyTutor | undefined;
  readonly advice: Advice | undefined;
  /** What is thought of a class of things, and which of two. */
  readonly stances: Stances | undefined;
  /** Words that are taken for one another. */
  readonly apart: Apart | undefined;
  readonly foreign: ForeignWords | undefined;
  /** What people tell a first teacher in their own language. */
  readonly tellings: readonly Tellings[];
  /** What a whole message is about. */
  readonly themes: readonly Themes[];
  /** What learners tell most, each thing with an answer of its own. */
  readonly moments: readonly Moments[];
  /** What every tutor knows of the world, by area. */
  readonly knowledge: readonly Knowledge[];
  /** Of what can be asked about by its name: dishes, festivals, cities, gifts. */
  readonly things: readonly Things[];
  /** Which word describes somebody or something. */
  readonly describing: Describing | undefined;
};

export type Content = {
  readonly personas: readonly Persona[];
  /** At most one per level, in the order of the levels. */
  readonly talks: readonly Talk[];
  readonly smallTalk: readonly SmallTalk[];
  readonly words: readonly WordFile[];
  /** From the easiest level, in the order in which they build on one another. */
  readonly lessons: readonly Lesson[];
  /** From the easiest band. */
  readonly texts: readonly GradedText[];
  readonly scenarios: readonly Scenario[];
  readonly roles: readonly Role[];
  readonly packs: readonly Pack[];
  readonly phrasebook: readonly Phrasebook[];
  readonly biographies: readonly Biography[];
  readonly frames: Frames;
  readonly films: readonly FilmSource[];
};
