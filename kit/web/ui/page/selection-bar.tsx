// Stays in sight under a list while some of its rows are chosen: what can be done with them, or what has been.

import type { ReactNode } from 'react';

export function SelectionBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-(--bar-bottom) flex flex-wrap items-center gap-2 border-t border-line-strong bg-ground py-3"
    >
      {children}
    </section>
  );
}
