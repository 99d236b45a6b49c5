import { expect, it } from 'vitest';
import { loadCommonPasswords } from './common-passwords.ts';

const WELL_KNOWN = `
  123456 password qwerty123 iloveyou letmein1 trustno1 1q2w3e4r dragon football monkey sunshine princess superman
  starwars michael jordan23 batman charlie shadow master passw0rd abc123 admin123 zaq12wsx woaini1314 senha123
`;

it.each(WELL_KNOWN.trim().split(/\s+/))('%s is common', async (password) => {
  const isCommon = await loadCommonPasswords();
  expect(isCommon(password)).toBe(true);
  expect(isCommon(password.toUpperCase())).toBe(true);
});

it.each(['hao-tian-qi', '语路语言学习', 'correct horse battery'])('%s is not', async (password) => {
  expect((await loadCommonPasswords())(password)).toBe(false);
});
