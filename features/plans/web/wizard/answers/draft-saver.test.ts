import { expect, test } from 'vitest';
import { type DraftChange, DraftSaver, type SaveStatus } from './draft-saver.ts';

function start(answers: readonly boolean[]) {
  const sent: DraftChange[] = [];
  const statuses: SaveStatus[] = [];
  const left = [...answers];
  const saver = new DraftSaver({
    send: async (change) => {
      sent.push(change);
      if (left.shift() === false) throw new Error('away');
    },
    onStatus: (status) => statuses.push(status),
  });
  return { saver, sent, statuses };
}

test('answers that were given while nobody listened go together', async () => {
  const { saver, sent, statuses } = start([true]);
  saver.add({ dream: 'a' });
  saver.add({ dream: 'ab', grade: 'adult' });
  expect(await saver.flush()).toBe(true);
  expect(sent).toEqual([{ dream: 'ab', grade: 'adult' }]);
  expect(statuses).toEqual(['saving', 'saved']);
});

test('what the server did not take is kept, and goes with the next answer, the newer one first', async () => {
  const { saver, sent, statuses } = start([false, true]);
  saver.add({ dream: 'a', grade: 'adult' });
  expect(await saver.flush()).toBe(false);
  saver.add({ dream: 'ab' });
  expect(await saver.flush()).toBe(true);
  expect(sent.at(-1)).toEqual({ dream: 'ab', grade: 'adult' });
  expect(statuses).toEqual(['saving', 'unsaved', 'saving', 'saved']);
});

test('two flushes at once send nothing twice', async () => {
  const { saver, sent } = start([true]);
  saver.add({ grade: 'adult' });
  expect(await Promise.all([saver.flush(), saver.flush()])).toEqual([true, true]);
  expect(sent).toHaveLength(1);
});
