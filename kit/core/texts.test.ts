import { describe, expect, it } from 'vitest';
import { fillText, findText, writeMomentIn } from './texts.ts';

const tree = {
  greeting: 'Hello {{name}}, {{name}}!',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  nested: { deep: 'found' },
};

describe('findText', () => {
  it('fills every placeholder and leaves an unknown one visible', () => {
    expect(findText(tree, 'greeting', 'en', { name: '李雷' })).toBe('Hello 李雷, 李雷!');
    expect(findText(tree, 'greeting', 'en')).toBe('Hello {{name}}, {{name}}!');
  });

  it('chooses the plural as the language counts', () => {
    expect(findText(tree, 'days', 'en', { count: 1 })).toBe('1 day');
    expect(findText(tree, 'days', 'en', { count: 0 })).toBe('0 days');
    expect(findText(tree, 'days', 'pt', { count: 0 })).toBe('0 days');
    expect(findText(tree, 'days', 'pt', { count: 1_000_000 })).toBe('1.000.000 days');
    expect(findText(tree, 'days', 'zh', { count: 1 })).toBe('1 days');
  });

  it('finds nested texts, and never a branch, a missing key or what every object inherits', () => {
    expect(findText(tree, 'nested.deep', 'zh')).toBe('found');
    for (const key of ['nested', 'nested.none', 'greeting.x', 'toString', 'nested.constructor']) {
      expect(findText(tree, key, 'zh')).toBeUndefined();
    }
  });

  it('does not read replacement patterns in values', () => {
    expect(findText(tree, 'greeting', 'en', { name: '$& {{name}}' })).toBe('Hello $& {{name}}, $& {{name}}!');
  });
});

describe('fillText', () => {
  it('fills each placeholder as it stands, and leaves an unknown one visible', () => {
    expect(fillText('{{name}} 有 {{ n }} 个，{{other}}', { name: '小明', n: '3' })).toBe(
      '小明 有 3 个，{{other}}',
    );
  });
});

it('a moment stands in the zone of its reader, which is said', () => {
  const at = new Date('2027-03-05T22:30:00Z');
  expect(writeMomentIn(at, 'en', 'Europe/Madrid')).toBe('5 March 2027 at 23:30 (GMT+1)');
  expect(writeMomentIn(at, 'zh', 'Asia/Tokyo')).toMatch(/^2027年3月6日.*07:30 \(GMT\+9\)$/);
  expect(writeMomentIn(at, 'pt', 'UTC')).toMatch(/22:30 \(UTC\)$/);
});
