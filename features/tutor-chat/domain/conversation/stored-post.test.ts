// Words on their way survive a reload, and nothing else in the storage passes for them.

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INPUTS } from '../limits.ts';
import { readPost, UNCONFIRMED, writePost } from './stored-post.ts';

const AT = '2026-11-20T08:00:00.000Z';

describe('words on their way', () => {
  it('come back as unsent, with the same id and the message they replace', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.string(),
        fc.constantFrom(...INPUTS),
        fc.option(fc.uuid()),
        (id, text, input, replaces) => {
          const post = { kind: 'post', id, text, input, replaces, at: AT, problem: null } as const;
          expect(readPost(writePost(post))).toEqual({ ...post, problem: { code: UNCONFIRMED, until: null } });
        },
      ),
    );
  });

  it('come back as waiting for study time when they were refused for want of it', () => {
    const problem = { code: 'STUDY_TIME_OVER', until: null };
    const post = {
      kind: 'post',
      id: 'q1',
      text: '你好',
      input: 'typed',
      replaces: null,
      at: AT,
      problem,
    } as const;
    expect(readPost(writePost(post))).toEqual(post);
  });

  it('are not there where nothing, a retry, or something else was stored', () => {
    expect(writePost({ kind: 'retry', messageId: 'q1', problem: null })).toBe('');
    for (const stored of [null, '', '7', 'null', '{}', '{"id":1,"text":"a","at":"b","replaces":null}']) {
      expect(readPost(stored)).toBeNull();
    }
  });
});
