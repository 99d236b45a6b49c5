import { describe, expect, it } from 'vitest';
import { findMissing, findPasswordProblems, findRegistrationProblems } from './form-problems.ts';
import { checkRegistration } from './registration.ts';

const good = {
  username: 'lina',
  email: 'lina@example.org',
  password: 'hao-tian-qi',
  repeated: 'hao-tian-qi',
};

describe('problems of a registration by field', () => {
  it('finds none in a good one', () => {
    expect(findRegistrationProblems(good)).toEqual({});
  });

  it('names every field that is wrong, at once', () => {
    const form = { username: '!', email: 'nobody', password: '12345', repeated: '12345' };
    expect(findRegistrationProblems(form)).toEqual({
      username: 'username_invalid',
      email: 'email_invalid',
      password: 'password_too_short',
    });
  });

  it('names every required field that is empty, and says nothing else of it', () => {
    expect(findRegistrationProblems({ username: ' ', email: '', password: '', repeated: '' })).toEqual({
      email: 'fields_missing',
      password: 'fields_missing',
      repeated: 'fields_missing',
    });
  });

  it('puts a difference on the second password', () => {
    expect(findPasswordProblems({ password: 'hao-tian-qi', repeated: 'hao', known: [] })).toEqual({
      repeated: 'passwords_differ',
    });
  });

  it('says of a password that it is too short together with what else is wrong', () => {
    expect(findPasswordProblems({ password: 'hao', repeated: 'tian', known: [] })).toEqual({
      password: 'password_too_short',
      repeated: 'passwords_differ',
    });
    expect(findPasswordProblems({ password: 'hao', repeated: '', known: [] })).toEqual({
      password: 'password_too_short',
      repeated: 'fields_missing',
    });
  });

  it('agrees with the server’s check whether a form is good', () => {
    const values = ['', ' ', 'a', 'lina', 'a@b.cn', '123456', 'hao-tian-qi'];
    for (const username of values)
      for (const email of values)
        for (const password of values)
          for (const repeated of values) {
            const form = { username, email, password, repeated };
            const isGood = Object.keys(findRegistrationProblems(form)).length === 0;
            expect(isGood, JSON.stringify(form)).toBe(checkRegistration(form).ok);
          }
  });
});

describe('required fields', () => {
  it('are missing when they hold nothing but blanks', () => {
    expect(findMissing({ identifier: '\t', password: 'x' })).toEqual({ identifier: 'fields_missing' });
  });
});
