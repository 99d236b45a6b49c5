// What is restricted until an admin sets something else: the spec's five first, then ours.

import { RESTRICTED_BY_LAW } from './restricted-by-law.ts';
import { RESTRICTED_FOOD_AND_NATURE } from './restricted-food-and-nature.ts';
import { RESTRICTED_IN_TRANSPORT } from './restricted-in-transport.ts';
import type { RestrictedKind } from './restricted-kind.ts';

export const RESTRICTED_DEFAULTS: RestrictedKind[] = [
  ...RESTRICTED_IN_TRANSPORT,
  ...RESTRICTED_FOOD_AND_NATURE,
  ...RESTRICTED_BY_LAW,
];
