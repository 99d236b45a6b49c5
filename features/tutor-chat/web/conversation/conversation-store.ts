// One open talk: asks, listens, reads again, and tells the page what to show.

import type { Line } from '../../../../content/schema/line.ts';
import { UnreachableError } from '../../../../kit/web/api/call-server.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import type { HintStep } from '../../../../tutor-engine/state/help.ts';
import {
  type AnswerEvent,
  type Change,
  type Conversation,
  changeConversation,
  type Input,
  isAnsweredElsewhere,
  isAsking,
  lostPost,
  type Message,
  NOTHING_YET,
  OFFLINE,
  type Post,
  type Problem,
  readPost,
  retriable,
  shownMessages,
  type TalkPage,
  writePost,
} from '../../domain/index.ts';
import { OfflineTalk } from '../offline/offline-talk.ts';
import { problemOf } from '../problem-of.ts';
import { talksChanged } from '../queries.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { keep, recall } from '../visit-storage.ts';
import { AnswerRequest } from './answer-request.ts';
import { onTalkChanged, tellTalkChanged } from './talk-channel.ts';
import { TalkReader } from './talk-reader.ts';

export type Snapshot = {
  readonly conversation: Conversation;
  /** Why the talk could not be read the last time; null when it could. */
  readonly readProblem: Problem | null;
  readonly isReadingEarlier: boolean;
  /** The answer that ended last while this page listened, to be read out. */
  readonly finished: Message | null;
  /** The embedded teacher is at hand in the page, should the connection go. */
  readonly isReadyOffline: boolean;
};

/** The server needs a moment to notice that its reader has gone. */
const AFTER_STOP_MS = 400;
/** A connection that says nothing for so long is looked after: phones lose them without noticing. */
const SUSPICIOUS_SILENCE_MS = 20_000;
/** Turns that wait are tried again after so long, when reading worked and sending did not. */
const SEND_AGAIN_MS = 5000;
/** After the page was in the background even a short silence is suspicious. */
const SILENCE_AFTER_ABSENCE_MS = 3000;

export class ConversationStore {
  readonly talkId: string;
  readonly #reader: TalkReader;
  readonly #offline: OfflineTalk;
  readonly #listeners = new Set<() => void>();
  #snapshot: Snapshot;
  #request: AnswerRequest | undefined;
  #closing: AbortController | undefined;

