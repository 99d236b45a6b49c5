// A part of a page: a heading and what belongs under it, which a phone may keep folded until it is wanted.

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PHONE, useMedia } from '../../use-media.ts';

type SectionProps = {
  readonly title: string;
  readonly lead?: string;
  /** Nobody needs it now: on a phone only its heading stands there. */
  readonly foldsOnPhone?: boolean;
  readonly children: ReactNode;
};

export function Section({ foldsOnPhone = false, ...part }: SectionProps) {
  const isPhone = useMedia(PHONE);
  return foldsOnPhone && isPhone ? <Folded {...part} /> : <Open {...part} />;
}

type PartProps = Omit<SectionProps, 'foldsOnPhone'>;

function Open({ title, lead, children }: PartProps) {
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

function Folded({ title, lead, children }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-t border-line pt-1"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 [&::-webkit-details-marker]:hidden">
        <h2 className="font-serif text-lead font-bold">{title}</h2>
        <ChevronRight
          aria-hidden="true"
          size={20}
          className="shrink-0 text-muted transition-transform group-open:rotate-90"
        />
      </summary>
      {isOpen ? (
        <div className="pb-3">
          {lead === undefined ? null : <p className="mt-1 text-small text-muted">{lead}</p>}
          <div className="mt-4">{children}</div>
        </div>
      ) : null}
    </details>
  );
}
