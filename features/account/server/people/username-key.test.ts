import { describe, expect, it } from 'vitest';
import { isReservedUsername, usernameKey } from './username-key.ts';

describe('the key of a username', () => {
  it.each(['LUCAS', 'ｌｕｃａｓ', 'lucаs', 'luсas', '1ucas', 'Iucas', 'ӏucas'])(
    'of %s is that of lucas',
    (alike) => {
      expect(usernameKey(alike)).toBe(usernameKey('lucas'));
    },
  );

  it('differs where names differ for the eye', () => {
    const names = ['lucas', 'lukas', 'lucas2', '小明', '小朋', 'joão', 'joao'];
    expect(new Set(names.map(usernameKey)).size).toBe(names.length);
  });
});

describe('reserved usernames', () => {
  it.each([
    'admin',
    'Admin',
    'аdmin',
    'ADMIN1',
    'ad.min',
    'yulu',
    'Yulu_Support',
    'root',
    'support',
    'no-reply',
    '管理员',
  ])('holds %s', (name) => expect(isReservedUsername(name)).toBe(true));

  it.each(['lucas', 'adminha', 'roots', 'supporter', '小明', 'userland'])('does not hold %s', (name) =>
    expect(isReservedUsername(name)).toBe(false),
  );
});
