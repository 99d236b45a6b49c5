// The rules by which a conversation on the page follows what happens to it.

import { describe, expect, it } from 'vitest';
import type { AnswerEvent, Message, TalkPage } from '../types.ts';
import { type Change, type Conversation, changeConversation, isAsking, NOTHING_YET } from './conversation.ts';
import { hasUnsent, isAnsweredElsewhere, isWaiting, retriable, shownMessages } from './shown-messages.ts';

const AT = '2026-11-20T08:00:00.000Z';
const talk = {
  id: 'talk',
  kind: 'tutor',
  subject: 'lin',
  subjectVersion: 0,
  partner: null,
  language: 'en',
  createdAt: AT,
  lastMessageAt: AT,
  preview: '',
} as const;

const LINE = { zh: '点菜', en: 'Order', pt: 'Pedir' };
const GOAL = { id: 'order', goal: LINE, state: 'reached' as const, messageId: 'q3' };
const CORRECTION = {
  start: 0,
  end: 1,
  wrong: '二',
  right: '两',
  sentence: '两个',
  reason: LINE,
  kind: 'now' as const,
  tier: 'wrong' as const,
};

const learner = (id: string, text = id): Message => ({
  id,
  author: 'learner',
  text,
  state: 'complete',
  failure: null,
  speaker: null,
  input: 'typed',
  standIn: null,
  answers: null,
  corrections: [],
  hardWords: [],
  translations: {},
  teaching: null,
  understood: null,
  createdAt: AT,
});
const tutor = (id: string, answers: string | null, more: Partial<Message> = {}): Message => ({
  ...learner(id),
  author: 'tutor',
  speaker: 'engine',
  input: 'typed',
  standIn: null,
  answers,
  ...more,
});
const page = (messages: readonly Message[], earlierCursor: string | null = null): TalkPage => ({
  talk,
  messages: [...messages],
  earlierCursor,
  goals: [],
  ended: false,
});

function after(...changes: readonly Change[]): Conversation {
  return changes.reduce(changeConversation, NOTHING_YET);
}

const HISTORY = [tutor('hello', null), learner('q1'), tutor('a1', 'q1'), learner('q2'), tutor('a2', 'q2')];
const read: Change = { type: 'read', page: page(HISTORY) };
const posting = (id: string, replaces: string | null = null): Change => ({
  type: 'posting',
  post: { id, text: id, input: 'typed', replaces, at: AT },
});
const started = (question: string, answer: string): Change => ({
  type: 'heard',
  event: {
    type: 'started',
    message: learner(question),
    answer: tutor(answer, question, { text: '', state: 'streaming', speaker: null }),
  },
});
const ended = (question: string, answer: string, text: string): AnswerEvent => ({
  type: 'ended',
  message: { ...learner(question), corrections: [CORRECTION] },
  answer: tutor(answer, question, { text }),
  goals: [GOAL],
  ended: true,
});
const delta = (text: string): Change => ({ type: 'heard', event: { type: 'delta', text } });
const offline: Change = { type: 'failed', problem: { code: 'OFFLINE', until: null } };
const ids = (state: Conversation) => shownMessages(state).map(({ message }) => message.id);

