// How turns that were taken without a connection stand in a conversation, and give way to the server's.

import { describe, expect, it } from 'vitest';
import {
  type Change,
  type Conversation,
  changeConversation,
  NOTHING_YET,
} from '../conversation/conversation.ts';
import {
  hasUnsent,
  lostPost,
  retriable,
  shownMessages,
  shownProgress,
  waitsForTime,
} from '../conversation/shown-messages.ts';
import type { EndedEvent, Message, OfflineTurn, TalkPage } from '../types.ts';
import { isSameTurn } from './same-turn.ts';

const AT = '2026-11-21T08:00:00.000Z';
const talk: TalkPage['talk'] = {
  id: 'talk',
  kind: 'role',
  subject: 'waiter',
  subjectVersion: 0,
  partner: null,
  language: 'en',
  createdAt: AT,
  lastMessageAt: AT,
  preview: '',
};
const GOAL = { id: 'order', goal: { zh: '点菜', en: 'Order', pt: 'Pedir' } };

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  author: 'learner',
  text: id,
  input: 'typed',
  state: 'complete',
  failure: null,
  speaker: null,
  standIn: null,
  answers: null,
  corrections: [],
  hardWords: [],
  translations: {},
  teaching: null,
  understood: null,
  createdAt: AT,
  ...more,
});
const answer = (id: string, answers: string | null, more: Partial<Message> = {}) =>
  message(id, { author: 'tutor', speaker: 'engine', answers, ...more });

const turn = (id: string): OfflineTurn => ({
  id,
  text: id,
  at: AT,
  hints: [],
  corrections: [],
  understood: null,
  answer: {
    id: `here-${id}`,
    text: `to ${id}`,
    hardWords: [],
    teaching: null,
    translation: { en: 'to it', pt: 'a isso' },
    memory: {},
  },
  progress: { goals: [{ ...GOAL, state: 'reached', messageId: id }], ended: false },
  stored: { goals: [{ id: 'order', state: 'reached', messageId: id }], ended: false },
});
const ended = (id: string, text = `to ${id}`): EndedEvent => ({
  type: 'ended',
  message: message(id),
  answer: answer(`there-${id}`, id, { text }),
  ...turn(id).progress,
});
const page = (messages: Message[]): TalkPage => ({
  talk,
  messages,
  earlierCursor: null,
  goals: [{ ...GOAL, state: 'open', messageId: null }],
  ended: false,
});

const read: Change = { type: 'read', page: page([answer('hello', null)]) };
const took = (...ids: string[]): Change => ({ type: 'turns', turns: ids.map(turn) });
const after = (...changes: readonly Change[]): Conversation =>
  changes.reduce(changeConversation, NOTHING_YET);
const ids = (state: Conversation) => shownMessages(state).map(({ message: { id } }) => id);
const posting = (id: string): Change => ({
  type: 'posting',
  post: { id, text: id, input: 'typed', replaces: null, at: AT },
});
const lost: Change = { type: 'failed', problem: { code: 'OFFLINE', until: null } };

describe('turns taken without a connection', () => {
  it('stand after what the server has, with their goals, and nothing before them is changed or asked for again', () => {
    const state = after(read, took('a', 'b'));
    expect(ids(state)).toEqual(['hello', 'a', 'here-a', 'b', 'here-b']);
    expect(shownMessages(state).map(({ delivery }) => delivery)).toEqual([
      'stored',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(shownProgress(state).goals[0]?.state).toBe('reached');
    expect(retriable(state)).toBeNull();
    expect(hasUnsent(state)).toBe(false);
  });

  it('take over the words that were lost on their way, once', () => {
    const cut = after(read, posting('a'), lost);
    expect(lostPost(cut)?.id).toBe('a');
    const state = changeConversation(cut, took('a'));
    expect(state.outgoing).toBeNull();
    expect(ids(state)).toEqual(['hello', 'a', 'here-a']);
    expect(lostPost(state)).toBeNull();
  });

  it('take over an answer that broke off with the connection, and hide its part', () => {
    const started: Change = {
      type: 'heard',
      event: {
        type: 'started',
        message: message('a'),
        answer: answer('half', 'a', { state: 'streaming', text: '' }),
      },
    };
    const cut = after(
      read,
      posting('a'),
      started,
      { type: 'heard', event: { type: 'delta', text: '你' } },
      lost,
    );
    expect(ids(cut)).toEqual(['hello', 'a', 'half']);
    expect(lostPost(cut)?.id).toBe('a');
    expect(ids(changeConversation(cut, took('a')))).toEqual(['hello', 'a', 'here-a']);
  });

  it('do not take over an edit, words that were stopped, or words that the server refused', () => {
    const edit: Change = {
      type: 'posting',
      post: { id: 'a', text: 'a', input: 'typed', replaces: 'q', at: AT },
    };
    expect(lostPost(after(read, edit, lost))).toBeNull();
    expect(lostPost(after(read, posting('a'), { type: 'stopped' }))).toBeNull();
    const refused: Change = { type: 'failed', problem: { code: 'UNKNOWN', until: null } };
    expect(lostPost(after(read, posting('a'), refused))).toBeNull();
  });

  it('give way to the server’s one by one, in place, whatever was read meanwhile', () => {
    const half = [answer('hello', null), message('a'), answer('half', 'a', { state: 'streaming' })];
    const first = after(
      read,
      took('a', 'b'),
      { type: 'read', page: page(half) },
      {
        type: 'delivered',
        event: ended('a'),
        isSame: true,
      },
    );
    expect(ids(first)).toEqual(['hello', 'a', 'there-a', 'b', 'here-b']);
    const both = changeConversation(first, { type: 'delivered', event: ended('b', '别的'), isSame: false });
    expect(ids(both)).toEqual(['hello', 'a', 'there-a', 'b', 'there-b']);
    expect(both.changedIds).toEqual(['there-b']);
    expect(both.turns).toEqual([]);
  });

  it('that the server refuses stay, with the reason at the first of them', () => {
    const state = after(read, took('a', 'b'), {
      type: 'turns-failed',
      problem: { code: 'STUDY_TIME_OVER', until: null },
    });
    expect(shownMessages(state).map(({ delivery }) => delivery)).toEqual([
      'stored',
      'unsent',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(hasUnsent(state)).toBe(true);
    expect(waitsForTime(state)).toBe(true);
  });

  it('are the server’s turns where text, corrections, hard words and goals are', () => {
    expect(isSameTurn(turn('a'), ended('a'))).toBe(true);
    expect(isSameTurn(turn('a'), ended('a', '别的'))).toBe(false);
    expect(isSameTurn(turn('a'), { ...ended('a'), ended: true })).toBe(false);
    expect(
      isSameTurn(turn('a'), { ...ended('a'), goals: [{ ...GOAL, state: 'open', messageId: null }] }),
    ).toBe(false);
  });
});
