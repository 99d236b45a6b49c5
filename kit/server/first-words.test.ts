import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { FirstWords } from './first-words.ts';

async function watch(firstWords: FirstWords, patienceMs?: number): Promise<() => boolean> {
  let isGone = false;
  void firstWords.gone(patienceMs).then(() => {
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

it('lets go what waits one after the other, and a turn that begins meanwhile before the rest', async () => {
  const firstWords = new FirstWords();
  const first = beginTurn(firstWords);
  const [isGone, isNextGone] = [await watch(firstWords), await watch(firstWords)];
  first.resolve();
  await first.work;
  const next = setImmediate().then(() => beginTurn(firstWords));
  const { work, resolve } = await next;
  expect([isGone(), isNextGone()]).toEqual([true, false]);
  for (let count = 0; count < 3; count += 1) await setImmediate();
  expect(isNextGone()).toBe(false);
  resolve();
  await work;
  await vi.waitFor(() => expect(isNextGone()).toBe(true));
});

it('waits longer for what nobody sees', async () => {
  vi.useFakeTimers();
  const firstWords = new FirstWords();
  const { work, resolve } = beginTurn(firstWords);
  const isGone = await watch(firstWords, 5000);
  await vi.advanceTimersByTimeAsync(4999);
  expect(isGone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isGone()).toBe(true);
  vi.useRealTimers();
  resolve();
  await work;
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
