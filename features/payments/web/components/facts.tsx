// Facts in pairs: what it is, and what it says.

import type { ReactNode } from 'react';

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2">{children}</dl>;
}

type FactProps = { readonly label: string; readonly children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
