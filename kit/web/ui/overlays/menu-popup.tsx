// The open menu: arrows, letters, Escape and clicks elsewhere behave as in any menu.

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../elements/class-names.ts';

export type MenuItem = {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly danger?: boolean;
};

/** One of a few values, side by side. */
export type MenuChoice = {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  readonly value: string;
  readonly onSelect: (value: string) => void;
};

type MenuPopupProps = {
  readonly label: string;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly items: readonly MenuItem[];
  readonly choice: MenuChoice | undefined;
  /** A key opened it: its first item has the focus. */
  readonly isByKey: boolean;
  readonly onClose: () => void;
};

const HIGHLIGHT = 'outline-none select-none data-highlighted:bg-ink data-highlighted:text-ground';

export function MenuPopup({ label, anchor, items, choice, isByKey, onClose }: MenuPopupProps) {
  const first = useRef<HTMLElement>(null);
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
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              // The menu stands at the end of the page, so the next stop would be the page's first.
              event.preventDefault();
              onClose();
              anchor.current?.focus();
            }}
            onFocus={({ target, currentTarget }) => {
              if (isByKey && target === currentTarget) first.current?.focus();
            }}
            className="min-w-44 animate-appear rounded-soft border border-line bg-raised p-1 shadow-lifted outline-none"
          >
            {items.map((item, place) => (
              <BaseMenu.Item
                key={item.label}
                ref={place === 0 ? first : undefined}
                onClick={item.onSelect}
                className={classNames(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-soft px-3',
                  HIGHLIGHT,
                  item.danger && 'text-wrong',
                )}
              >
                {item.icon}
                {item.label}
              </BaseMenu.Item>
            ))}
            {choice ? <Choice choice={choice} onClose={onClose} /> : null}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function Choice({
  choice: { label, options, value, onSelect },
  onClose,
}: {
  readonly choice: MenuChoice;
  readonly onClose: () => void;
}) {
  const choose = (chosen: string) => {
    onClose();
    onSelect(chosen);
  };
  return (
    <BaseMenu.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={choose}
      className="mt-1 flex border-t border-line pt-1"
    >
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={classNames(
            'flex min-h-11 min-w-11 grow cursor-pointer items-center justify-center rounded-soft px-2 text-small data-checked:font-bold data-checked:underline data-checked:decoration-seal-ink data-checked:decoration-2 data-checked:underline-offset-8 data-unchecked:text-muted',
            HIGHLIGHT,
          )}
        >
          {option.label}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}
