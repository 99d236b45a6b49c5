import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBoosterPack,
  addDownloadedPack,
  addLearningTime,
  applyBoosterPack,
  type ClientState,
  LOGGED_OUT,
  logIn,
  logOut,
  parseClientState,
  removeDownloadedPack,
  resetLearningTime,
} from './client-state.ts';

const used: ClientState = {
  ...LOGGED_OUT,
  isLoggedIn: true,
  role: 'teacher',
  membershipType: 'vip',
  username: '小雨',
  dailyLearningTime: 7.5,
  lastLearningDate: '2026-11-20',
  boosterPacks: 2,
  boosterPacksUsed: 1,
  downloadedPacks: [{ id: 'basic_chinese', downloadedAt: '2026-11-19T08:00:00Z' }],
};

describe('signing in and out', () => {
  it('login sets logged-in, role, membership type and optional username', () => {
    expect(logIn(LOGGED_OUT, { role: 'admin', membershipType: 'vip', username: 'Ana' })).toEqual({
      ...LOGGED_OUT,
      isLoggedIn: true,
      role: 'admin',
      membershipType: 'vip',
      username: 'Ana',
    });
  });

  it('login without a username forgets the one of whoever was here before', () => {
    expect(logIn(used, { role: 'student', membershipType: 'free' })).not.toHaveProperty('username');
  });

  it('logout resets to student, free, zero counters, no packs, no username', () => {
    expect(logOut()).toEqual({
      isLoggedIn: false,
      role: 'student',
      membershipType: 'free',
      dailyLearningTime: 0,
      lastLearningDate: '',
      boosterPacks: 0,
      boosterPacksUsed: 0,
      downloadedPacks: [],
    });
  });
});

describe('learning time', () => {
  it('accumulates on the same day', () => {
    const { dailyLearningTime } = addLearningTime(used, 5, '2026-11-20');
    expect(dailyLearningTime).toBe(12.5);
  });

  it('is replaced by the new amount on another day, and the date is updated', () => {
    expect(addLearningTime(used, 5, '2026-11-21')).toMatchObject({
      dailyLearningTime: 5,
      lastLearningDate: '2026-11-21',
    });
  });

  it('a reset sets zero with today’s date', () => {
    expect(resetLearningTime(used, '2026-11-21')).toMatchObject({
      dailyLearningTime: 0,
      lastLearningDate: '2026-11-21',
    });
  });
});

describe('booster packs', () => {
  it('applying one decreases the owned and increases the used', () => {
    expect(applyBoosterPack(used)).toEqual({
      applied: true,
      state: { ...used, boosterPacks: 1, boosterPacksUsed: 2 },
    });
  });

  it('nothing is applied when none is owned', () => {
    expect(applyBoosterPack(LOGGED_OUT)).toEqual({ applied: false, state: LOGGED_OUT });
  });

  it('however many are added and applied, at most 3 are used and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (steps) => {
        let state = LOGGED_OUT;
        let added = 0;
        for (const isAdding of steps) {
          if (isAdding) added += 1;
          state = isAdding ? addBoosterPack(state) : applyBoosterPack(state).state;
          expect(state.boosterPacksUsed).toBeLessThanOrEqual(3);
          expect(state.boosterPacks + state.boosterPacksUsed).toBe(added);
        }
      }),
    );
  });
});

describe('downloaded packs', () => {
  it('are added with their time and removed by id', () => {
    const pack = { id: 'travel_chinese', downloadedAt: '2026-11-21T09:00:00Z' };
    const both = addDownloadedPack(used, pack);
    expect(both.downloadedPacks).toEqual([...used.downloadedPacks, pack]);
    expect(removeDownloadedPack(both, 'basic_chinese').downloadedPacks).toEqual([pack]);
  });

  it('downloading a pack again keeps one entry with the newer time', () => {
    const again = { id: 'basic_chinese', downloadedAt: '2026-11-22T09:00:00Z' };
    expect(addDownloadedPack(used, again).downloadedPacks).toEqual([again]);
  });
});

describe('parseClientState', () => {
  it('gives back what was stored', () => {
    expect(parseClientState(JSON.parse(JSON.stringify(used)))).toEqual(used);
  });

  it('replaces each broken field by its default and keeps the sound ones', () => {
    const broken = {
      ...used,
      role: 'root',
      membershipType: 1,
      username: {},
      boosterPacks: -4,
      boosterPacksUsed: '3',
      dailyLearningTime: Number.NaN,
      lastLearningDate: 'yesterday',
      downloadedPacks: [null, { id: 7 }, { id: 'a', downloadedAt: 'never' }, ...used.downloadedPacks],
      extra: 'dropped',
    };
    expect(parseClientState(broken)).toEqual({
      ...LOGGED_OUT,
      isLoggedIn: true,
      downloadedPacks: used.downloadedPacks,
    });
  });

  it('takes anything at all without throwing, and its answer is stable', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const state = parseClientState(value);
        expect(parseClientState(state)).toEqual(state);
      }),
    );
  });
});
