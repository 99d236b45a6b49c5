// The seal as it is stamped: it comes down, presses, and stays. Without motion where that is not wanted.

import { Seal } from './seal.tsx';

export function StampedSeal({ size }: { readonly size: number }) {
  return (
    <span className="inline-grid shrink-0 -rotate-6 motion-safe:animate-stamp">
      <Seal size={size} />
    </span>
  );
}
