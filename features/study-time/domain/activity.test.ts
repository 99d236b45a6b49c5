import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Activity, beaten, isBeatDue, noActivity, tick } from './activity.ts';

/** Uses the page for so many seconds and answers at which of them it beat. */
function use(seconds: number, secondsLeft = 900, isUsed = (_second: number) => true): number[] {
  const beats: number[] = [];
  let activity: Activity = noActivity(0);
  for (let second = 1; second <= seconds; second += 1) {
    activity = tick(activity, second * 1000, isUsed(second));
    if (!isBeatDue(activity, second * 1000, secondsLeft)) continue;
    beats.push(second);
    activity = beaten(activity, second * 1000);
  }
  return beats;
}

it('beats first after the half minute that the server will count, then every 25 seconds', () => {
  expect(use(120)).toEqual([30, 55, 80, 105]);
});

it('does not beat while nobody uses the page, and begins anew after a pause', () => {
  expect(use(200, 900, (second) => second <= 40 || second > 140)).toEqual([30, 160, 185]);
});

it('beats sooner when less is left than lies between two beats', () => {
  expect(use(50, 10)).toEqual([30, 40, 50]);
});

it('takes no sleep of the computer for use', () => {
  const slept = tick(noActivity(0), 8 * 3_600_000, true);
  expect(slept.used).toBe(2000);
  expect(tick(slept, 0, true).used).toBe(2000);
});

it('never beats for more than was used, however timers come', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -1000, max: 90_000 }), fc.boolean())), (moments) => {
      let activity = noActivity(0);
      let now = 0;
      let used = 0;
      let beats = 0;
      for (const [passed, isUsed] of moments) {
        now += passed;
        if (isUsed) used += Math.max(0, passed);
        activity = tick(activity, now, isUsed);
        if (!isBeatDue(activity, now, 900)) continue;
        beats += 1;
        activity = beaten(activity, now);
      }
      expect(beats * 25_000).toBeLessThanOrEqual(used);
    }),
  );
});
