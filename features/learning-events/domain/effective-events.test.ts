import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectiveEvents, happenedAt, type Logged, NO_DEVICE } from './effective-events.ts';

type Event = Logged & { readonly word: string };

const DEVICES = ['a', 'b', NO_DEVICE];

/** What two devices and the server saw; some take back one of the others, or one that never was. */
const histories = fc
  .array(
    fc.record({
      device: fc.nat(2),
      time: fc.nat(40),
      word: fc.constantFrom('长', '面条'),
      undoes: fc.option(fc.nat(30), { freq: 4, nil: null }),
    }),
    { maxLength: 30 },
  )
  .map((told) =>
    told.map(
      ({ device, time, undoes, ...word }, seq): Event => ({
        ...word,
        id: `event-${seq}`,
        deviceId: DEVICES[device] ?? NO_DEVICE,
        deviceSeq: seq,
        happenedAt: new Date(time),
        undoes: undoes === null ? null : `event-${undoes}`,
      }),
    ),
  );

it('any order of arrival, each twice, gives the same events in the same order', () => {
  const shuffled = histories.chain((events) =>
    fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray([...events, ...events], { minLength: 2 * events.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([events, arrived]) => {
      const [one, other] = [effectiveEvents(events), effectiveEvents(arrived)];
      expect(other).toEqual(one);
      expect(effectiveEvents(one)).toEqual(one);
    }),
  );
});

it('what was taken back counts as if it had never been', () => {
  fc.assert(
    fc.property(histories, (events) => {
      const undone = new Set(events.map(({ undoes }) => undoes));
      const never = events.filter(({ id, undoes }) => undoes === null && !undone.has(id));
      expect(effectiveEvents(events)).toEqual(effectiveEvents(never));
    }),
  );
});

describe('the time of a device', () => {
  it.each([
    ['is believed where its clock is right', 900, 1000, 1000, 900],
    ['is believed where its clock is wrong by a minute', 900, 61_000, 1000, 900],
    ['is mended where its clock goes ahead', 3_600_900, 3_601_000, 1000, 900],
    ['is mended where its clock goes behind', 900, 1000, 3_601_000, 3_600_900],
    ['is never later than now', 5000, 1000, 1000, 1000],
    ['is never before there were clocks', -5, 0, 0, 0],
  ])('%s', (_, at, sentAt, now, expected) => expect(happenedAt({ at, sentAt, now })).toBe(expected));
});
