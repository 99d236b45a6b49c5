// Shows the present moment: the seal is stamped, one line beside it. It goes by itself, takes no tap and covers no line.

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../ui/elements/class-names.ts';
import { findNoticePlace } from '../ui/notices/notice-place.tsx';
import { endMoment, type Moment, useMoment } from './moments.ts';
import { StampedSeal } from './stamped-seal.tsx';

/** Long enough to read a short line. The stamping itself takes a third of a second. */
const SHOWN_MS = 2800;

export function Moments() {
  const moment = useMoment();
  return moment ? <Placed key={moment.id} moment={moment} /> : null;
}

/** In the page's own place for notices; where it has none, under the header. */
function Placed({ moment }: { readonly moment: Moment }) {
  const [place] = useState(findNoticePlace);
  useEffect(() => {
    const timer = setTimeout(() => endMoment(moment), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [moment]);
  if (place?.isConnected) return createPortal(<Shown moment={moment} look="my-2 w-fit mx-auto" />, place);
  return (
    <output className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar-top)+0.75rem)] z-30 grid justify-items-center px-4">
      <Shown moment={moment} look="shadow-lifted" />
    </output>
  );
}

function Shown({ moment, look }: { readonly moment: Moment; readonly look: string }) {
  return (
    <div
      className={classNames(
        'flex max-w-form animate-appear items-center gap-3 rounded-soft border border-line bg-raised py-2 ps-3 pe-5',
        look,
      )}
    >
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
