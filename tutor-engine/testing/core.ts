// For tests: the language core with its shipped data, loaded once.

import { loadContent } from '../../content/load.ts';
import { openInputMethod } from '../../kit/server/chinese/input-method.ts';
import { openLexicon } from '../../kit/server/chinese/lexicon.ts';
import type { Core } from '../types.ts';

let loaded: Core | undefined;

export function testCore(): Core {
  loaded ??= {
    lexicon: openLexicon(),
    inputMethod: openInputMethod(),
    glossed: new Map(loadContent().words.flatMap(({ words }) => words.map((word) => [word.zh, word]))),
  };
  return loaded;
}
