// Shows the present moment under the header: the seal is stamped, one line beside it; it goes by itself and takes no tap.

import { useEffect } from 'react';
import { endMoment, type Moment, useMoment } from './moments.ts';
import { StampedSeal } from './stamped-seal.tsx';

/** Long enough to read a short line. The stamping itself takes a third of a second. */
const SHOWN_MS = 2800;

export function Moments() {
  const moment = useMoment();
  return (
    <output className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar-top)+4.5rem)] z-30 grid justify-items-center px-4">
      {moment ? <Shown key={moment.id} moment={moment} /> : null}
    </output>
  );
}

function Shown({ moment }: { readonly moment: Moment }) {
  useEffect(() => {
    const timer = setTimeout(() => endMoment(moment), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  return (
    <div className="flex max-w-form animate-appear items-center gap-3 rounded-soft border border-line bg-raised py-2 ps-3 pe-5 shadow-lifted">
      <StampedSeal size={36} />
      <p className="min-w-0">
        <span className="block font-medium">{moment.title}</span>
        {moment.detail === undefined ? null : (
          <span className="block text-small text-muted">{moment.detail}</span>
        )}
      </p>
    </div>
  );
}
