// Stands where a list is still empty: says what to do first and offers the button.

import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
};

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-soft border border-dashed border-line-strong px-5 py-10 text-center">
      <p className="font-serif text-lead font-bold">{title}</p>
      <div className="mx-auto mt-2 max-w-prose text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>
    </div>
  );
}