describe('saying something', () => {
  it('shows the words at once, before the server has them', () => {
    const state = after(read, posting('q3'));
    expect(shownMessages(state).at(-1)).toMatchObject({ delivery: 'sending', message: { text: 'q3' } });
    expect(isWaiting(state)).toBe(true);
  });

  it('shows the answer growing and then as it is stored', () => {
    const growing = after(read, posting('q3'), started('q3', 'a3'), delta('你'), delta('好'));
    expect(shownMessages(growing).at(-1)).toMatchObject({ isLive: true, message: { text: '你好' } });
    expect(isWaiting(growing)).toBe(false);
    const over = changeConversation(growing, {
      type: 'heard',
      event: ended('q3', 'a3', '你好！'),
    });
    expect(shownMessages(over).at(-1)).toMatchObject({ isLive: false, message: { text: '你好！' } });
    expect(isAsking(over)).toBe(false);
  });

  it('keeps the words as unsent when the server refuses them or cannot be reached', () => {
    const state = after(read, posting('q3'), offline);
    expect(shownMessages(state).at(-1)).toMatchObject({ delivery: 'unsent', problem: { code: 'OFFLINE' } });
    expect(ids(state).slice(0, -1)).toEqual(ids(after(read)));
    expect([hasUnsent(state), hasUnsent(after(read, posting('q3')))]).toEqual([true, false]);
  });

  it('finds unsent words that had arrived after all, once, when the talk is read again', () => {
    const arrived = page([...HISTORY, learner('q3'), tutor('a3', 'q3')]);
    const state = after(read, posting('q3'), offline, { type: 'read', page: arrived });
    expect(ids(state)).toEqual(['hello', 'q1', 'a1', 'q2', 'a2', 'q3', 'a3']);
    expect(state.outgoing).toBeNull();
  });

  it('keeps unsent words over a reading that does not know them', () => {
    expect(ids(after(read, posting('q3'), offline, read)).at(-1)).toBe('q3');
  });

  it('does not let a reading from before disturb an answer that is arriving', () => {
    const growing = after(read, posting('q3'), started('q3', 'a3'), delta('你好'));
    expect(changeConversation(growing, read)).toBe(growing);
  });

  it('sends the same words again in the place of the first attempt', () => {
    const state = after(read, posting('q3'), offline, posting('q3'), started('q3', 'a3'));
    expect(ids(state)).toEqual(['hello', 'q1', 'a1', 'q2', 'a2', 'q3', 'a3']);
  });
});

describe('editing', () => {
  it('takes away the replaced message and all that follows while the new one is on its way', () => {
    expect(ids(after(read, posting('q1b', 'q1')))).toEqual(['hello', 'q1b']);
    expect(ids(after(read, posting('q1b', 'q1'), started('q1b', 'a1b')))).toEqual(['hello', 'q1b', 'a1b']);
  });

  it('brings everything back when the server did not take it', () => {
    expect(ids(after(read, posting('q1b', 'q1'), offline))).toEqual(['hello', 'q1', 'a1', 'q2', 'a2', 'q1b']);
  });
});

describe('an answer that does not end well', () => {
  it('is broken off with what had come when the connection is lost, also after the server calls it stopped', () => {
    const lost = after(read, posting('q3'), started('q3', 'a3'), delta('你'), offline);
    expect(lost.messages.at(-1)).toMatchObject({ state: 'broken_off', text: '你' });
    const stored = [...HISTORY, learner('q3'), tutor('a3', 'q3', { state: 'stopped', text: '你好' })];
    const again = changeConversation(lost, { type: 'read', page: page(stored) });
    expect(again.messages.at(-1)).toMatchObject({ state: 'broken_off', text: '你好' });
  });

  it('keeps what was read although the server died before it had stored the last of it', () => {
    const lost = after(read, posting('q3'), started('q3', 'a3'), delta('你好吗'), offline);
    const dead = tutor('a3', 'q3', { state: 'broken_off', failure: 'server_stopped', text: '你' });
    const again = changeConversation(lost, { type: 'read', page: page([...HISTORY, learner('q3'), dead]) });
    expect(again.messages.at(-1)).toMatchObject({ text: '你好吗', failure: 'server_stopped' });
  });

  it('is failed when nothing had come', () => {
    const lost = after(read, posting('q3'), started('q3', 'a3'), offline);
    expect(lost.messages.at(-1)).toMatchObject({ state: 'failed', text: '' });
  });

  it('is stopped when the learner stops it, and stays so', () => {
    const stopped = after(read, posting('q3'), started('q3', 'a3'), delta('你'), { type: 'stopped' });
    expect(stopped.messages.at(-1)).toMatchObject({ state: 'stopped', text: '你' });
    expect(isAsking(stopped)).toBe(false);
  });

  it('keeps the question as unsent when it is stopped before the server has confirmed it', () => {
    const state = after(read, posting('q3'), { type: 'stopped' });
    expect(shownMessages(state).at(-1)).toMatchObject({ delivery: 'unsent', message: { id: 'q3' } });
  });

  it('can be asked for again, which hides the old one until the new one begins', () => {
    const state = after(read);
    expect(retriable(state)).toBe('q2');
    const retrying = changeConversation(state, { type: 'retrying', messageId: 'q2' });
    expect(ids(retrying)).toEqual(['hello', 'q1', 'a1', 'q2']);
    expect(retriable(retrying)).toBeNull();
    expect(ids(changeConversation(retrying, started('q2', 'a2b')))).toEqual([
      'hello',
      'q1',
      'a1',
      'q2',
      'a2b',
    ]);
    expect(ids(changeConversation(retrying, offline))).toEqual(ids(state));
  });

  it('drops the note about a failed retry once something new has come', () => {
    const failed = after(read, { type: 'retrying', messageId: 'q2' }, offline);
    expect(changeConversation(failed, read).outgoing).toMatchObject({ problem: { code: 'OFFLINE' } });
    const newer = page([...HISTORY.slice(0, -1), tutor('a2b', 'q2')]);
    expect(changeConversation(failed, { type: 'read', page: newer }).outgoing).toBeNull();
  });

  it('cannot be asked for again where the tutor has only greeted', () => {
    expect(retriable(after({ type: 'read', page: page([tutor('hello', null)]) }))).toBeNull();
  });
});

