import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTurn, type StudyProgress, TURNS_PER_DAY } from './study-progress.ts';

const NOTHING: StudyProgress = { firstTurns: 0, secondTurns: 0, lastTurnAt: null, studiedAt: null };
const START = Date.UTC(2026, 2, 2, 9);
const HOUR = 3600;

/** Turns at these seconds after the start. */
const after = (...seconds: readonly number[]) =>
  seconds.map((each) => new Date(START + each * 1000)).reduce(countTurn, NOTHING);
const day = (from: number, pause = 30) => Array.from({ length: TURNS_PER_DAY }, (_, n) => from + n * pause);

test('two days of talking, 20 hours apart, are a success', () => {
  expect(after(...day(0), ...day(24 * HOUR)).studiedAt).not.toBeNull();
  expect(after(...day(0), ...day(20 * HOUR + 120)).studiedAt).not.toBeNull();
});

test('two days of the calendar that are minutes apart are one', () => {
  expect(after(...day(0), ...day(HOUR), ...day(19 * HOUR)).studiedAt).toBeNull();
});

test('a script that says everything at once has said one thing', () => {
  expect(after(...day(0, 1), ...day(24 * HOUR, 1))).toMatchObject({ firstTurns: 2, studiedAt: null });
});

test('one day alone is not enough, however much is said', () => {
  const said = Array.from({ length: 500 }, (_, n) => n * 60);
  expect(after(...said)).toMatchObject({ firstTurns: TURNS_PER_DAY, secondTurns: 0, studiedAt: null });
});

test('whatever comes when: success needs ten turns, and 20 hours between the fifth and the sixth', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 30 * HOUR }), { maxLength: 60 });
  fc.assert(
    fc.property(pauses, (given) => {
      let [at, state] = [START, NOTHING];
      const counted: number[] = [];
      for (const pause of given) {
        at += pause * 1000;
        const next = countTurn(state, new Date(at));
        if (next !== state) counted.push(at);
        state = next;
      }
      if (state.studiedAt === null) return;
      expect(counted).toHaveLength(2 * TURNS_PER_DAY);
      const [fifth = 0, sixth = 0] = counted.slice(TURNS_PER_DAY - 1);
      expect(sixth - fifth).toBeGreaterThanOrEqual(20 * HOUR * 1000);
    }),
  );
});
