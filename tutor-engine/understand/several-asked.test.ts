// Two things asked of the language in one message.

import { expect, it } from 'vitest';
import { severalAsked } from './several-asked.ts';

it.each([
  ['Como se diz bola e como se diz gol?', ['bola', 'gol']],
  ['como se diz “garfo” e “faca”?', ['garfo', 'faca']],
  ['how do you say fork? and knife?', ['fork', 'knife']],
  ['como se diz bolo, e o que quer dizer 奶奶?', ['bolo', '奶奶']],
])('%s', (text, wanted) => {
  const found = severalAsked(text).map((one) => ('of' in one ? one.of : one.kind));
  expect(found).toEqual(wanted);
});

it.each(['How do you say fork? And you?', '我喜欢猫。你呢？', 'how do you say fork?'])(
  '%s asks one thing at most',
  (text) => {
    expect(severalAsked(text).length).toBeLessThan(2);
  },
);
