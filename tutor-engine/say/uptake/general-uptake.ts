// What is said and asked where only the shape of what was told is known: when it was, whom it is of, how it feels.

import type { Frames } from '../../../content/schema/content.ts';
import type { Level } from '../../../content/schema/levels.ts';
import type { Frame, NounMention } from '../../understand/frames/frame.ts';
import { mentionsIn } from '../../understand/frames/mentions.ts';
import { fittingUptakes } from './fitting-uptake.ts';
import { type TakenUp, takenUpFrom } from './uptakes-of.ts';

const KEY = 'generals';

/** The best first: lines and questions that fit any frame of this shape. */
export function generalUptakes({ generals }: Frames, frame: Frame, level: Level): TakenUp[] {
  if (generals === undefined) return [];
  const shape = shapeOf(frame);
  return fittingUptakes(generals.uptakes, shape, level).flatMap((fitting) =>
    takenUpFrom(KEY, shape, fitting, fitting.fit),
  );
}

/** Of what kind it is and whether it is denied is in the stance already. Who is only named is whom it is of. */
function shapeOf(frame: Frame): Frame {
  const person = frame.predicate === undefined ? mentionsIn(frame).find(isPerson) : undefined;
  const who = person === undefined ? frame.who : ({ role: 'noun', noun: person } as const);
  return { ...frame, who, predicate: undefined, isDenied: false };
}

function isPerson({ kind, isOfOthers }: NounMention): boolean {
  return kind === 'person' && !isOfOthers;
}
