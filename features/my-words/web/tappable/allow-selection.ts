// Lets a mouse select text that consists of focusable words.

/**
 * Chromium does not extend a selection beyond the focusable element in which it began. So the words inside `root` cannot
 * take focus for as long as the mouse button that has just gone down stays down.
 */
export function allowSelection(root: HTMLElement): void {
  const words = Array.from(root.querySelectorAll('[tabindex]'), (word) => ({
    word,
    value: word.getAttribute('tabindex') ?? '-1',
  }));
  for (const { word } of words) word.removeAttribute('tabindex');
  const restore = () => {
    removeEventListener('pointerup', restore);
    removeEventListener('pointercancel', restore);
    for (const { word, value } of words) word.setAttribute('tabindex', value);
  };
  addEventListener('pointerup', restore);
  addEventListener('pointercancel', restore);
}
