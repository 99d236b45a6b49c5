// What stands out on the learner's home page.

import { type ReactNode, useId } from 'react';

export function Sheet({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-soft border border-s-4 border-line border-s-seal-mark bg-surface p-4 tablet:p-8"
    >
      <h2 id={id} className="font-serif text-lead font-bold tablet:text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
