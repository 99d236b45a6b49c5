// Why a press of a button came to nothing, brought into sight: below the button it may lie behind the fixed bars.

import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

export function ActionFailed({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={intoView} className="scroll-my-20">
      <Notice tone="wrong">{children}</Notice>
    </div>
  );
}
