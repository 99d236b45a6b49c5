// Which keys are the page's own, and which belong to what is being typed, to an open dialog, or to nobody.

import { shortcutsAreOn } from './shortcuts-setting.ts';

/** On a field: while it is empty, signs and digits are the page's. */
export const GIVES_KEYS = { 'data-gives-keys': '' } as const;

/** A box that is ticked takes no letters. */
const TYPED = 'input:not([type="checkbox"], [type="radio"])';

/** Single keys are the page's where nobody types, while they are turned on. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return shortcutsAreOn();
  const isTyping = target.closest(`${TYPED}, textarea, select, [contenteditable]`) !== null;
  if (isTyping && !(givesKeys(target) && !/^\p{L}$/u.test(event.key))) return false;
  return target.closest('dialog, [role="menu"]') === null && shortcutsAreOn();
}

function givesKeys(target: HTMLElement): boolean {
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  return isField && 'givesKeys' in target.dataset && target.value === '';
}

/** A keyboard is likely there: the pointer is a mouse. On a touch screen digits are typed by a finger and mean themselves. */
export const hasKeyboard = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
