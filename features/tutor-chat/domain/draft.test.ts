// The rules of what is being written.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSend, EMPTY_DRAFT, readDraft, roomLeft, writeDraft } from './draft.ts';

describe('a draft', () => {
  it('can be sent when something is in it and it is not too long', () => {
    expect([canSend(' \n'), canSend('好'), canSend('好'.repeat(2000)), canSend('好'.repeat(2001))]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('counts what is left near the end, blanks around it aside', () => {
    expect(roomLeft('好'.repeat(1800))).toBeNull();
    expect(roomLeft(`  ${'好'.repeat(1801)}  `)).toBe(199);
    expect(roomLeft('好'.repeat(2003))).toBe(-3);
  });

  it('is the same after it was stored', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.option(fc.uuid()), (text, sentAs) => {
        expect(readDraft(writeDraft({ text, sentAs }))).toEqual({ text, sentAs });
      }),
    );
  });

  it('is empty where nothing, or something else, was stored', () => {
    for (const stored of [null, '', 'plain', '7', 'null', '{"text":5}', writeDraft(EMPTY_DRAFT)]) {
      expect(readDraft(stored)).toEqual(EMPTY_DRAFT);
    }
  });
});
