import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { FirstWords } from './first-words.ts';

async function watch(firstWords: FirstWords): Promise<() => boolean> {
  let isGone = false;
  void firstWords.gone().then(() => {
    isGone = true;
  });
  await Promise.resolve();
  return () => isGone;
}

function beginTurn(firstWords: FirstWords) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: firstWords.before(() => promise), resolve, reject };
}

it('waits for nothing while no turn begins', async () => {
  expect((await watch(new FirstWords()))()).toBe(true);
});

it('waits until the last of several turns has begun, whether or not it could', async () => {
  const firstWords = new FirstWords();
  const [first, second] = [beginTurn(firstWords), beginTurn(firstWords)];
  const isGone = await watch(firstWords);
  first.reject(new Error('the talk is full'));
  await expect(first.work).rejects.toThrow('full');
  expect(isGone()).toBe(false);
  second.resolve();
  await second.work;
  await vi.waitFor(() => expect(isGone()).toBe(true));
});

it('lets nothing go before a turn that has begun and is decided next', async () => {
  const firstWords = new FirstWords();
  const stored = beginTurn(firstWords);
  const isGone = await watch(firstWords);
  stored.resolve();
  await stored.work;
  const decided = beginTurn(firstWords);
  await setImmediate();
  await setImmediate();
  expect(isGone()).toBe(false);
  decided.resolve();
  await decided.work;
  await vi.waitFor(() => expect(isGone()).toBe(true));
});

it('waits no longer than 600 ms', async () => {
  vi.useFakeTimers();
  const firstWords = new FirstWords();
  const { work, resolve } = beginTurn(firstWords);
  const isGone = await watch(firstWords);
  await vi.advanceTimersByTimeAsync(599);
  expect(isGone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isGone()).toBe(true);
  vi.useRealTimers();
  resolve();
  await work;
});
