// A part of a turn that is folded until somebody wants it.

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type FoldedProps = {
  readonly title: string;
  /** Whether it begins unfolded. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <details open={isOpen} className="group rounded-soft border border-line">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-soft px-3 font-medium transition-colors hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-90"
        />
        {title}
      </summary>
      <div className="border-t border-line px-3 py-3">{children}</div>
    </details>
  );
}
