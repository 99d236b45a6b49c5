// A part that stays folded until somebody wants it.

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 rounded-soft pe-3 text-small transition-colors hover:text-ink">
        <ChevronRight aria-hidden="true" size={18} className="transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}
