import { describe, expect, it } from 'vitest';
import { learningToStore, NOT_LEARNING, setPremium, toggleOffline } from './learning.ts';

describe('learning', () => {
  it('offline mode can be toggled and is never stored as true', () => {
    const offline = toggleOffline(NOT_LEARNING);
    expect(offline.offline).toBe(true);
    expect(learningToStore(offline).offline).toBe(false);
    expect(toggleOffline(offline)).toEqual(NOT_LEARNING);
  });

  it('the premium flag can be set and is stored with the lesson', () => {
    const learning = { ...setPremium(NOT_LEARNING, true), currentLesson: 'ordering-noodles' };
    expect(learningToStore(learning)).toEqual(learning);
  });
});
