// A part of a page: a heading and what belongs under it.

import { type ReactNode, useId } from 'react';

type SectionProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-serif text-lead font-bold">
        {title}
      </h2>
      {lead === undefined ? null : <p className="mt-1 text-small text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
