import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countModel } from '../../build/grammar-model/count.ts';
import { loadLexicon } from '../../words/index.ts';
import { tokensOf } from '../tokens.ts';
import { likelihood, readModel } from './language-model.ts';
import { pack, unpack } from './packing.ts';

const lexicon = loadLexicon(readFileSync(new URL('../../data/lexicon.bin', import.meta.url)));

test('packed numbers come out as they went in', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 40 })), (numbers) => {
      expect(unpack(pack(numbers))).toEqual(numbers);
    }),
  );
});

test('a clause as it was seen is likelier than its words in another order', () => {
  const seen = ['我在北京学习。', '他在学校学习。', '我在家吃饭。', '我们在公司工作。'];
  const model = readModel(countModel(seen.map((text) => tokensOf(lexicon, text))));
  const of = (text: string) => likelihood(model, tokensOf(lexicon, text));
  expect(of('他在北京学习')).toBeGreaterThan(of('他学习在北京'));
});