  constructor(talkId: string, started: TalkPage | undefined) {
    this.talkId = talkId;
    this.#offline = this.#makeOffline();
    const empty = {
      ...NOTHING_YET,
      outgoing: readPost(recall('post', talkId)),
      turns: this.#offline.turns,
    };
    const conversation = started ? changeConversation(empty, { type: 'read', page: started }) : empty;
    this.#snapshot = {
      conversation,
      readProblem: null,
      isReadingEarlier: false,
      finished: null,
      isReadyOffline: false,
    };
    this.#reader = new TalkReader({
      talkId,
      onPage: (page) => this.#hasRead(page),
      onProblem: (readProblem, isCutOff) => {
        this.#show({ readProblem });
        if (isCutOff) this.#goOnHere();
      },
      isMoving: () => isAnsweredElsewhere(this.#conversation),
    });
  }

  #makeOffline(): OfflineTalk {
    return new OfflineTalk({
      talkId: this.talkId,
      known: () => pageOf(this.#conversation),
      onPage: (page) => this.#apply({ type: 'read', page }),
      onTurns: (turns) => this.#apply({ type: 'turns', turns }),
      onSentElsewhere: () => this.#reader.readIn(0),
      onDelivered: (delivered) => this.#apply({ type: 'delivered', ...delivered }),
      onReady: () => this.#show({ isReadyOffline: true }),
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
    addEventListener('focus', lookAgain, { signal });
    onTalkChanged((talkId) => this.#changedElsewhere(talkId), signal);
    addEventListener('online', lookAgain, { signal });
    addEventListener('offline', lookAgain, { signal });
    this.#offline.open(signal);
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

  say(text: string, input: Input, replaces: string | null): void {
    const post = { id: newId(), text, input, replaces };
    if (this.#conversation.turns.length > 0) void this.#sayHere(post);
    else this.#post(post);
  }

  /** Sends unsent words once more, under the same id: they are said once, whatever became of the first attempt. */
  sendAgain(): void {
    const { outgoing, turns } = this.#conversation;
    if (turns.length > 0) void this.#send();
    else if (outgoing?.kind === 'post' && !isAsking(this.#conversation)) this.#post(outgoing);
  }

  /** Takes unsent words back; returns them. */
  withdraw(): string {
    const { outgoing, turnsProblem } = this.#conversation;
    if (turnsProblem) return this.#offline.takeBack().join('\n');
    if (outgoing?.kind !== 'post' || isAsking(this.#conversation)) return '';
    this.#apply({ type: 'withdrawn' });
    return outgoing.text;
  }

  /** Help with what is open, from the server, or from the teacher in the page while there is no server; null where nothing is. */
  async help(step: HintStep): Promise<Line | null> {
    try {
      if (this.#offline.hasWaiting) throw new UnreachableError('turns wait');
      const { hint } = await tutorChatApi.askHint({ id: this.talkId, step });
      if (hint) this.#offline.noteHelp(step);
      return hint;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      const here = await this.#offline.help(step);
      if (here === undefined) throw error;
      this.#reader.readIn(0);
      return here;
    }
  }

  /** Answers to choose from after the newest message, from the server or from the teacher in the page. */
  async suggest(messageId: string): Promise<readonly Line[]> {
    if (this.#offline.hasWaiting) return this.#offline.suggest();
    try {
      const { after, suggestions } = await tutorChatApi.suggestAnswers({ id: this.talkId });
      return after === messageId ? suggestions : [];
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      return this.#offline.suggest();
    }
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
    this.#tell();
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

  #post(post: Words): void {
    this.#apply({ type: 'posting', post: { ...post, at: new Date().toISOString() } });
    this.#askFor(post);
  }

  #askFor({ id, replaces, ...said }: Words): void {
    const post = { id: this.talkId, messageId: id, ...said, ...(replaces === null ? {} : { replaces }) };
    this.#ask((signal) => tutorChatApi.postMessage(post, { signal }));
  }

  /** What is said while turns wait is said after them: here too, or, where that cannot be, when they have been sent. */
  async #sayHere(post: Words): Promise<void> {
    const at = new Date().toISOString();
    this.#apply({ type: 'posting', post: { ...post, at } });
    if (await this.#answerHere({ ...post, at })) return void this.#send();
    await this.#offline.settled();
    if (this.#conversation.turns.length === 0) this.#askFor(post);
    else this.#apply({ type: 'failed', problem: { code: OFFLINE, until: null } });
  }

  /** Without a server the talk is shown as it was last, and the embedded teacher answers what was lost on its way. */
  #goOnHere(): void {
    const { storedPage } = this.#offline;
    if (this.#conversation.talk === null && storedPage) this.#apply({ type: 'read', page: storedPage });
    void this.#offline.wake();
    const post = lostPost(this.#conversation);
    if (post) void this.#answerHere(post);
  }

  async #answerHere(post: Post): Promise<boolean> {
    const isAnswered = await this.#offline.answer(post);
    const answer = shownMessages(this.#conversation).at(-1)?.message;
    if (isAnswered && answer?.answers === post.id) this.#show({ finished: answer });
    return isAnswered;
  }

  #hasRead(page: TalkPage): void {
    if (this.#snapshot.readProblem) talksChanged();
    this.#show({ readProblem: null });
    this.#apply({ type: 'read', page });
    if (this.#conversation.turns.length !== this.#offline.turns.length)
      this.#apply({ type: 'turns', turns: this.#offline.turns });
    if (this.#offline.hasWaiting) void this.#send();
    else this.#offline.prepare();
  }

  /** Sends what waits. What could not be reached is tried again; anything else is told. */
  async #send(): Promise<void> {
    const signal = this.#closing?.signal;
    if (!signal) return;
    try {
      await this.#offline.send(signal);
      this.#apply({ type: 'turns-failed', problem: null });
      this.#offline.prepare();
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemOf(error);
      if (problem.code === OFFLINE) this.#reader.readIn(SEND_AGAIN_MS);
      else this.#apply({ type: 'turns-failed', problem });
    }
    this.#tell();
  }

  #tell(): void {
    talksChanged();
    tellTalkChanged(this.talkId);
  }

  #changedElsewhere(talkId: string): void {
    talksChanged();
    if (talkId === this.talkId && !this.#request) this.#reader.readIn(0);
  }

  #ask(open: (signal: AbortSignal) => Promise<AsyncIterable<AnswerEvent>>): void {
    const request = new AnswerRequest({
      open,
      onEvent: (event) => {
        this.#apply({ type: 'heard', event });
        // From now on the other tabs see what was said, and watch the answer grow.
        if (event.type === 'started') tellTalkChanged(this.talkId);
        if (event.type === 'ended') this.#show({ finished: event.answer });
      },
      onOver: (problem) => {
        this.#request = undefined;
        if (problem) this.#failed(problem);
        else this.#offline.prepare();
        this.#tell();
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
    this.#failed({ code: OFFLINE, until: null });
  }

  #failed(problem: Problem): void {
    this.#apply({ type: 'failed', problem });
    // The browser knows that there is no network; else a reading tells whether there is a server.
    if (problem.code === OFFLINE && !navigator.onLine) this.#goOnHere();
    this.#reader.readIn(0);
  }

  #apply(change: Change): void {
    const before = this.#conversation;
    const conversation = changeConversation(before, change);
    if (conversation.outgoing !== before.outgoing)
      keep('post', this.talkId, writePost(conversation.outgoing));
    if (change.type === 'delivered' || (change.type === 'heard' && change.event.type === 'ended'))
      this.#reader.outdate();
    this.#show({ conversation });
  }

  #show(part: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }
}

type Words = Pick<Post, 'id' | 'text' | 'input' | 'replaces'>;

/** The newest of the talk as it may be shown again later; null before it has been read, and while it is being answered. */
function pageOf({ talk, messages, earlierCursor, progress, liveId }: Conversation): TalkPage | null {
  if (!talk || liveId !== null) return null;
  return { talk, messages: [...messages], earlierCursor, ...progress };
}
