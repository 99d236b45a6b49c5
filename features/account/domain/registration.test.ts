import { describe, expect, it } from 'vitest';
import { checkNewPassword, checkRegistration } from './registration.ts';

const form = {
  username: 'xiaoming',
  email: 'ming@example.org',
  password: 'hao-tian-qi',
  repeated: 'hao-tian-qi',
};
const problemOf = (change: Partial<typeof form>) => {
  const result = checkRegistration({ ...form, ...change });
  return result.ok ? undefined : result.error.code;
};

const weaknessOf = (password: string, isCommon?: (password: string) => boolean) => {
  const result = checkNewPassword({ password, repeated: password, known: [] }, isCommon);
  return result.ok ? undefined : result.error.code;
};

describe('a registration', () => {
  it('is accepted when every field holds', () => {
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ username: '小明' })).toBeUndefined();
    expect(problemOf({ username: ' ' }), 'a username can come later').toBeUndefined();
  });

  it('asks to fill in all required fields, spaces alone being none', () => {
    for (const field of ['email', 'password', 'repeated'] as const) {
      expect(problemOf({ [field]: '  ' })).toBe('fields_missing');
    }
  });

  it('says that the passwords do not match before it judges the password', () => {
    expect(problemOf({ password: 'ab', repeated: 'cd' })).toBe('passwords_differ');
  });

  it('needs at least six characters, counted as people count them', () => {
    expect(problemOf({ password: 'ab1!x', repeated: 'ab1!x' })).toBe('password_too_short');
    expect(weaknessOf('😀😀😀')).toBe('password_too_short');
    expect(weaknessOf('语路语言学习')).toBeUndefined();
  });

  it('refuses runs and repetitions', () => {
    for (const password of ['zzzzzz', 'abcdefgh', '987654']) {
      expect(weaknessOf(password)).toBe('password_too_common');
    }
  });

  it('refuses what the list of common passwords holds', () => {
    expect(weaknessOf('qwerty123', (password) => password === 'qwerty123')).toBe('password_too_common');
    expect(weaknessOf('qwerty123')).toBeUndefined();
  });

  it('refuses a password that is the name or the mail address', () => {
    expect(problemOf({ password: 'xiaoming', repeated: 'xiaoming' })).toBe('password_too_common');
    const mail = { email: 'mingming@example.org', password: 'MingMing', repeated: 'MingMing' };
    expect(problemOf(mail)).toBe('password_too_common');
  });

  it('refuses what cannot be a mail address or a username', () => {
    expect(problemOf({ email: 'ming' })).toBe('email_invalid');
    expect(problemOf({ email: 'ming@localhost' })).toBe('email_invalid');
    expect(problemOf({ username: 'a@b' })).toBe('username_invalid');
    expect(problemOf({ username: 'x' })).toBe('username_invalid');
  });
});

describe('a new password', () => {
  it('must be typed twice alike', () => {
    expect(checkNewPassword({ password: 'hao-tian-qi', repeated: '', known: [] })).toMatchObject({
      error: { code: 'fields_missing' },
    });
    expect(checkNewPassword({ password: 'hao-tian-qi', repeated: 'hao-tian-qi', known: [] }).ok).toBe(true);
  });
});
