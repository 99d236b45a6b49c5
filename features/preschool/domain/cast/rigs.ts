// The cast by name.

import type { CastName } from '../../../../content/schema/films/film-kinds.ts';
import { FOX } from './fox.ts';
import { BABY, GRANDMA, GRANDPA, MAMA, PANDA, PAPA } from './panda.ts';
import type { Rig } from './rig.ts';
import { SPARROW } from './sparrow.ts';
import { TORTOISE } from './tortoise.ts';

export const RIGS: Readonly<Record<CastName, Rig>> = {
  panda: PANDA,
  sparrow: SPARROW,
  tortoise: TORTOISE,
  fox: FOX,
  mama: MAMA,
  papa: PAPA,
  grandma: GRANDMA,
  grandpa: GRANDPA,
  baby: BABY,
};
