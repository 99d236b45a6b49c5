import { describe, expect, it } from 'vitest';
import { cleanUsername, isUsername } from './username.ts';

describe('a username', () => {
  it.each(['lucas', '小明', 'Lucas小明', 'ming_li-7', 'João', 'まいこtaro', 'иван', 'νίκος', '민수kim'])(
    'is %s',
    (name) => expect(isUsername(cleanUsername(name))).toBe(true),
  );

  it.each([
    'x',
    'a b',
    'a@b',
    '_ming',
    'lucаs (Cyrillic a)',
    'lucаs',
    'аdmin',
    'αdmin',
    'иванν',
    'a'.repeat(31),
    '',
  ])('is not %s', (name) => expect(isUsername(cleanUsername(name))).toBe(false));

  it('is kept in its plain form', () => {
    expect(cleanUsername(' ｌｕｃａｓ ')).toBe('lucas');
    expect(cleanUsername('ﬁne')).toBe('fine');
  });
});
