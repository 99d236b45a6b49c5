/**
 * Makes `chinese/data/grammar-model.json`: counts rows of words in our own texts, and sets the threshold of each point
 * so that right text passes. `node chinese/build/grammar-model/train.ts [folder of the tuning data]`; equal inputs give
 * equal bytes.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { tokensOf } from '../../grammar/tokens.ts';
import { loadLexicon } from '../../words/index.ts';
import { ownTexts } from './corpus.ts';
import { countModel } from './count.ts';
import { thresholdsFor } from './thresholds.ts';

const FILE = new URL('../../data/grammar-model.json', import.meta.url);
const lexicon = loadLexicon(readFileSync(new URL('../../data/lexicon.bin', import.meta.url)));
const texts = ownTexts();
const model = countModel(texts.map((text) => tokensOf(lexicon, text)));
const thresholds = thresholdsFor(lexicon, texts, process.argv[2]);
writeFileSync(FILE, `${JSON.stringify({ ...model, thresholds })}\n`);
