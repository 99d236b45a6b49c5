// What a browser keeps of a guest's talk is read back whole, or not at all.

import { describe, expect, it } from 'vitest';
import { type GuestTalk, readGuestTalk, writeGuestTalk } from './guest-talk.ts';

const TALK: GuestTalk = {
  id: '01920000-0000-7000-8000-000000000001',
  tutorId: 'helaoshi',
  language: 'en',
  turns: [
    {
      id: '01920000-0000-7000-8000-000000000002',
      text: '你好！',
      input: 'suggested',
      at: '2026-01-01T00:00:00.000Z',
      hints: [],
      corrections: [],
      understood: null,
      answer: {
        id: '01920000-0000-7000-8000-000000000003',
        text: '你叫什么？',
        translation: { en: 'What is your name?', pt: 'Qual é o seu nome?' },
        hardWords: [],
        teaching: null,
        memory: { asked: 1 },
      },
      progress: { goals: [], ended: false },
      stored: { goals: [], ended: false },
    },
  ],
};

const changed = (change: object) => JSON.stringify({ version: 1, talk: { ...TALK, ...change } });

describe('a guest’s talk', () => {
  it('is read as it was written', () => {
    expect(readGuestTalk(writeGuestTalk(TALK))).toEqual(TALK);
    expect(readGuestTalk(writeGuestTalk({ ...TALK, turns: [] }))).toEqual({ ...TALK, turns: [] });
  });

  it.each([
    ['nothing', null],
    ['cut off', writeGuestTalk(TALK).slice(0, 200)],
    ['another version', JSON.stringify({ version: 0, talk: TALK })],
    ['no talk', JSON.stringify({ version: 1 })],
    ['another language', changed({ language: 'de' })],
    ['turns that are none', changed({ turns: [{ id: 'a', text: 'b' }] })],
    [
      'turns without an answer’s meaning',
      changed({ turns: [{ ...TALK.turns[0], answer: { id: 'a', text: 'b' } }] }),
    ],
    ['turns in another form', changed({ turns: 'none' })],
  ])('is not read from %s', (_, stored) => {
    expect(readGuestTalk(stored)).toBeUndefined();
  });
});
