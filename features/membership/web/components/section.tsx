// A part of the membership's page: its heading and what belongs under it.

import { type ReactNode, useId } from 'react';

type SectionProps = { readonly title: string; readonly children: ReactNode };

export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-serif text-lead font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
