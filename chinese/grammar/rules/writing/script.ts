/** Finds traditional characters in a simplified text. */

import { isTraditional } from '../../../words/index.ts';
import type { Mark, Rule, Text } from '../../rule.ts';

/** Only where few are mixed in: whoever writes traditional characters throughout may. */
const FEW = 0.15;

function strayTraditional({ lexicon, source }: Text): Mark[] {
  if (isTraditional(lexicon, source)) return [];
  const marks: Mark[] = [];
  for (let at = 0; at < source.length; at++) {
    const unit = source.charCodeAt(at);
    const simple = lexicon.simplified[unit] ?? unit;
    if (simple === unit) continue;
    marks.push({ start: at, end: at + 1, correction: String.fromCharCode(simple), confidence: 0.8 });
  }
  return marks.length <= Math.max(3, source.length * FEW) ? marks : [];
}

export const SCRIPT_RULES: readonly Rule[] = [{ point: 'mixed-script', find: strayTraditional }];
