// All content together, as the loader hands it out and the checks take it.

import type { Lesson } from './lesson.ts';
import type { Pack } from './pack.ts';
import type { Persona } from './persona.ts';
import type { Phrasebook } from './phrasebook.ts';
import type { Role } from './role.ts';
import type { Scenario } from './scenario.ts';
import type { SmallTalk } from './small-talk.ts';
import type { Talk } from './talk.ts';
import type { GlossedWord } from './word.ts';

/** The words of one file of `words/`. */
export type WordFile = { readonly id: string; readonly words: readonly GlossedWord[] };

export type Content = {
  readonly personas: readonly Persona[];
  /** At most one per level, in the order of the levels. */
  readonly talks: readonly Talk[];
  readonly smallTalk: readonly SmallTalk[];
  readonly words: readonly WordFile[];
  readonly lessons: readonly Lesson[];
  readonly scenarios: readonly Scenario[];
  readonly roles: readonly Role[];
  readonly packs: readonly Pack[];
  readonly phrasebook: readonly Phrasebook[];
};
