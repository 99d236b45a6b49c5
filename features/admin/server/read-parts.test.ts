import { expect, test } from 'vitest';
import { createLog } from '../../../kit/server/log.ts';
import { readParts } from './read-parts.ts';

const log = createLog('silent');
const part = (name: string, read: () => Promise<string>) => ({
  name,
  titles: { zh: '甲', en: name, pt: name },
  read,
});

test('a part that fails takes no other with it, and all stand in their order', async () => {
  const parts = [
    part('one', async () => '1'),
    part('two', async () => Promise.reject(new Error('broken'))),
    part('three', async () => '3'),
  ];
  expect(await readParts(parts, { locale: 'en' }, { log })).toEqual([
    { name: 'one', title: 'one', content: '1' },
    { name: 'two', title: 'two', content: null },
    { name: 'three', title: 'three', content: '3' },
  ]);
});

test('a part that never answers is given up, in the reader’s language', async () => {
  const parts = [part('slow', () => new Promise<string>(() => {}))];
  expect(await readParts(parts, { locale: 'zh' }, { log, patienceMs: 10 })).toEqual([
    { name: 'slow', title: '甲', content: null },
  ]);
});