describe('pages', () => {
  const older = [learner('o1'), tutor('p1', 'o1')];

  it('puts earlier messages in front, each once', () => {
    const state = after(
      { type: 'read', page: page(HISTORY.slice(1), '2') },
      { type: 'read-earlier', page: page([...older, tutor('hello', null), learner('q1')]) },
    );
    expect(ids(state)).toEqual(['o1', 'p1', 'hello', 'q1', 'a1', 'q2', 'a2']);
    expect(state.earlierCursor).toBeNull();
  });

  it('keeps earlier messages when the newest page is read again and touches them', () => {
    const state = after(
      { type: 'read', page: page(HISTORY, '3') },
      { type: 'read-earlier', page: page(older) },
      { type: 'read', page: page([...HISTORY.slice(2), learner('q3')], '5') },
    );
    expect(ids(state)).toEqual(['o1', 'p1', 'hello', 'q1', 'a1', 'q2', 'a2', 'q3']);
    expect(state.earlierCursor).toBeNull();
  });

  it('begins anew from the newest page when the two do not touch', () => {
    const state = after(read, { type: 'read', page: page([learner('z1'), tutor('z2', 'z1')], '90') });
    expect(ids(state)).toEqual(['z1', 'z2']);
    expect(state.earlierCursor).toBe('90');
  });

  it('sees that another device is being answered', () => {
    const live = tutor('a3', 'q3', { state: 'streaming', text: '你' });
    expect(isAnsweredElsewhere(after({ type: 'read', page: page([...HISTORY, learner('q3'), live]) }))).toBe(
      true,
    );
    expect(isAnsweredElsewhere(after(read, posting('q3'), started('q3', 'a3')))).toBe(false);
  });
});

it('an answer that begins anew gives way to its new beginning', () => {
  const growing = after(read, posting('q3'), started('q3', 'a3'), delta('太难了'), {
    type: 'heard',
    event: { type: 'delta', text: '好', restart: true },
  });
  expect(shownMessages(growing).at(-1)?.message.text).toBe('好');
});

it('with the end of an answer come the corrections of the question, and the goals as they are now', () => {
  const done = after(read, posting('q3'), started('q3', 'a3'), {
    type: 'heard',
    event: ended('q3', 'a3', '好的。'),
  });
  const question = shownMessages(done).find(({ message }) => message.id === 'q3');
  expect(question?.message.corrections).toEqual([CORRECTION]);
  expect(done.progress).toEqual({ goals: [GOAL], ended: true });
});
