// The open menu: arrows, letters, Escape and clicks elsewhere behave as in any menu.

import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';

export type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
};

type MenuPopupProps = {
  readonly label: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
};

export function MenuPopup({ label, anchor, items, onClose }: MenuPopupProps) {
  return (
    <BaseMenu.Root
      defaultOpen
      modal={false}
      onOpenChange={(isOpen, { event }) => {
        // A press on the button closes the menu by itself; closing here too would open it again.
        const onButton = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!isOpen && !(onButton && event.type !== 'keydown')) onClose();
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner anchor={anchor} align="end" sideOffset={4} className="z-30">
          <BaseMenu.Popup
            aria-label={label}
            finalFocus={anchor}
            className="min-w-44 animate-appear rounded-soft border border-line bg-raised p-1 shadow-lifted outline-none"
          >
            {items.map((item) => (
              <BaseMenu.Item
                key={item.label}
                onClick={item.onSelect}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-soft px-3 outline-none select-none data-highlighted:bg-ink data-highlighted:text-ground',
                  item.danger && 'text-wrong',
                )}
              >
                {item.icon}
                {item.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
