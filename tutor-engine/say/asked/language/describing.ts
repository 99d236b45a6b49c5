// Which word or idiom describes somebody or something: the one whose signs stand in what is to be described.

import type { Describing } from '../../../../content/schema/listening/describing.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { utterance } from '../../../understand/text/utterance.ts';

type Word = Describing['words'][number];

/** In letters, of the longest sign that stands there; 0 where none does. */
function weightOf({ signs, foreign }: Word, what: string): number {
  const isHere = (sign: string) => sign.split('&').every((part) => what.includes(part.trim()));
  return Math.max(0, ...[...signs, ...foreign].filter(isHere).map((sign) => sign.length));
}

/** Undefined where nothing is written that fits. `isIdiom`: an idiom is asked for. */
export function describedBy(
  { setting: { core } }: TurnContext,
  what: string,
  isIdiom: boolean,
): Word | undefined {
  const text = utterance(what).folded.join('').replaceAll('，', ' ');
  const [best] = (core.frames.describing?.words ?? [])
    .filter((word) => !isIdiom || word.isIdiom)
    .map((word) => ({ word, weight: weightOf(word, text) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return best?.word;
}
