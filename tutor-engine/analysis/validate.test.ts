// Answers of any speaker are held to the level of the learner.

import { describe, expect, it } from 'vitest';
import type { Setting } from '../state/types.ts';
import { testCore } from '../testing/core.ts';
import { taughtIn, validate } from './validate.ts';

describe('an answer', () => {
  it.each([
    ['beginner', '你好，你想吃什么？'],
    ['intermediate', '我们坐地铁去公园吧，今天天气很好。'],
    ['advanced', '你觉得这个现象说明了什么问题？'],
  ] as const)('for %s passes: %s', (level, text) => {
    expect(validate(testCore(), text, level)).toMatchObject({ share: 0, hard: [] });
  });

  it('beyond the level names its hard words, with their glosses where they are known', () => {
    const lookup = (zh: string) => (zh === '抱怨' ? { zh, en: 'complain', pt: 'reclamar' } : undefined);
    const found = validate(testCore(), '与其抱怨，不如我们改变现状。', 'beginner', new Set(), lookup);
    expect(found.share).toBeGreaterThan(0.05);
    expect(found.hard).toContainEqual({ zh: '抱怨', gloss: { en: 'complain', pt: 'reclamar' } });
  });

  it('may use what the learner has been taught', () => {
    const text = '我要一份糖醋排骨。';
    const hard = validate(testCore(), text, 'beginner').hard.map(({ zh }) => zh);
    expect(hard).not.toEqual([]);
    expect(validate(testCore(), text, 'beginner', new Set(hard)).hard).toEqual([]);
  });

  it('of no words is within every level', () => {
    expect(validate(testCore(), 'OK, 123!', 'preschool')).toEqual({ share: 0, hard: [] });
  });
});

it('a play teaches the words of the talk at whose level it is played, whoever played it before', () => {
  const play = { words: {} };
  const wordsOf = (useful: readonly string[]) => {
    const talk = { words: { useful: useful.map((zh) => ({ zh, also: [] })) } };
    const situation = { kind: 'play', talk, play, targetWords: [] };
    return taughtIn({ situation } as unknown as Pick<Setting, 'situation'>); // All that is read of a situation.
  };
  expect(wordsOf(['着急'])).toContain('着急');
  expect(wordsOf([])).not.toContain('着急');
});
