// The bar of whoever sees somebody else's pages, and what stands in the place of those that stay closed.

import { useViewing } from './use-viewing.ts';
import { ViewingBar, ViewingClosed } from './viewing-parts.tsx';

export function ViewingBanner() {
  const viewing = useViewing();
  return viewing ? <ViewingBar {...viewing} /> : null;
}

export function ClosedPage() {
  const viewing = useViewing();
  return viewing ? <ViewingClosed name={viewing.name} /> : null;
}
