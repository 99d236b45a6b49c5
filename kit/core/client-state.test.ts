import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClientState, LOGGED_OUT, logIn, logOut, parseClientState } from './client-state.ts';

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

  it('logout resets to student, free, zero counters, no username', () => {
    expect(logOut()).toEqual({
      isLoggedIn: false,
      role: 'student',
      membershipType: 'free',
      dailyLearningTime: 0,
      lastLearningDate: '',
      boosterPacks: 0,
      boosterPacksUsed: 0,
    });
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
      extra: 'dropped',
    };
    expect(parseClientState(broken)).toEqual({ ...LOGGED_OUT, isLoggedIn: true });
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
