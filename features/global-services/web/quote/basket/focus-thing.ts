// Where the focus goes once a thing has come back into the basket: to it, and not to the top of the page.

const PLACE = 'data-thing';

/** For the list of things: what is focused of each. */
export const thingPlace = (at: number) => ({ tabIndex: -1, [PLACE]: at });

/** Once it is drawn. */
export const focusThing = (at: number): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(`[${PLACE}="${at}"]`)?.focus());
