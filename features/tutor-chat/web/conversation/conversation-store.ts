// One open talk: asks, listens, reads again, and tells the page what to show.

import { newId } from '../../../../kit/web/new-id.ts';
import {
  type AnswerEvent,
  type Change,
  type Conversation,
  changeConversation,
  isAnsweredElsewhere,
  isAsking,
  type Message,
  NOTHING_YET,
  type Problem,
  readPost,
  retriable,
  type TalkPage,
  writePost,
} from '../../domain/index.ts';
import { talksChanged } from '../queries.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { keep, recall } from '../visit-storage.ts';
import { AnswerRequest } from './answer-request.ts';
import { problemOf } from './problem-of.ts';
import { TalkReader } from './talk-reader.ts';

export type Snapshot = {
  readonly conversation: Conversation;
  /** Why the talk could not be read the last time; null when it could. */
  readonly readProblem: Problem | null;
  readonly isReadingEarlier: boolean;
  /** The answer that ended last while this page listened, to be read out. */
  readonly finished: Message | null;
};

/** The server needs a moment to notice that its reader has gone. */
const AFTER_STOP_MS = 400;
/** A connection that says nothing for so long is looked after: phones lose them without noticing. */
const SUSPICIOUS_SILENCE_MS = 20_000;
/** After the page was in the background even a short silence is suspicious. */
const SILENCE_AFTER_ABSENCE_MS = 3000;

export class ConversationStore {
  readonly talkId: string;
  readonly #reader: TalkReader;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #request: AnswerRequest | undefined;
  #closing: AbortController | undefined;

  constructor(talkId: string, started: TalkPage | undefined) {
    this.talkId = talkId;
    const empty = { ...NOTHING_YET, outgoing: readPost(recall('post', talkId)) };
    const conversation = started ? changeConversation(empty, { type: 'read', page: started }) : empty;
    this.#snapshot = { conversation, readProblem: null, isReadingEarlier: false, finished: null };
    this.#reader = new TalkReader({
      talkId,
      onPage: (page) => {
        if (this.#snapshot.readProblem) talksChanged();
        this.#show({ readProblem: null });
        this.#apply({ type: 'read', page });
      },
      onProblem: (readProblem) => this.#show({ readProblem }),
      isMoving: () => isAnsweredElsewhere(this.#conversation),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): Snapshot => this.#snapshot;

  /** Reads the talk and keeps it up to date; returns the way to close it, which stops an answer under way. */
  readonly open = (): (() => void) => {
    const closing = new AbortController();
    this.#closing = closing;
    const { signal } = closing;
    const lookAgain = () => void this.#lookAgain(SILENCE_AFTER_ABSENCE_MS);
    addEventListener('online', lookAgain, { signal });
    document.addEventListener('visibilitychange', lookAgain, { signal });
    const watch = setInterval(() => {
      if (this.#request) void this.#lookAgain(SUSPICIOUS_SILENCE_MS);
    }, SUSPICIOUS_SILENCE_MS / 4);
    this.#reader.open();
    this.#reader.readIn(0);
    return () => {
      closing.abort();
      clearInterval(watch);
      this.#reader.close();
      this.#request?.abort();
      this.#request = undefined;
    };
  };

  say(text: string, replaces: string | null): void {
    this.#post({ id: newId(), text, replaces });
  }

  /** Sends unsent words once more, under the same id: they are said once, whatever became of the first attempt. */
  sendAgain(): void {
    const { outgoing } = this.#conversation;
    if (outgoing?.kind === 'post' && !isAsking(this.#conversation)) this.#post(outgoing);
  }

  /** Takes unsent words back; returns them. */
  withdraw(): string {
    const { outgoing } = this.#conversation;
    if (outgoing?.kind !== 'post' || isAsking(this.#conversation)) return '';
    this.#apply({ type: 'withdrawn' });
    return outgoing.text;
  }

  /** Has the newest question answered anew, by the embedded teacher if asked for. */
  retry(speaker?: 'engine'): void {
    const messageId = retriable(this.#conversation);
    if (messageId === null) return;
    this.#apply({ type: 'retrying', messageId });
    const input = { id: this.talkId, messageId, ...(speaker ? { speaker } : {}) };
    this.#ask((signal) => tutorChatApi.retryAnswer(input, { signal }));
  }

  stop(): void {
    if (!isAsking(this.#conversation)) return;
    this.#request?.abort();
    this.#request = undefined;
    this.#apply({ type: 'stopped' });
    this.#reader.readIn(AFTER_STOP_MS);
    talksChanged();
  }

  /** Reads the talk now, for a person who does not want to wait for the next attempt. */
  readNow(): void {
    this.#reader.readIn(0);
  }

  async readEarlier(): Promise<void> {
    const { earlierCursor } = this.#conversation;
    if (earlierCursor === null || this.#snapshot.isReadingEarlier) return;
    this.#show({ isReadingEarlier: true });
    try {
      const page = await tutorChatApi.readTalk({ id: this.talkId, before: earlierCursor });
      // A newer reading may have begun the list anew meanwhile: then this page does not fit any more.
      if (this.#conversation.earlierCursor === earlierCursor) this.#apply({ type: 'read-earlier', page });
      this.#show({ readProblem: null });
    } catch (error) {
      this.#show({ readProblem: problemOf(error) });
    } finally {
      this.#show({ isReadingEarlier: false });
    }
  }

  get #conversation(): Conversation {
    return this.#snapshot.conversation;
  }

  #post({
    id,
    text,
    replaces,
  }: {
    readonly id: string;
    readonly text: string;
    readonly replaces: string | null;
  }) {
    this.#apply({ type: 'posting', post: { id, text, replaces, at: new Date().toISOString() } });
    const input = { id: this.talkId, messageId: id, text, ...(replaces === null ? {} : { replaces }) };
    this.#ask((signal) => tutorChatApi.postMessage(input, { signal }));
  }

  #ask(open: (signal: AbortSignal) => Promise<AsyncIterable<AnswerEvent>>): void {
    const request = new AnswerRequest({
      open,
      onEvent: (event) => {
        this.#apply({ type: 'heard', event });
        if (event.type === 'ended') this.#show({ finished: event.answer });
      },
      onOver: (problem) => {
        this.#request = undefined;
        if (problem) {
          this.#apply({ type: 'failed', problem });
          this.#reader.readIn(0);
        }
        talksChanged();
      },
    });
    this.#request = request;
    void request.run();
  }

  /** Somebody may have changed the talk, or our own stream may be dead without knowing. */
  async #lookAgain(suspiciousSilence: number): Promise<void> {
    const request = this.#request;
    if (document.visibilityState === 'hidden') return;
    if (!request) return this.#reader.readIn(0);
    if (request.silence < suspiciousSilence) return;
    const page = await tutorChatApi.readTalk({ id: this.talkId }).catch(() => null);
    const isStillWritten = page?.messages.at(-1)?.state === 'streaming';
    if (isStillWritten || this.#request !== request || this.#closing?.signal.aborted) return;
    request.abort();
    this.#request = undefined;
    this.#apply({ type: 'failed', problem: { code: 'OFFLINE', until: null } });
    this.#reader.readIn(0);
  }

  #apply(change: Change): void {
    const before = this.#conversation;
    const conversation = changeConversation(before, change);
    if (conversation.outgoing !== before.outgoing)
      keep('post', this.talkId, writePost(conversation.outgoing));
    this.#show({ conversation });
  }

  #show(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}
