// Texts of help become blocks.

import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

test('paragraphs, lists and steps stand apart, and links lead to pages of ours only', () => {
  const body =
    'See [Talks](/study), now.\n\n1. One\n2. [Two](/words)\n\n- a\n- b\n\n[x](https://example.org)';
  expect(readBody(body)).toEqual([
    {
      kind: 'text',
      lines: [
        [
          { text: 'See ', to: undefined },
          { text: 'Talks', to: '/study' },
          { text: ', now.', to: undefined },
        ],
      ],
    },
    { kind: 'steps', lines: [[{ text: 'One', to: undefined }], [{ text: 'Two', to: '/words' }]] },
    { kind: 'list', lines: [[{ text: 'a', to: undefined }], [{ text: 'b', to: undefined }]] },
    { kind: 'text', lines: [[{ text: '[x](https://example.org)', to: undefined }]] },
  ]);
});

test('words between two stars are bold', () => {
  expect(readBody('- **Known**: by [cards](/words)')).toEqual([
    {
      kind: 'list',
      lines: [
        [
          { text: 'Known', to: undefined, isBold: true },
          { text: ': by ', to: undefined },
          { text: 'cards', to: '/words' },
        ],
      ],
    },
  ]);
});
