// A sheet on the ground: groups what belongs together.

import type { ReactNode } from 'react';

export function Card({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-soft border border-line bg-surface p-5 tablet:p-6">{children}</div>;
}
