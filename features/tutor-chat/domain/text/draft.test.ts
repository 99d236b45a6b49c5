// The rules of what is being written.

import { describe, expect, it } from 'vitest';
import { canSend, roomLeft, withWordsBack } from './draft.ts';

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

  it('takes words back without losing what is being written', () => {
    expect(withWordsBack('你好', ' ')).toBe('你好');
    expect(withWordsBack('你好', '再见')).toBe('你好\n再见');
  });
});
