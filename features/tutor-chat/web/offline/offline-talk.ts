// One open talk without a connection: keeps ready what it takes to go on, takes turns in the page, and has them sent.

import type { Line } from '../../../../content/schema/line.ts';
import { whenIdle } from '../../../../kit/web/language-core/when-idle.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { type HintStep, moreHelp } from '../../../../tutor-engine/state/help.ts';
import type { Message, OfflineTurn, Post, SituationView, TalkPage } from '../../domain/index.ts';
import { tutorChatApi } from '../tutor-chat-api.ts';
import { type Delivered, sendWaiting } from './sender.ts';
import {
  keepWaiting,
  NOTHING_WAITS,
  type OfflineCopy,
  onWaitingElsewhere,
  readOfflineCopy,
  readWaiting,
  storeOfflineCopy,
} from './stored-talks.ts';
import type { Teacher } from './teacher.ts';

type OfflineTalkOptions = {
  readonly talkId: string;
  /** The talk as this page knows it; null before it has been read. */
  readonly known: () => TalkPage | null;
  /** What another tab has heard of the talk since. */
  readonly onPage: (page: TalkPage) => void;
  readonly onTurns: (turns: readonly OfflineTurn[]) => void;
  /** Another tab has sent some. */
  readonly onSentElsewhere: () => void;
  readonly onDelivered: (delivered: Delivered) => void;
  readonly onReady: () => void;
};

export class OfflineTalk {
  readonly #options: OfflineTalkOptions;
  #situation: SituationView | undefined;
  #teacher: Promise<Teacher> | undefined;
  #sending: Promise<void> | undefined;
  #forgetPlan = () => {};

  constructor(options: OfflineTalkOptions) {
    this.#options = options;
  }

