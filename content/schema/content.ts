// All content together, as the loader hands it out and the checks take it.

import type { Persona } from './persona.ts';
import type { Talk } from './talk.ts';

export type Content = {
  readonly personas: readonly Persona[];
  /** At most one per level, in the order of the levels. */
  readonly talks: readonly Talk[];
};
