// The input method of the language core, for what learners send in pinyin; read once for the whole process.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createInputMethod,
  type InputMethod,
  type TransitionData,
} from '../../../chinese/input-method/index.ts';
import { openLexicon } from './lexicon.ts';

const FILE = join(import.meta.dirname, '../../../chinese/data/transitions.json');

let opened: InputMethod | undefined;

/** Throws when the file is missing: that is a broken build. */
export function openInputMethod(): InputMethod {
  // `chinese/build/transitions.ts` wrote it in this shape.
  opened ??= createInputMethod(openLexicon(), JSON.parse(readFileSync(FILE, 'utf8')) as TransitionData);
  return opened;
}
