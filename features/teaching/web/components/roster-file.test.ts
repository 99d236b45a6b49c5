// Lists as spreadsheets save them, and what is none.

import { expect, test } from 'vitest';
import { readRosterFile } from './roster-file.ts';

const read = (...bytes: readonly number[]) => readRosterFile(new Blob([new Uint8Array(bytes)]));

test('text is read in the encoding that it was saved in', async () => {
  expect(await readRosterFile(new Blob(['姓名,邮箱']))).toBe('姓名,邮箱');
  expect(await read(0xd0, 0xd5, 0xc3, 0xfb)).toBe('姓名');
  expect(await read(0xff, 0xfe, 0xd3, 0x59)).toBe('姓');
});

test('a picture is no list', async () => {
  expect(await read(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d)).toBeUndefined();
});