  /** Follows what other tabs do, until the signal. */
  open(signal: AbortSignal): void {
    const { talkId, onTurns, onSentElsewhere } = this.#options;
    let count = this.turns.length;
    onWaitingElsewhere(talkId, signal, () => {
      const { turns } = this;
      if (turns.length < count) onSentElsewhere();
      else onTurns(turns);
      count = turns.length;
    });
    signal.addEventListener('abort', () => this.#forgetPlan());
  }

  get turns(): readonly OfflineTurn[] {
    return readWaiting(this.#options.talkId).turns;
  }

  /** Whether anything waits to be sent. */
  get hasWaiting(): boolean {
    const { turns, hints } = readWaiting(this.#options.talkId);
    return turns.length > 0 || hints.length > 0;
  }

  /** The talk as it was when it was copied. */
  get storedPage(): TalkPage | undefined {
    return readOfflineCopy(this.#options.talkId)?.page;
  }

  /** Has what it takes fetched when the browser has time. Without it the talk is as it is without a connection. */
  prepare(): void {
    this.#forgetPlan();
    this.#forgetPlan = whenIdle(() => void this.#refreshCopy().catch(() => undefined));
  }

  /** Gets the teacher ready from the stored copy. */
  async wake(): Promise<void> {
    const teacher = await this.#load();
    if (teacher && this.storedPage) this.#options.onReady();
  }

  async #refreshCopy(): Promise<void> {
    const { talkId, known, onReady } = this.#options;
    if (this.hasWaiting) return;
    const newest = known()?.messages.at(-1)?.id;
    if (this.#situation && readOfflineCopy(talkId)?.snapshot.newestId === newest) return;
    this.#situation ??= await tutorChatApi.readSituation({ id: talkId });
    const [snapshot] = await Promise.all([tutorChatApi.readSnapshot({ id: talkId }), this.#load()]);
    const page = known();
    // Something was said meanwhile: whoever heard it asks again.
    if (!page || page.messages.at(-1)?.id !== snapshot.newestId || this.hasWaiting) return;
    if (storeOfflineCopy(talkId, { page, situation: this.#situation, snapshot })) onReady();
  }

  /** Takes a turn here. False when it cannot be taken as the server would, or not be kept. */
  async answer({ id, text, input, at }: Pick<Post, 'id' | 'text' | 'input' | 'at'>): Promise<boolean> {
    const { talkId, onTurns } = this.#options;
    const teacher = await this.#load();
    const copy = this.#base(id);
    if (!teacher || !copy) return false;
    // From reading to keeping without a pause: another tab must not come in between.
    const waiting = readWaiting(talkId);
    if (!waiting.turns.some((turn) => turn.id === id)) {
      const turn = teacher.take(copy, waiting, { id, text, input, at, answerId: newId() });
      const turns = [...waiting.turns, turn];
      if (!keepWaiting(talkId, { turns, hints: [] })) return false;
    }
    onTurns(this.turns);
    return true;
  }

  /** Help with what is open; null where nothing is, undefined when it cannot be given here. */
  async help(step: HintStep): Promise<Line | null | undefined> {
    const { talkId } = this.#options;
    const teacher = await this.#load();
    const copy = this.#base(undefined);
    if (!teacher || !copy) return undefined;
    const waiting = readWaiting(talkId);
    const line = teacher.help(copy, waiting, step);
    if (line && !keepWaiting(talkId, { ...waiting, hints: [...waiting.hints, step] })) return undefined;
    return line;
  }

  /** Answers to choose from; none where they cannot be given here. */
  async suggest(): Promise<readonly Line[]> {
    const teacher = await this.#load();
    const copy = this.#base(undefined);
    return teacher && copy ? teacher.suggest(copy, readWaiting(this.#options.talkId)) : [];
  }

  /** Help that the server gave counts here too. */
  noteHelp(step: HintStep): void {
    const { talkId } = this.#options;
    const copy = readOfflineCopy(talkId);
    const last = copy?.snapshot.said.at(-1);
    if (!copy || !last) return;
    const said = [...copy.snapshot.said.slice(0, -1), { ...last, helped: moreHelp(last.helped, step) }];
    storeOfflineCopy(talkId, { ...copy, snapshot: { ...copy.snapshot, said } });
  }

  /** Sends what waits; calls at the same time share one sending. Rejects with what stood in the way. */
  send(signal: AbortSignal): Promise<void> {
    const { talkId, onDelivered } = this.#options;
    this.#sending ??= sendWaiting(talkId, { onDelivered, signal }).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    await this.#sending?.catch(() => undefined);
  }

  /** The learner takes back what waits; its texts. */
  takeBack(): string[] {
    const texts = this.turns.map(({ text }) => text);
    keepWaiting(this.#options.talkId, NOTHING_WAITS);
    this.#options.onTurns([]);
    return texts;
  }

  /** Where a turn goes on from: the copy, with nothing said since but what waits, and `id` itself. */
  #base(id: string | undefined): OfflineCopy | undefined {
    const { talkId, known, onPage } = this.#options;
    const copy = readOfflineCopy(talkId);
    const page = known();
    if (!copy || !page) return undefined;
    const own = new Set([...this.turns.map((turn) => turn.id), ...(id === undefined ? [] : [id])]);
    const newest = page.messages.findLast((message) => !isOf(message, own))?.id;
    if (newest === copy.snapshot.newestId) return copy;
    // Another tab has heard more than this one; what this one knows last stands in it.
    const isBehind = !page.messages.some((message) => message.id === copy.snapshot.newestId);
    if (!isBehind || !copy.page.messages.some((message) => message.id === newest)) return undefined;
    onPage(copy.page);
    return copy;
  }

  /** The teacher for this talk; undefined when it cannot be had now. */
  async #load(): Promise<Teacher | undefined> {
    const situation = this.#situation ?? readOfflineCopy(this.#options.talkId)?.situation;
    if (!situation) return undefined;
    this.#teacher ??= import('./teacher.ts').then(({ openTeacher }) => openTeacher(situation));
    try {
      return await this.#teacher;
    } catch {
      this.#teacher = undefined; // Asked for again the next time.
      return undefined;
    }
  }
}

function isOf({ id, answers }: Message, turns: ReadonlySet<string>): boolean {
  return turns.has(id) || (answers !== null && turns.has(answers));
}
