// One session in the page: begins or resumes it, keeps cards at hand, tells answers, takes them back, ends it.

import { createStore } from 'zustand';
import { afterPaint } from '../../../../kit/web/after-paint.ts';
import { errorCode, isAbsence } from '../../../../kit/web/api/api.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { KNOWN_PART } from '../../../learning-events/domain/index.ts';
import { sendWaiting, tellEvents } from '../../../learning-events/web/api.ts';
import { EXTRA_SECONDS } from '../../domain/bounds.ts';
import { timeOf } from '../../domain/day/pace.ts';
import type { Exercise, ExerciseKind } from '../../domain/exercises/index.ts';
import type { CardSkill, CardWord } from '../../domain/memory/card.ts';
import {
  cardKey,
  dissolved,
  type GivenAnswer,
  heldCards,
  knownAlready,
  type Step,
  skipped,
  takenBack,
  waitingCards,
  withAnswers,
  withCards,
  withoutCards,
  withoutLater,
} from '../../domain/session/session.ts';
import { prefetchMaterial } from '../material/prefetch-material.ts';
import { type PrepareContext, prepareExercise } from '../material/prepare.ts';
import { type Card, weekChanged } from '../queries.ts';
import { studyApi } from '../study-api.ts';
import { t } from '../texts.ts';
import { tellReturns } from './comes-back.ts';
import { type AnswerEvent, answerEvents, type CardAnswer, undoEvents } from './facts.ts';
import { fetchCards, unheardKeys, unheardSeconds } from './fetch-cards.ts';
import { heedOthers, tellAnswered } from './other-tabs.ts';
import { BEGINNING, type Given, leftBy, promisedOf, reachedBy, type SessionState } from './session-state.ts';
import { forgetSession, keepSession, readSession, type StoredSession } from './stored-session.ts';

export type SessionOptions = {
  /** The band up to which the learner knows words; undefined where they have not said. */
  readonly known: number | undefined;
  /** Whether this device can say Chinese. */
  readonly hasVoice: boolean;
  /** Words that were given to train, in place of the day's plan. */
  readonly only?: readonly CardWord[] | undefined;
  /** From the beginning what lies beyond the day's review. */
  readonly isExtra?: boolean;
};

/** With fewer cards at hand more are asked for. */
const FEW = 6;
const SKILLS = ['recognise', 'recall', 'tone', 'writing', 'use'] as const satisfies readonly CardSkill[];

