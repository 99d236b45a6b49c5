// What a text tells, read once for all that ask in a turn.

import { latest } from '../../../../kit/core/caching/latest.ts';
import type { Core } from '../../../state/types.ts';
import type { Frame } from '../../../understand/frames/frame.ts';
import { readFrames } from '../../../understand/frames/read-frames.ts';

const MOST_READ = 50;
const framesBy = new WeakMap<Core, (text: string) => Frame[]>();

/** The same sentences are read several times in a turn. */
export function framesIn(core: Core, text: string): readonly Frame[] {
  const known = framesBy.get(core) ?? latest((source) => readFrames(core, source), MOST_READ);
  framesBy.set(core, known);
  return known(text);
}
