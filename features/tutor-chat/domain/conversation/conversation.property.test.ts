// Whatever the network does between a page and its server, every sentence is said once and none is lost.

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Message, TalkPage } from '../types.ts';
import { type Conversation, changeConversation, NOTHING_YET } from './conversation.ts';
import { shownMessages } from './shown-messages.ts';

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
const message = (id: string, more: Partial<Message>): Message => ({
  id,
  author: 'learner',
  text: id,
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
  ...more,
});

/** The server's rules in small: a known id is not stored twice, an edit takes the rest away. */
class SmallServer {
  messages: Message[] = [];

  post(id: string, replaces: string | null): { readonly message: Message; readonly answer: Message } {
    const known = this.messages.find((each) => each.id === id);
    const answered = this.messages.find(({ answers }) => answers === id);
    if (known && answered) return { message: known, answer: answered };
    const end = this.messages.findIndex((each) => each.id === replaces);
    if (end >= 0) this.messages = this.messages.slice(0, end);
    const said = message(id, {});
    const answer = message(`to ${id}`, { author: 'tutor', answers: id });
    this.messages.push(said, answer);
    return { message: said, answer };
  }

  page(size: number): TalkPage {
    const messages = this.messages.slice(-size);
    return {
      talk,
      messages,
      earlierCursor: this.messages.length > size ? 'more' : null,
      goals: [],
      ended: false,
    };
  }
}

const fate = fc.constantFrom('lost before', 'lost after', 'cut', 'stopped', 'whole');
const step = fc.oneof(
  fc.record({ do: fc.constant('say' as const), fate, edits: fc.boolean() }),
  fc.record({ do: fc.constant('read' as const), size: fc.integer({ min: 2, max: 8 }) }),
  fc.record({ do: fc.constant('elsewhere' as const) }),
);

it('says every sentence once and loses none', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const server = new SmallServer();
      let state: Conversation = NOTHING_YET;
      let count = 0;
      const say = (id: string, replaces: string | null, how: string) => {
        state = changeConversation(state, {
          type: 'posting',
          post: { id, text: id, input: 'typed', replaces, at: AT },
        });
        const offline = { type: 'failed', problem: { code: 'OFFLINE', until: null } } as const;
        if (how === 'lost before') state = changeConversation(state, offline);
        else {
          const stored = server.post(id, replaces);
          const begun = { ...stored.answer, text: '', state: 'streaming' as const };
          if (how !== 'lost after') {
            state = changeConversation(state, {
              type: 'heard',
              event: { type: 'started', ...stored, answer: begun },
            });
          }
          if (how === 'lost after' || how === 'cut') state = changeConversation(state, offline);
          else if (how === 'stopped') state = changeConversation(state, { type: 'stopped' });
          else
            state = changeConversation(state, {
              type: 'heard',
              event: { type: 'ended', ...stored, goals: [], ended: false },
            });
        }
      };
      for (const each of steps) {
        const unsent = state.outgoing?.kind === 'post' ? state.outgoing : null;
        if (each.do === 'read')
          state = changeConversation(state, { type: 'read', page: server.page(each.size) });
        else if (each.do === 'elsewhere') server.post(`other ${(count += 1)}`, null);
        else if (unsent) say(unsent.id, unsent.replaces, each.fate);
        else {
          const own = state.messages.filter(({ author }) => author === 'learner');
          say(`mine ${(count += 1)}`, each.edits ? (own.at(-1)?.id ?? null) : null, each.fate);
        }
      }
      const unsent = state.outgoing?.kind === 'post' ? state.outgoing : null;
      if (unsent) say(unsent.id, unsent.replaces, 'whole');
      state = changeConversation(state, { type: 'read', page: server.page(1000) });
      const shown = shownMessages(state).map((each) => each.message.id);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toEqual(server.messages.map(({ id }) => id));
    }),
    { numRuns: 300 },
  );
});
