import { describe, expect, it } from 'vitest';
import { setBoosterPacks, setLearningTime } from './client-counts.ts';
import { type ClientState, LOGGED_OUT } from './client-state.ts';

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
};

describe('what the server has counted', () => {
  it('replaces the minutes and the date', () => {
    expect(setLearningTime(used, 5, '2026-11-21')).toEqual({
      ...used,
      dailyLearningTime: 5,
      lastLearningDate: '2026-11-21',
    });
  });

  it('is not kept once nobody is signed in any more', () => {
    expect(setLearningTime(LOGGED_OUT, 5, '2026-11-21')).toEqual(LOGGED_OUT);
    expect(setBoosterPacks(LOGGED_OUT, 4, 1)).toEqual(LOGGED_OUT);
  });

  it('replaces the booster packs owned, and those used where they are known', () => {
    expect(setBoosterPacks(used, 4)).toEqual({ ...used, boosterPacks: 4 });
    expect(setBoosterPacks(used, 4, 0)).toEqual({ ...used, boosterPacks: 4, boosterPacksUsed: 0 });
  });
});
