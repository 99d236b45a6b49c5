// When VIP runs, as the rules say it, on dates that people would check by hand.

import { describe, expect, it } from 'vitest';
import { type Grant, lastEnd, layPeriods, type Span, unusedDays } from './periods.ts';

const ZONE = 'Asia/Shanghai';
const at = (date: string) => new Date(`${date}T04:00:00Z`);
const day = (moment: Date | undefined) => moment?.toISOString().slice(0, 10);

function grant(id: string, date: string, span: Span, takenBack: Grant['takenBack'] = 0): Grant {
  return { id, grantedAt: at(date), span, zone: ZONE, takenBack };
}
const shown = (...grants: Grant[]) => layPeriods(grants).map(({ begin, end }) => `${day(begin)}/${day(end)}`);

describe('an extension', () => {
  it('begins where the running period ends', () => {
    expect(shown(grant('a', '2026-03-10', { months: 1 }), grant('b', '2026-03-20', { months: 3 }))).toEqual([
      '2026-03-10/2026-04-10',
      '2026-04-10/2026-07-10',
    ]);
  });

  it('begins at once when nothing runs', () => {
    expect(shown(grant('a', '2026-03-10', { months: 1 }), grant('b', '2026-05-20', { months: 1 }))).toEqual([
      '2026-03-10/2026-04-10',
      '2026-05-20/2026-06-20',
    ]);
  });

  it('counts months from the first day of the run: 31 January and two single months is 31 March', () => {
    const months = ['a', 'b', 'c'].map((id) => grant(id, '2026-01-31', { months: 1 }));
    expect(shown(...months)).toEqual([
      '2026-01-31/2026-02-28',
      '2026-02-28/2026-03-31',
      '2026-03-31/2026-04-30',
    ]);
  });

  it('counts anew from where days ended', () => {
    const grants = [
      grant('a', '2026-01-31', { months: 1 }),
      grant('b', '2026-02-01', { days: 3 }),
      grant('c', '2026-02-02', { months: 1 }),
    ];
    expect(shown(...grants).at(-1)).toBe('2026-03-03/2026-04-03');
  });
});

describe('what is taken back', () => {
  const running = grant('a', '2026-03-01', { months: 1 });
  const next = grant('b', '2026-03-05', { months: 1 });
  const last = grant('c', '2026-03-06', { days: 3 });

  it('of a period that never begins leaves the rest to follow without it', () => {
    expect(shown(running, { ...next, takenBack: { cutAt: new Date(0), daysBefore: 0 } }, last)).toEqual([
      '2026-03-01/2026-04-01',
      '2026-04-01/2026-04-01',
      '2026-04-01/2026-04-04',
    ]);
  });

  it('of a period that runs draws forward what follows', () => {
    expect(shown({ ...running, takenBack: 10 }, next, last)).toEqual([
      '2026-03-01/2026-03-22',
      '2026-03-22/2026-04-22',
      '2026-04-22/2026-04-25',
    ]);
  });

  it('of a period whose days were all taken before gives none of them back', () => {
    const taken = { cutAt: at('2026-03-20'), daysBefore: 31 };
    expect(shown({ ...running, takenBack: taken }, next)).toEqual([
      '2026-03-01/2026-03-01',
      '2026-03-05/2026-04-05',
    ]);
  });

  it('leaves no end when it was all there was', () => {
    expect(
      lastEnd(layPeriods([{ ...running, takenBack: { cutAt: new Date(0), daysBefore: 0 } }])),
    ).toBeUndefined();
    expect(lastEnd([])).toBeUndefined();
  });
});

describe('unused days', () => {
  const [period] = layPeriods([grant('a', '2026-03-01', { months: 1 })]);
  const unusedOn = (date: string) => period && unusedDays(period, at(date));

  it('are all of a period that has not begun, whole days of one that runs, none of one that is over', () => {
    expect(unusedOn('2026-02-01')).toBe(31);
    expect(unusedOn('2026-03-01')).toBe(31);
    expect(unusedOn('2026-03-02')).toBe(30);
    expect(period && unusedDays(period, new Date('2026-03-02T04:00:01Z'))).toBe(29);
    expect(unusedOn('2026-04-01')).toBe(0);
    expect(unusedOn('2026-05-01')).toBe(0);
  });
});
