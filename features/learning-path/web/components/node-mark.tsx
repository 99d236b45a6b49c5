// The mark of a node on the line of the path: completed, in progress or locked, never by colour alone.

import { Check, Lock } from 'lucide-react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { stateText } from '../node-texts.ts';
import type { PathNode } from '../queries.ts';

const LOOKS = {
  completed: 'border-good bg-good-ground text-good',
  in_progress: 'border-seal-mark bg-ground text-seal-mark',
  locked: 'border-line-strong bg-ground text-muted',
} as const;

export function NodeMark({ node }: { readonly node: PathNode }) {
  const { state, isBegun } = node;
  return (
    <span
      className={classNames('grid size-7 shrink-0 place-items-center rounded-full border-2', LOOKS[state])}
    >
      {state === 'completed' ? <Check aria-hidden="true" size={16} strokeWidth={3} /> : null}
      {state === 'locked' ? <Lock aria-hidden="true" size={13} /> : null}
      {state === 'in_progress' && isBegun ? (
        <span aria-hidden="true" className="size-2.5 rounded-full bg-seal-mark" />
      ) : null}
      <span className="sr-only">{stateText(node)}</span>
    </span>
  );
}
