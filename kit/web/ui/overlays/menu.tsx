// A button with a menu; the menu's code is fetched when a pointer or focus comes near.

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { MenuChoice, MenuItem } from './menu-popup.tsx';

export type { MenuChoice, MenuItem } from './menu-popup.tsx';

type MenuProps = {
  /** What the button is for; read out, and its tooltip. */
  readonly label: string;
  /** What the button shows: an icon, or a name. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  /** Stands below the items. */
  readonly choice?: MenuChoice | undefined;
};

const load = () => import('./menu-popup.tsx');
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }));

const prepare = () => void load();

export function Menu({ label, trigger, items, choice }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ detail }) => {
          // A press of a key has no clicks to count.
          setByKey(detail === 0);
          setOpen(!isOpen);
        }}
        className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-soft px-2 text-muted transition-colors hover:bg-raised hover:text-ink aria-expanded:bg-raised aria-expanded:text-ink"
      >
        {trigger}
      </button>
      {isOpen ? (
        <Suspense>
          <MenuPopup
            label={label}
            anchor={button}
            items={items}
            choice={choice}
            isByKey={isByKey}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
