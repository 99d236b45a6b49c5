/** All notes on usage; of the notes on one word, those for special structures stand before the general one. */

import type { Note } from '../types.ts';
import { ADVERBS } from './adverbs.ts';
import { ASPECT } from './aspect.ts';
import { LINKS } from './links.ts';
import { MODALS } from './modals.ts';
import { PARTICLES } from './particles.ts';
import { PREPOSITIONS } from './prepositions.ts';

export const NOTES: readonly Note[] = [
  ...ASPECT,
  ...PARTICLES,
  ...ADVERBS,
  ...MODALS,
  ...PREPOSITIONS,
  ...LINKS,
];
