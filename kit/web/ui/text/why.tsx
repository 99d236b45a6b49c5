// Why something comes now, is recommended or is still locked: the one look that all reasons of the product have.

import { Lightbulb, Lock } from 'lucide-react';
import type { ReactNode } from 'react';

type WhyProps = {
  /** Whether it speaks for doing it now, or tells what comes before. */
  readonly kind: 'now' | 'locked';
  readonly children: ReactNode;
};

export function Why({ kind, children }: WhyProps) {
  const Icon = kind === 'now' ? Lightbulb : Lock;
  return (
    <div className="flex items-start gap-1.5 text-small text-muted">
      <Icon aria-hidden="true" size={14} className="mt-1 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
