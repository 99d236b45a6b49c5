// What a device keeps for a child: places, a parent's limit, and nothing that somebody else has written there.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilmSummary } from '../film.ts';
import {
  addWatched,
  allowedOn,
  allowMore,
  filmAfter,
  filmsFor,
  isTimeUp,
  NEW_DEVICE,
  parseDeviceState,
  rememberPlace,
  watchedOn,
} from './device-state.ts';
import { askParent, isRightAnswer } from './parent-question.ts';

const title = { zh: '好', en: 'Good', pt: 'Bom' };
const film = (id: string, language: 'zh' | 'en', level: FilmSummary['level'] = 'preschool'): FilmSummary => ({
  id,
  level,
  language,
  title,
  length: 70,
});
const FILMS = [film('a', 'zh'), film('b', 'en'), film('c', 'zh'), film('d', 'zh', 'middle')];
const DAY = '2026-11-23';

describe('the storage', () => {
  it('reads back what it wrote', () => {
    const state = addWatched(
      rememberPlace(
        { ...NEW_DEVICE, isLocked: true, playsOn: true, isSlow: true, limitMinutes: 20 },
        film('a', 'zh'),
        30,
      ),
      DAY,
      12,
    );
    expect(parseDeviceState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('takes anything else as new, part by part', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = parseDeviceState(value);
        expect(parseDeviceState(read)).toEqual(read);
      }),
    );
    expect(parseDeviceState({ level: 'college', limitMinutes: 17, places: { a: -1, b: 'x', c: 9 } })).toEqual(
      {
        ...NEW_DEVICE,
        places: { c: 9 },
      },
    );
  });
});

describe('a place', () => {
  it('is kept where a film was left, and goes when it was seen to its end or only begun', () => {
    const left = rememberPlace(NEW_DEVICE, film('a', 'zh'), 33.7);
    expect(left).toMatchObject({ last: 'a', places: { a: 33 } });
    expect(rememberPlace(left, film('a', 'zh'), 69).places).toEqual({});
    expect(rememberPlace(left, film('a', 'zh'), 2).places).toEqual({});
  });
});

describe('a parent’s limit', () => {
  it('is up when the minutes of this day are watched, and not on another day', () => {
    const limited = { ...NEW_DEVICE, limitMinutes: 10 };
    const almost = addWatched(limited, DAY, 599);
    expect(isTimeUp(almost, DAY)).toBe(false);
    const watched = addWatched(almost, DAY, 1);
    expect(isTimeUp(watched, DAY)).toBe(true);
    expect(isTimeUp(watched, '2026-11-24')).toBe(false);
    expect(isTimeUp(addWatched(NEW_DEVICE, DAY, 90_000), DAY)).toBe(false);
  });

  it('is longer where a parent adds to it, and what was seen stays counted', () => {
    // The film that was on ran 40 seconds over.
    const watched = addWatched({ ...NEW_DEVICE, limitMinutes: 10 }, DAY, 640);
    const longer = allowMore(watched, DAY, 10);
    expect([watchedOn(longer, DAY), allowedOn(longer, DAY)]).toEqual([640, 1240]);
    expect(isTimeUp(addWatched(longer, DAY, 599), DAY)).toBe(false);
    const again = addWatched(longer, DAY, 600);
    expect(isTimeUp(again, DAY)).toBe(true);
    expect(allowedOn(allowMore(again, DAY, 20), DAY)).toBe(2440);
    // The next day begins with the limit alone.
    expect(allowedOn(again, '2026-11-24')).toBe(600);
    expect(allowedOn({ ...again, limitMinutes: 0 }, DAY)).toBeUndefined();
    expect(parseDeviceState(JSON.parse(JSON.stringify(again)))).toEqual(again);
  });

  it('leaves one more film to its end, and not a second one', () => {
    const watched = addWatched({ ...NEW_DEVICE, limitMinutes: 10 }, DAY, 640);
    const longer = allowMore(watched, DAY, 'film');
    expect(isTimeUp(addWatched(longer, DAY, 20), DAY)).toBe(false);
    expect(isTimeUp(addWatched(longer, DAY, 60), DAY)).toBe(true);
  });

  it('is opened by a sum that only its answer solves', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.integer({ min: 0, max: 400 }),
        (dice, typed) => {
          const question = askParent(() => dice);
          const product = question.left * question.right;
          expect(isRightAnswer(question, ` ${product} `)).toBe(true);
          expect(isRightAnswer(question, String(typed))).toBe(typed === product);
          expect(question.left).toBeGreaterThan(10);
        },
      ),
    );
    expect(isRightAnswer({ left: 12, right: 3 }, '')).toBe(false);
    expect(isRightAnswer({ left: 12, right: 3 }, '36.0')).toBe(false);
  });
});

describe('the list', () => {
  it('holds the films of a level and language', () => {
    expect(filmsFor(FILMS, { level: 'preschool', filter: 'zh' }).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('goes on with the next of the same list, and round at its end', () => {
    expect(filmAfter(FILMS, 'a', 'zh')?.id).toBe('c');
    expect(filmAfter(FILMS, 'c', 'zh')?.id).toBe('a');
    // Whose filter is open stays with the language of the film.
    expect(filmAfter(FILMS, 'c', 'all')?.id).toBe('a');
    expect(filmAfter(FILMS, 'b', 'all')?.id).toBe('b');
    expect(filmAfter(FILMS, 'b', 'zh')?.id).toBe('a');
    expect(filmAfter(FILMS, 'd', 'all')?.id).toBe('d');
  });
});
