// Work waits for a person, is done once, and not at all when it is called off.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('does the work once, at the first sign of use', () => {
  const work = vi.fn<() => void>();
  onFirstUse(work);
  page.dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pointermove'));
  page.dispatchEvent(new Event('keydown'));
  page.dispatchEvent(new Event('pointermove'));
  expect(work).toHaveBeenCalledTimes(1);
});

it('does nothing once it is called off', () => {
  const work = vi.fn<() => void>();
  onFirstUse(work)();
  page.dispatchEvent(new Event('click'));
  expect(work).not.toHaveBeenCalled();
});
