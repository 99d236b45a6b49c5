// The keyboard in a talk: Escape stops an answer, leaves a change or closes a hint, `/` goes to the field, `!` to the latest
// correction, and whoever has a keyboard can type at once.

import { type RefObject, useEffect } from 'react';
import { hasKeyboard, isPageKey } from '../../../../kit/web/shortcuts/page-keys.ts';
import type { Writing } from './use-composer.ts';
import type { Hint } from './use-hint.ts';
import { useLatest } from './use-latest.ts';

type TalkKeysOptions = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly writing: Writing;
  readonly hint: Pick<Hint, 'shown' | 'close'>;
  readonly isAsking: boolean;
  readonly stop: () => void;
};

export function useTalkKeys({ field, writing, hint, isAsking, stop }: TalkKeysOptions): void {
  // What had the focus goes away: whoever typed goes on typing.
  const leave = (close: () => void) => {
    close();
    field.current?.focus();
  };
  const onKeyDown = useLatest((event: KeyboardEvent) => {
    if (event.key === '/' && event.target !== field.current && isPageKey(event)) {
      event.preventDefault();
      field.current?.focus();
      return;
    }
    if (event.key === '!' && isPageKey(event)) {
      if (openLatestCorrection()) event.preventDefault();
      return;
    }
    // An open dialog or menu, and an input method, have Escape for themselves.
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector('dialog[open], [role="menu"]')) return;
    if (isAsking) stop();
    else if (writing.editing) leave(writing.cancelEdit);
    else if (hint.shown) leave(hint.close);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
  useEffect(() => {
    // On a touch screen this would open the keyboard over what the learner came to read.
    if (hasKeyboard()) field.current?.focus();
  }, [field]);
}

/** Opens it and goes to it; false where there is none. */
function openLatestCorrection(): boolean {
  const latest = Array.from(document.querySelectorAll<HTMLDetailsElement>('details[data-corrections]')).at(
    -1,
  );
  if (!latest) return false;
  latest.open = true;
  latest.querySelector('summary')?.focus({ preventScroll: true });
  // Opening it made the list longer, which holds its own place first.
  requestAnimationFrame(() => latest.scrollIntoView({ block: 'center' }));
  return true;
}
