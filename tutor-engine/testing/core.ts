// For tests: the language core with its shipped data, loaded once.

import { shippedContent } from '../../content/load.ts';
import { openInputMethod } from '../../kit/server/chinese/input-method.ts';
import { openLexicon } from '../../kit/server/chinese/lexicon.ts';
import type { Core } from '../state/types.ts';

let loaded: Core | undefined;

export function testCore(): Core {
  loaded ??= readCore();
  return loaded;
}

function readCore(): Core {
  const { words, phrasebook, frames } = shippedContent();
  return {
    lexicon: openLexicon(),
    inputMethod: openInputMethod(),
    frames,
    phrases: phrasebook.flatMap(({ phrases }) => phrases),
    glossed: new Map(words.flatMap((file) => file.words.map((word) => [word.zh, word]))),
  };
}
