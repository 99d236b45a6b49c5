/** Finds a stretch of a text in its normalised form again in the text as it was written. */

import { differences } from './differences.ts';

export type WrittenText = {
  /** Signs removed, in the writer's own script, case and way of writing numbers. */
  readonly written: string;
  /** The same in the form that answers are compared in. */
  readonly normalised: string;
};

type Boundary = 'start' | 'end';

/** What stands in the written text for `stretch` of the normalised one; '' when it does not occur there. */
export function asWritten({ written, normalised }: WrittenText, stretch: string): string {
  const [original, changed, wanted] = [[...written], [...normalised], [...stretch]];
  const from = indexOf(changed, wanted);
  if (wanted.length === 0 || from === -1) return '';
  const changes = differences(original, changed);
  const place = (at: number, boundary: Boundary) => originalPlace(changes, at, boundary);
  return original.slice(place(from, 'start'), place(from + wanted.length, 'end')).join('');
}

function indexOf(text: readonly string[], part: readonly string[]): number {
  return text.findIndex((_, at) => part.every((character, offset) => text[at + offset] === character));
}

/** The place in the original of a place in the changed text; inside a changed stretch its nearer outer edge. */
function originalPlace(changes: ReturnType<typeof differences>, at: number, boundary: Boundary): number {
  let shift = 0;
  for (const { expected, given, expectedAt, givenAt } of changes) {
    const end = givenAt + [...given].length;
    const isBefore = end < at || (end === at && (boundary === 'end' ? given !== '' : givenAt < at));
    if (isBefore || (end === at && boundary === 'start' && given === '')) {
      shift = expectedAt + [...expected].length - end;
      continue;
    }
    if (givenAt < at) return boundary === 'start' ? expectedAt : expectedAt + [...expected].length;
    break;
  }
  return at + shift;
}
