// A call that needs the password again is made once more after the question, and only then.

import { expect, test } from 'vitest';
import { provideReauthentication, withReauthentication } from './reauthentication.ts';

const NEEDED = new Error('needed');
const isNeeded = (error: unknown) => error === NEEDED;

/** A call that is refused until somebody has said yes. */
function guarded(answer: boolean) {
  let isProven = false;
  let asked = 0;
  const stop = provideReauthentication(async () => {
    asked += 1;
    isProven = answer;
    return answer;
  });
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (!isProven) throw NEEDED;
    return 'done';
  };
  return { call, stop, counts: () => ({ asked, calls }) };
}

test('the call is made again after the password', async () => {
  const { call, stop, counts } = guarded(true);
  expect(await withReauthentication(call, isNeeded)).toBe('done');
  expect(counts()).toEqual({ asked: 1, calls: 2 });
  stop();
});

test('who would rather not gets the refusal, and nothing was done', async () => {
  const { call, stop, counts } = guarded(false);
  await expect(withReauthentication(call, isNeeded)).rejects.toBe(NEEDED);
  expect(counts()).toEqual({ asked: 1, calls: 1 });
  stop();
});

test('two calls at the same time ask once', async () => {
  const { call, stop, counts } = guarded(true);
  await Promise.all([withReauthentication(call, isNeeded), withReauthentication(call, isNeeded)]);
  expect(counts()).toEqual({ asked: 1, calls: 4 });
  stop();
});

test('another failure asks nobody, and without a page there is nobody to ask', async () => {
  const { call, stop, counts } = guarded(true);
  const failed = () => Promise.reject(new Error('other'));
  await expect(withReauthentication(failed, isNeeded)).rejects.toThrow('other');
  stop();
  await expect(withReauthentication(call, isNeeded)).rejects.toBe(NEEDED);
  expect(counts().asked).toBe(0);
});
