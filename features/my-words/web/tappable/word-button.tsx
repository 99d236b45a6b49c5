// A word that stands by itself, in a list or among hits: a button that opens its card.

import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { WordTarget } from '../words/word-target.ts';
import { loadCard, needed, OpenCard } from './open-card.tsx';

type WordButtonProps = {
  readonly target: WordTarget;
  readonly className?: string;
  readonly children: ReactNode;
};

export function WordButton({ target, className, children }: WordButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const anchor = useCallback(() => button.current, []);
  const show = () => {
    // The tap that closed the card by being elsewhere than in it does not open it again.
    const closes = wasOpen.current;
    wasOpen.current = false;
    if (closes) return;
    setOpen(true);
    void needed(loadCard).then((isThere) => isThere || setOpen(false));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={className}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={show}
      >
        {children}
      </button>
      {isOpen ? <OpenCard target={target} anchor={anchor} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
