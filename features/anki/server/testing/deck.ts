// A small deck as tests bring it: a word with reviews and a sound, one in traditional characters, one twice, one that is none.

import { readFile, rm } from 'node:fs/promises';
import { buildPackage, type PackageLayout, type PackageParams } from './build-package.ts';

export const AT = new Date('2026-03-01T08:00:00.000Z');
export const LATER = new Date('2026-03-09T08:00:00.000Z');

/** A second of silence, one sample a second. */
export const WAV = Buffer.from(
  '524946462500000057415645666d74201000000001000100010000000100000001000800646174610100000080',
  'hex',
);

export const DECK: Omit<PackageParams, 'layout'> = {
  fieldNames: ['Hanzi', 'Pinyin', 'English', 'Sentence', 'Sound'],
  fronts: ['{{Hanzi}}', '{{English}}'],
  notes: [
    {
      fields: ['你好', 'nǐ hǎo', 'hello', '你好，我是小王。', '[sound:nihao.wav]'],
      reviews: [
        { template: 0, at: AT, ease: 3, ms: 4200 },
        { template: 0, at: LATER, ease: 4, ms: 2000 },
        { template: 1, at: new Date(AT.getTime() + 5), ease: 1, ms: 9000 },
      ],
    },
    { fields: ['銀行', 'yín háng', 'bank', '', ''] },
    { fields: ['你好', 'nǐ hǎo', 'hi', '', ''] },
    { fields: ['no Chinese', '', '', '', ''] },
  ],
  media: new Map([['nihao.wav', WAV]]),
};

/** The bytes of a package. */
export async function packageOf(
  layout: PackageLayout,
  deck: Omit<PackageParams, 'layout'> = DECK,
): Promise<Buffer> {
  const path = await buildPackage({ layout, ...deck });
  const bytes = await readFile(path);
  await rm(path);
  return bytes;
}
