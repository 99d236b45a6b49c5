// The tabs of a page as links, so that each has an address and the way back leads through them.

import { Link } from 'react-router';

export type Tab = { readonly to: string; readonly label: string; readonly isHere: boolean };

type TabLinksProps = { readonly label: string; readonly tabs: readonly Tab[] };

export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mb-8 flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(({ to, label: name, isHere }) => (
        <Link
          key={to}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-4 text-muted transition-colors hover:text-ink aria-[current=page]:border-seal-mark aria-[current=page]:font-bold aria-[current=page]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