export class SessionStore {
  readonly state = createStore<SessionState>(() => BEGINNING);
  readonly #options: SessionOptions;
  readonly #skills: readonly CardSkill[];
  /** What was told of each done step, the latest last. */
  readonly #told: (readonly AnswerEvent[])[] = [];
  readonly #kinds: ExerciseKind[] = [];
  /** A step that comes back by an undo asks what it asked. */
  readonly #made = new WeakMap<Step<Card>, Exercise>();
  #current: readonly AnswerEvent[] = [];
  /** What `#current` tells, as the session keeps it. */
  #answers: readonly GivenAnswer[] = [];
  #askedAt = 0;
  /** Of the exercises shown the one that was left last. */
  #left = 0;
  /** Seconds, since the page stands. */
  #spent = 0;
  #fetching: Promise<void> | undefined;
  #isExhausted = false;
  /** Cards of which nothing fair can be asked here: told the server, so that no count holds them. */
  #leftOut: readonly Card[] = [];
  /** Words that the learner has met. */
  #familiar: ReadonlySet<string> = new Set();
  readonly #newsOfReturn = tellReturns();
  readonly #closing = new AbortController();

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#skills = options.hasVoice ? [...SKILLS, 'listening'] : SKILLS;
    heedOthers(this.#closing.signal, {
      onAnswered: ({ session, cards }) => {
        if (session !== this.#now.id) return;
        // What was missed or taken back there is asked again, here or there.
        this.#isExhausted = false;
        void this.#leaveElsewhere(new Set(cards));
      },
      onRepeated: (ids) => this.#heedRepeated(ids),
    });
  }

  /** The page is left: other tabs and devices need not be heeded any more. */
  close(): void {
    this.#closing.abort();
  }

  get #now(): SessionState {
    return this.state.getState();
  }

  #set(change: Partial<SessionState>): void {
    const next = { ...this.#now, ...change };
    this.state.setState({ ...next, reached: reachedBy(next), left: leftBy(next) });
  }

  async begin(): Promise<void> {
    // The minutes of the day plan reviews; what a class is given has its own.
    if (this.#options.only || this.#options.isExtra) return this.goBeyond();
    this.#set(BEGINNING);
    this.#isExhausted = false;
    this.#left = 0;
    const stored = readSession(Date.now());
    try {
      await this.#open();
      if (stored?.id === this.#now.id) {
        this.#restore(stored);
        // What was answered on another device since the cards were fetched is left out, the first card too.
        const answered = await this.#fetch();
        this.#set({ session: withoutCards(this.#now.session, answered) });
        this.#keep();
      }
      await this.#fetchMore();
    } catch (error) {
      // Without a connection the cards that this browser still holds are asked.
      if (!stored || !isAbsence(error)) return this.#set({ problem: errorCode(error) });
      const { id, startedAt, answered, secondsToday } = stored;
      this.#set({ id, startedAt, answeredBefore: answered, secondsToday });
      this.#restore(stored);
    }
    await this.#show();
  }

  /** A new session, or the one that is open on another device. */
  async #open(): Promise<void> {
    const { id, startedAt, answered, secondsToday } = await studyApi.begin({ id: newId() });
    this.#set({ id, startedAt, answeredBefore: answered });
    this.#setTime(secondsToday - unheardSeconds(id));
  }

  /** As the server counts it. What was asked for beyond the day, this page counts alone. */
  #setTime(secondsToday: number): void {
    if (!this.#now.isExtra) this.#set({ secondsToday });
  }

  #spend(seconds: number): void {
    this.#spent += seconds;
    this.#set({ secondsToday: this.#now.secondsToday - seconds });
  }

  #restore({ steps, cardsLeft, reached }: StoredSession): void {
    const session = withoutCards({ ...this.#now.session, steps }, unheardKeys(this.#now.id));
    this.#set({ session, cardsLeft, reached });
  }

  /** Fetches more cards when few are left; one call at a time. */
  #fetchMore(): Promise<void> {
    const { session } = this.#now;
    if (this.#isExhausted || heldCards(session).length >= FEW) return Promise.resolve();
    this.#fetching ??= this.#fetch()
      .then(() => undefined)
      .finally(() => {
        this.#fetching = undefined;
      });
    return this.#fetching;
  }

  /** Answers the keys of held cards that another device has answered. */
  async #fetch(): Promise<ReadonlySet<string>> {
    const { session, id, isExtra } = this.#now;
    const held = [...waitingCards(session), ...heldCards(session)];
    // What the server cannot know of when it is asked.
    const unheard = unheardSeconds(id) - this.#spent;
    const { only } = this.#options;
    const [skills, leftOut] = [this.#skills, this.#leftOut];
    const fetched = await fetchCards({ id, skills, held, leftOut, isExtra, only });
    const { answered, secondsToday } = fetched;
    const { cards, cardsLeft } = promisedOf(fetched, this.#now);
    this.#familiar = new Set(fetched.met);
    this.#isExhausted = cards.length === 0;
    this.#setTime(secondsToday - unheard - this.#spent);
    this.#set({ session: withCards(withoutLater(this.#now.session, answered), cards), cardsLeft });
    prefetchMaterial(cards, this.#options.known);
    this.#keep();
    return answered;
  }

  /** For whoever comes back to a page that stood open, and may have gone on elsewhere. */
  async comeBack(): Promise<void> {
    if (this.#now.phase !== 'asking' || this.#now.given !== null) return;
    try {
      await this.#leaveElsewhere(await this.#fetch());
    } catch {
      // Without a server nothing was answered elsewhere that could be known here.
    }
  }

  /** Another tab or device has answered these, or taken an answer back: it goes on here with what is open, and says so. */
  async #leaveElsewhere(answered: ReadonlySet<string>): Promise<void> {
    const { phase, given, session } = this.#now;
    if (phase !== 'asking') return;
    this.#set({ session: (given === null ? withoutCards : withoutLater)(session, answered) });
    this.#keep();
    if (this.#now.session.steps[0] === session.steps[0]) return;
    notify('good', t('session.elsewhere'));
    await this.#show();
  }

  /** An answer that was given here counts for nothing: there was one before. What else is held is looked after, too. */
  #heedRepeated(ids: ReadonlySet<string>): void {
    if (![...this.#told.flat(), ...this.#current].some(({ id }) => ids.has(id))) return;
    notify('good', t('session.elsewhere'));
    void this.#fetch().catch(() => undefined);
  }

  /** The next exercise, unless the time is over. */
  #show(): Promise<void> {
    return this.#now.secondsToday <= 0 ? this.end() : this.#ask();
  }

  /** Puts the exercise of the first step on the screen. */
  async #ask(): Promise<void> {
    const [step] = this.#now.session.steps;
    if (!step) return this.#refill();
    void this.#fetchMore().catch(() => undefined);
    try {
      const exercise = this.#made.get(step) ?? (await prepareExercise(step, this.#context()));
      if (this.#now.session.steps[0] !== step) return;
      if (!exercise) return await this.#leaveOut(step);
      if (!this.#made.has(step)) this.#kinds.push(exercise.kind);
      this.#made.set(step, exercise);
      this.#current = [];
      this.#askedAt = performance.now();
      this.#set({ phase: 'asking', problem: null, exercise, given: null, shown: this.#now.shown + 1 });
      this.#prepareNext();
    } catch (error) {
      this.#set({ problem: errorCode(error) });
    }
  }

  /** Words that cannot stand together are asked one by one; what cannot be asked fairly here waits. */
  #leaveOut(step: Step<Card>): Promise<void> {
    const { session } = this.#now;
    if (step.kind === 'ask') this.#leftOut = [...this.#leftOut, ...step.cards];
    this.#set({ session: step.kind === 'pairs' ? dissolved(session) : skipped(session) });
    this.#keep();
    return this.#show();
  }

  /** Nothing is at hand: more comes from the server, or the day is done. */
  async #refill(): Promise<void> {
    this.#set({ phase: 'waiting', exercise: null, problem: null });
    try {
      // A miss comes back only when it is known.
      await sendWaiting();
      this.#isExhausted = false;
      await this.#fetchMore();
    } catch (error) {
      return this.#set({ problem: errorCode(error) });
    }
    return this.#now.session.steps.length > 0 ? this.#show() : this.end();
  }

  /** What the next step needs is fetched while this one is being answered. */
  #prepareNext(): void {
    const next = this.#now.session.steps[1];
    if (next) void prepareExercise(next, this.#context()).catch(() => undefined);
  }

  #context(): PrepareContext {
    const asked = { recent: this.#kinds.slice(-2), familiar: this.#familiar };
    return { sessionId: this.#now.id, ...this.#options, ...asked, isPlanned: true };
  }

  /** Tells what was answered, and shows what was right. */
  answer(answers: readonly CardAnswer[], given: Given): void {
    const { exercise, id, session } = this.#now;
    if (!exercise || this.#now.given) return;
    const tookMs = performance.now() - this.#askedAt;
    this.#current = answerEvents(answers, { source: 'review', sourceId: id, kind: exercise.kind, tookMs });
    this.#spend(timeOf(answers.map(({ card }) => ({ skill: card.skill, tookMs: tookMs / answers.length }))));
    const cards = session.steps[0]?.cards ?? [];
    const days = this.#newsOfReturn(cards, this.#current);
    this.#answers = answers.map(({ card, outcome }, at) => ({
      eventId: this.#current[at]?.id ?? '',
      card: cardKey(card),
      outcome,
    }));
    const answered = withAnswers(session, this.#answers);
    const asked = new Set(cards.map(cardKey));
    const isLetGo = waitingCards(answered).some((card) => asked.has(cardKey(card)));
    this.#set({ given: { ...given, days, isLetGo, isLast: this.#now.secondsToday <= 0 } });
    void tellEvents(this.#current);
    tellAnswered({ session: id, cards: cards.map(cardKey) });
    // What was missed comes back today, so there is more to ask for than there was.
    if (given.outcome === 'wrong' || given.outcome === 'shown') this.#isExhausted = false;
    // Whoever loads the page anew while looking at the answer is not asked again.
    this.#keep(answered);
  }

  /** Of a new word that is shown: it is known already, and is asked another day instead of now. */
  know(): Promise<void> {
    const { exercise, id, session, shown } = this.#now;
    const [card] = session.steps[0]?.cards ?? [];
    if (exercise?.kind !== 'meet' || !card || this.#left === shown) return Promise.resolve();
    this.#left = shown;
    const place = { source: 'review', sourceId: id, kind: KNOWN_PART, tookMs: null } as const;
    const events = answerEvents([{ card, outcome: 'right', answer: '', aided: 'none' }], place);
    this.#told.push(events);
    void tellEvents(events);
    tellAnswered({ session: id, cards: [cardKey(card)] });
    const answers = events.map((event) => ({
      eventId: event.id,
      card: cardKey(card),
      outcome: 'right' as const,
    }));
    this.#set({ session: knownAlready(session, answers) });
    this.#isExhausted = false;
    this.#keep();
    return this.#show();
  }

  /** After the answer was looked at, or a new word. */
  async goOn(): Promise<void> {
    const { session, given, shown } = this.#now;
    // Pressed twice while the next exercise is made ready: no card is passed over.
    if (this.#left === shown) return;
    this.#left = shown;
    if (!given) this.#spend(timeOf([{ skill: 'recognise', tookMs: performance.now() - this.#askedAt }]));
    this.#told.push(this.#current);
    const answered = withAnswers(session, given ? this.#answers : []);
    this.#current = [];
    this.#set({ session: answered });
    this.#keep();
    // On a slow telephone the next exercise takes several frames; the key is answered in the first.
    await afterPaint();
    return this.#show();
  }

  /** Takes the answer on the screen back, else the one before. */
  undo(): Promise<void> {
    const { given, session, phase } = this.#now;
    // What is being left already is done.
    const isOpen = given !== null && this.#left !== this.#now.shown;
    if (phase === 'ending' || phase === 'ended' || (!isOpen && session.done.length === 0))
      return Promise.resolve();
    const events = isOpen ? this.#current : (this.#told.pop() ?? []);
    this.#current = [];
    this.#set({ given: null, left: null, session: isOpen ? session : takenBack(session) });
    void tellEvents(undoEvents(events));
    tellAnswered({ session: this.#now.id, cards: [] });
    this.#keep();
    // What was answered in time may be answered again.
    return this.#ask();
  }

  async end(): Promise<void> {
    this.#set({ phase: 'ending', exercise: null, given: null, problem: null });
    try {
      // What waits is sent first, so that it counts.
      await sendWaiting();
      const summary = await studyApi.end({ id: this.#now.id, voice: this.#options.hasVoice ? 'yes' : 'no' });
      forgetSession();
      weekChanged(summary.week);
      this.#set({ phase: 'ended', summary });
    } catch (error) {
      this.#set({ problem: errorCode(error) });
    }
  }

  /** More than today's plan, when the learner asks for it. */
  async goBeyond(): Promise<void> {
    this.#isExhausted = false;
    this.#told.length = 0;
    this.#left = 0;
    this.#set({ ...BEGINNING, isExtra: true, secondsToday: EXTRA_SECONDS });
    try {
      await this.#open();
    } catch (error) {
      return this.#set({ problem: errorCode(error) });
    }
    await this.#show();
  }

  #keep(session = this.#now.session): void {
    const { id, cardsLeft, secondsToday, answeredBefore, startedAt, reached } = this.#now;
    const answered = answeredBefore + session.done.length;
    keepSession({ id, steps: session.steps, cardsLeft, secondsToday, answered, startedAt, reached });
  }

  /** From where it stopped for want of an answer of the server. */
  retry(): Promise<void> {
    const { phase, isExtra } = this.#now;
    if (phase === 'beginning') return isExtra ? this.goBeyond() : this.begin();
    return phase === 'ending' ? this.end() : this.#show();
  }
}
