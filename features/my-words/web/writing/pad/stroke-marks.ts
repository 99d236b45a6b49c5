// How each written stroke is marked by what the judge says of it: its colour, and the number that remarks speak of.

import type { Fault, Judgement } from '../../../../../chinese/strokes/index.ts';

export type Mark = 'plain' | 'right' | 'remark' | 'wrong';
export type StrokeMark = { readonly mark: Mark; readonly label?: string };

type Judged = Pick<Judgement, 'verdict' | 'faults' | 'strokes' | 'telling'>;

/** In the order in which they were written. What cannot be judged stays plain. */
export function marksOf({ verdict, faults, strokes, telling }: Judged): StrokeMark[] {
  if (verdict === 'unsure') return strokes.map(() => ({ mark: 'plain' }));
  return strokes.map((stroke, written) => {
    const own = faults.filter((fault) => isAbout(fault, written, stroke)).map(({ kind }) => kind);
    if (own.includes('extra')) return { mark: 'wrong', label: '×' };
    // A touch that was not meant.
    if (stroke === undefined) return { mark: 'plain' };
    const label = String(stroke + 1);
    if (telling.includes(stroke) || own.includes('place') || own.includes('shape'))
      return { mark: 'wrong', label };
    return own.length > 0 ? { mark: 'remark', label } : { mark: 'right' };
  });
}

function isAbout(fault: Fault, written: number, stroke: number | undefined): boolean {
  if (fault.kind === 'swapped') return stroke !== undefined && fault.strokes.includes(stroke);
  return 'written' in fault && fault.written === written;
}
