// A person who studies, over HTTP: a session, its cards, answers as a page tells of them.

import { randomUUID } from 'node:crypto';
import type { TestPerson } from './people.ts';

export const SKILLS = ['recognise', 'recall', 'tone'];
export type TestCard = { word: string; reading: string; skill: string; reason: string; isNewWord: boolean };

export const begin = async (person: TestPerson, id: string = randomUUID()): Promise<string> =>
  (await person.call('PUT', `/study/sessions/${id}`)).body.id;
export const next = async (person: TestPerson, id: string, more: object = {}) =>
  (await person.call('POST', `/study/sessions/${id}/next`, { skills: SKILLS, ...more })).body;
export const today = async (person: TestPerson) => (await person.call('GET', '/study/today')).body;

let seq = 0;
/** An answer as a page tells of it. */
export function answerTo({ word, reading, skill }: TestCard, sourceId: string, more: object = {}) {
  seq += 1;
  return {
    id: randomUUID(),
    skill,
    item: { kind: 'word', key: word, reading },
    outcome: 'right',
    aided: 'none',
    answer: word,
    tookMs: 3000,
    source: 'review',
    sourceId,
    partId: 'choose',
    seq,
    at: new Date().toISOString(),
    ...more,
  };
}
export const tell = async (person: TestPerson, events: readonly object[], deviceId = randomUUID()) =>
  person.call('POST', '/learning-events', { deviceId, sentAt: new Date().toISOString(), events });
