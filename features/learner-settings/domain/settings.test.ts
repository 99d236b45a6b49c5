// How settings are read from storage, changed, and sent.

import { describe, expect, test } from 'vitest';
import {
  afterSending,
  changeSettings,
  effectiveSettings,
  hasChosen,
  hasPinyin,
  NOTHING_CHOSEN,
  parseLearnerSettings,
  parseSettingsChange,
  pinyinSwitched,
} from './index.ts';

describe('stored settings', () => {
  test('are read field by field; what is unknown counts as not chosen', () => {
    expect(parseLearnerSettings({ level: 'zero', reason: 'travel', minutesADay: 10, extra: 1 })).toEqual({
      ...NOTHING_CHOSEN,
      level: 'zero',
      reason: 'travel',
      minutesADay: 10,
    });
    expect(parseLearnerSettings({ level: 'preschool', minutesADay: 7, pinyin: true })).toEqual(
      NOTHING_CHOSEN,
    );
    for (const broken of [null, undefined, 'x', 3, []])
      expect(parseLearnerSettings(broken)).toEqual(NOTHING_CHOSEN);
  });

  test('a stored change holds only what it names, an undone choice included', () => {
    expect(parseSettingsChange({ pinyin: 'off', reason: null })).toEqual({ pinyin: 'off', reason: null });
    expect(parseSettingsChange(null)).toEqual({});
  });

  test('count as chosen when one of them is', () => {
    expect(hasChosen(NOTHING_CHOSEN)).toBe(false);
    expect(hasChosen({ ...NOTHING_CHOSEN, translation: 'shown' })).toBe(true);
  });
});

describe('a change', () => {
  test('leaves what it does not name', () => {
    const before = { ...NOTHING_CHOSEN, level: 'beginner', pinyin: 'off' } as const;
    expect(changeSettings(before, { pinyin: null, reason: undefined })).toEqual({ ...before, pinyin: null });
  });

  test('that was made again while one was being sent is sent next', () => {
    expect(afterSending({ pinyin: 'off', level: 'zero' }, { pinyin: 'all', level: 'zero' })).toEqual({
      pinyin: 'off',
    });
    expect(afterSending({ pinyin: 'off' }, { pinyin: 'off' })).toEqual({});
  });
});

describe('reading aids', () => {
  const of = (level: 'zero' | 'beginner' | 'intermediate' | 'advanced' | null, locale: 'zh' | 'en') => {
    const { pinyin, translation } = effectiveSettings({ ...NOTHING_CHOSEN, level }, locale);
    return [pinyin, translation];
  };

  test('follow from the level', () => {
    expect(of('zero', 'zh')).toEqual(['all', 'shown']);
    expect(of('beginner', 'en')).toEqual(['all', 'shown']);
    expect(of('intermediate', 'en')).toEqual(['new', 'on_tap']);
    expect(of('advanced', 'en')).toEqual(['off', 'on_tap']);
  });

  test('without a level stand where the interface is not Chinese', () => {
    expect(of(null, 'zh')).toEqual(['off', 'on_tap']);
    expect(of(null, 'en')).toEqual(['all', 'shown']);
  });

  test('are as chosen, whatever the level', () => {
    const chosen = { ...NOTHING_CHOSEN, level: 'zero', pinyin: 'off', explanationLanguage: 'pt' } as const;
    expect(effectiveSettings(chosen, 'en')).toMatchObject({
      pinyin: 'off',
      translation: 'shown',
      explanationLanguage: 'pt',
    });
    expect(effectiveSettings(NOTHING_CHOSEN, 'en').explanationLanguage).toBe('en');
  });

  test('of a switch come back as the level suggests them', () => {
    const intermediate = { ...NOTHING_CHOSEN, level: 'intermediate', pinyin: 'off' } as const;
    expect(pinyinSwitched(intermediate, 'en', true)).toBeNull();
    expect(pinyinSwitched(intermediate, 'en', false)).toBe('off');
    expect(pinyinSwitched({ ...intermediate, level: 'advanced' }, 'en', true)).toBe('all');
  });

  test('above new words leave out those of the level', () => {
    const settings = { pinyin: 'new', level: 'beginner' } as const;
    expect([1, 2, undefined].map((band) => hasPinyin(settings, band))).toEqual([false, true, true]);
    expect(hasPinyin({ pinyin: 'all', level: 'advanced' }, 1)).toBe(true);
    expect(hasPinyin({ pinyin: 'off', level: 'zero' }, undefined)).toBe(false);
  });
});
