// Each picture of the help is there in all languages and themes, light enough for a phone, and none is left over.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LOCALES } from '../../kit/core/locale.ts';
import { SHOTS } from './shots.ts';

const FOLDER = join(import.meta.dirname, '../../features/help/pictures');
/** What is lighter shows a page that had not come yet. */
const [LIGHTEST, HEAVIEST] = [5 * 1024, 48 * 1024] as const;
const files = readdirSync(FOLDER);

test('every picture is there in three languages and two themes, and no other', () => {
  const wanted = SHOTS.flatMap(({ topic }) =>
    LOCALES.flatMap((locale) => ['dark', 'light'].map((theme) => `${topic}.${locale}.${theme}.webp`)),
  );
  expect(files.toSorted()).toEqual(wanted.toSorted());
});

test.each(files)('%s is a WebP that a phone fetches at once', (file) => {
  const { size } = statSync(join(FOLDER, file));
  expect(size).toBeGreaterThan(LIGHTEST);
  expect(size).toBeLessThan(HEAVIEST);
});
