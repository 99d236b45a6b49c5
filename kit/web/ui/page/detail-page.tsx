// The frame of a page about one thing: the way back, and a content that brings its own title.

import type { ReactNode } from 'react';
import { type Back, BackLink } from './back-link.tsx';

export function DetailPage({ back, children }: { readonly back: Back; readonly children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-wide px-4 py-8 tablet:px-8 tablet:py-12">
      <BackLink {...back} />
      {children}
    </div>
  );
}
