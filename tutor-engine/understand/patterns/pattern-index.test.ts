import { describe, expect, it } from 'vitest';

import { utterance } from '../text/utterance.ts';
import { matchAny } from './match.ts';
import { indexPatterns, mayBeHeard } from './pattern-index.ts';

const ITEMS = [
  { id: 'tea', heard: ['喝*茶', '(绿茶|红茶)'] },
  { id: 'any', heard: ['{hanzi8}'] },
  { id: 'choice', heard: ['(很|)(贵|便宜)'] },
  { id: 'deep', heard: ['(a(b|c)|德)'] },
];
const index = indexPatterns(ITEMS, ({ heard }) => heard);
const idsFor = (text: string) => mayBeHeard(index, utterance(text)).map(({ id }) => id);

describe('what a text may be heard by', () => {
  it.each([
    ['我喝了一杯茶', ['tea', 'any']],
    ['红茶', ['tea', 'any']],
    ['便宜', ['any', 'choice']],
    ['ab', ['any', 'deep']],
    ['火车', ['any']],
  ])('%s', (text, ids) => {
    expect(idsFor(text)).toEqual(ids);
  });

  it('leaves out nothing that fits', () => {
    for (const text of ['我喝绿茶', '很贵', '德', 'ac', '今天我们去公园玩吧'])
      for (const item of ITEMS)
        if (matchAny(item.heard, utterance(text), {}) !== undefined) expect(idsFor(text)).toContain(item.id);
  });
});
