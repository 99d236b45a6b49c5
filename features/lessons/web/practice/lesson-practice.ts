// The exercises of a lesson in the page: goes from step to step, tells answers, takes them back, and ends each round.

import { createStore } from 'zustand';
import { errorCode, isAbsence } from '../../../../kit/web/api/api.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { itemOf, KNOWN_PART } from '../../../learning-events/domain/index.ts';
import { tellEvents } from '../../../learning-events/web/api.ts';
import type { ExerciseKind } from '../../../study/domain/index.ts';
import {
  type AnswerEvent,
  answerEvents,
  type CardAnswer,
  type Given,
  undoEvents,
} from '../../../study/web/api.ts';
import {
  afterMiss,
  allAgain,
  answeredKeys,
  answeredWith,
  isGoneThrough,
  itemKey,
  type LessonFile,
  type LessonStep,
  lessonItemsOf,
  nextRound,
  rightKeys,
  saysPointKnown,
  withoutWord,
  withUnheard,
} from '../../domain/index.ts';
import { newWordsQuery, progressQuery } from '../queries.ts';
import { type LessonMaterial, makeStep, materialOf, type Shown, toCard } from './make-steps.ts';
import { pointEvent } from './point-event.ts';
import { BEGINNING, type PracticeState } from './practice-state.ts';
import { keepRight, readRight } from './stored-answers.ts';
import { forgetPlace, keepPlace, readPlace } from './stored-place.ts';
import { unheardAnswers } from './unheard-answers.ts';

export type PracticeOptions = {
  readonly lesson: LessonFile;
  /** The band up to which the learner knows words; undefined where they have not said. */
  readonly known: number | undefined;
  readonly hasVoice: boolean;
};

/** What was told of a step, and how things stood before it: to go back there. */
type Behind = Pick<PracticeState, 'steps' | 'missed' | 'waiting'> & {
  readonly told: readonly AnswerEvent[];
  readonly right: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
};

export class LessonPractice {
  readonly state = createStore<PracticeState>(() => BEGINNING);
  readonly #options: PracticeOptions;
  readonly #kinds: ExerciseKind[] = [];
  /** Of each step, by how often it was asked before: what comes back by an undo asks what it asked. */
  readonly #made = new WeakMap<LessonStep, readonly Shown[]>();
  #right: ReadonlySet<string> = new Set();
  /** What was answered, right or wrong: what was missed holds nobody up, and is asked when all rounds were gone through. */
  #answered: ReadonlySet<string> = new Set();
  /** Words that are known or probably known: nobody is shown them as if they were new. */
  #familiar: ReadonlySet<string> = new Set();
  /** Words that were met and are not known yet: shown once more, and not as new. */
  #met: ReadonlySet<string> = new Set();
  /** How things stood when the step came that is on the screen. */
  #before: Pick<Behind, 'right' | 'answered'> = { right: new Set(), answered: new Set() };
  #material: LessonMaterial | undefined;
  /** Of each done step, the latest last. */
  #behind: Behind[] = [];
  #current: readonly AnswerEvent[] = [];
  #askedAt = 0;

  constructor(options: PracticeOptions) {
    this.#options = options;
  }

  get #now(): PracticeState {
    return this.state.getState();
  }

  #set(change: Partial<PracticeState>): void {
    this.state.setState(change);
  }

  get #items() {
    return lessonItemsOf(this.#options.lesson);
  }

  /** Begins where any device left off; what all know is asked once more. */
  async begin(): Promise<void> {
    this.#set(BEGINNING);
    const { lesson } = this.#options;
    try {
      this.#material ??= materialOf(lesson, await loadLanguageCore());
      const [told, words] = await Promise.all([this.#readAnswered(), this.#readWords()]);
      [this.#right, this.#answered] = [told.right, told.answered];
      [this.#familiar, this.#met] = [words.familiar, words.met];
    } catch (error) {
      return this.#set({ problem: errorCode(error) });
    }
    return this.#open();
  }

  /** As the server knows it, with what it has not heard of yet; without a connection as this browser does. */
  async #readAnswered(): Promise<Pick<Behind, 'right' | 'answered'>> {
    const { id } = this.#options.lesson;
    try {
      const answers = await queryClient.fetchQuery(progressQuery(id));
      const unheard = unheardAnswers(id);
      const right = withUnheard(rightKeys(answers), unheard);
      keepRight(id, right);
      return { right, answered: answeredWith(answeredKeys(answers), unheard) };
    } catch (error) {
      if (!isAbsence(error)) throw error;
      const right = new Set(readRight(id));
      return { right, answered: answeredWith(right, unheardAnswers(id)) };
    }
  }

  /** Without a connection each word is shown before it is asked, as it is to whoever has met none. */
  async #readWords(): Promise<Record<'familiar' | 'met', ReadonlySet<string>>> {
    const { id, words } = this.#options.lesson;
    try {
      const { fresh, met } = await queryClient.fetchQuery(newWordsQuery(id));
      const familiar = words.map(({ zh }) => zh).filter((word) => !fresh.includes(word));
      return { familiar: new Set(familiar), met: new Set(met) };
    } catch (error) {
      if (!isAbsence(error)) throw error;
      return { familiar: new Set(), met: new Set() };
    }
  }

  /** The next round; the whole lesson again for who knows all of it. */
  async #open(): Promise<void> {
    const { hasVoice } = this.#options;
    const lesson = this.#items;
    const params = { lesson, familiar: this.#familiar, met: this.#met, hasVoice };
    const next = nextRound({ ...params, right: this.#right, answered: this.#answered });
    if (!next) [this.#right, this.#answered] = [new Set(), new Set()];
    const opened = next ?? allAgain(params);
    if (!opened) return;
    const { steps, at, of } = opened;
    const round = { at, of };
    const place = readPlace(this.#options.lesson.id, lesson, round) ?? { steps, round, done: 0 };
    this.#behind = [];
    this.#set({ ...BEGINNING, ...place });
    await this.#show();
  }

  async #show(): Promise<void> {
    const step = this.#now.steps[this.#now.done];
    if (!step) return this.#end();
    try {
      const exercise = await this.#make(step);
      if (this.#now.steps[this.#now.done] !== step) return;
      if (!exercise) return await this.#leaveOut(step);
      if (exercise.kind !== 'choose') this.#kinds.push(exercise.kind);
      this.#current = [];
      this.#before = { right: this.#right, answered: this.#answered };
      this.#askedAt = performance.now();
      this.#set({ phase: 'asking', problem: null, exercise, given: null, shown: this.#now.shown + 1 });
      keepPlace(this.#options.lesson, this.#items, this.#now);
    } catch (error) {
      this.#set({ problem: errorCode(error) });
    }
  }

  async #make(step: LessonStep): Promise<Shown | undefined> {
    const { lesson, known, hasVoice } = this.#options;
    const material = (this.#material ??= materialOf(lesson, await loadLanguageCore()));
    const asked = this.#now.steps.slice(0, this.#now.done).filter((each) => each === step).length;
    const made = this.#made.get(step)?.[asked];
    if (made) return made;
    const recent = this.#kinds.slice(-2);
    const exercise = await makeStep(step, { lesson, material, known, hasVoice, recent, asked });
    if (exercise) this.#made.set(step, [...(this.#made.get(step) ?? []).slice(0, asked), exercise]);
    return exercise;
  }

  /** A word that cannot be asked fairly by its meaning counts as looked at; else no round would ever end. */
  #leaveOut(step: LessonStep): Promise<void> {
    const { steps, done } = this.#now;
    for (const key of coreKeys(step)) this.#note(key, true);
    this.#set({ steps: steps.filter((_, place) => place !== done) });
    return this.#show();
  }

  /** The answer to words, as the screens of a review tell it. */
  answer(answers: readonly CardAnswer[], given: Given): void {
    const { exercise, steps, done } = this.#now;
    const step = steps[done];
    if (!exercise || !step || this.#now.given) return;
    if (step.kind !== 'words') return this.answerPoint(step, given);
    if (exercise.kind === 'choose') return;
    this.#tell(
      answerEvents(answers, {
        source: 'lesson',
        sourceId: this.#options.lesson.id,
        kind: exercise.kind,
        tookMs: performance.now() - this.#askedAt,
      }),
      given,
    );
    for (const { card, outcome } of answers)
      if (card.skill === 'recognise') this.#note(wordKey(card), isRight(outcome));
  }

  /** The answer to a point of grammar. */
  answerPoint(step: Extract<LessonStep, { point: string }>, given: Given): void {
    if (this.#now.given) return;
    const tookMs = performance.now() - this.#askedAt;
    this.#tell([pointEvent(this.#options.lesson.id, step, given, tookMs)], given);
    if (saysPointKnown(step.kind)) this.#note(pointKey(step.point), isRight(given.outcome));
  }

  #tell(events: readonly AnswerEvent[], given: Given): void {
    this.#current = events;
    this.#set({ given });
    // Whoever leaves while looking at the answer is not asked again.
    keepPlace(this.#options.lesson, this.#items, { ...this.#now, ...this.#after() });
    void tellEvents(events);
  }

  #note(key: string, right: boolean): void {
    const keys = new Set(this.#right);
    if (right) keys.add(key);
    else keys.delete(key);
    this.#answered = this.#answered.union(new Set([key]));
    this.#setRight(keys);
  }

  #setRight(keys: ReadonlySet<string>): void {
    this.#right = keys;
    keepRight(this.#options.lesson.id, keys);
  }

  /** After the answer was looked at, or a new word. What was missed is asked again before the round ends, once. */
  goOn(): Promise<void> {
    const { steps, done, missed, waiting } = this.#now;
    const step = steps[done];
    if (!step) return Promise.resolve();
    const after = this.#after();
    this.#behind.push({ steps, missed, waiting, told: this.#current, ...this.#before });
    this.#current = [];
    this.#set(after);
    return this.#show();
  }

  /** Where the round stands once the step on the screen is left. */
  #after(): Pick<PracticeState, 'steps' | 'done' | 'missed' | 'waiting'> {
    const { steps, done, given, missed, waiting } = this.#now;
    const isMissed = given !== null && !isRight(given.outcome);
    const after = isMissed ? afterMiss(steps, done) : { steps, waits: false };
    const isFirstMiss = after.steps !== steps && !steps.slice(0, done).some((each) => each === steps[done]);
    return {
      steps: after.steps,
      done: done + 1,
      missed: missed + (isFirstMiss ? 1 : 0),
      waiting: waiting + (after.waits ? 1 : 0),
    };
  }

  /** Of a new word that is shown: it is known already, and is asked no more in this round. */
  know(): Promise<void> {
    const { steps, done, missed, waiting } = this.#now;
    const step = steps[done];
    const [held] = step?.kind === 'words' && step.step.kind === 'meet' ? step.step.cards : [];
    if (!held) return Promise.resolve();
    const card = toCard({ ...held, skill: 'recognise' }, this.#options.lesson);
    const told = answerEvents([{ card, outcome: 'right', answer: '', aided: 'none' }], {
      source: 'lesson',
      sourceId: this.#options.lesson.id,
      kind: KNOWN_PART,
      tookMs: null,
    });
    this.#behind.push({ steps, missed, waiting, told, ...this.#before });
    this.#note(wordKey(card), true);
    void tellEvents(told);
    this.#set({ steps: withoutWord(steps, done, held), done: done + 1 });
    return this.#show();
  }

  /** Takes the answer on the screen back, else the one before. */
  undo(): Promise<void> {
    const { given, done, steps, missed, waiting, phase } = this.#now;
    if (phase !== 'asking') return Promise.resolve();
    const here = { steps, missed, waiting, told: this.#current, ...this.#before };
    const back = given === null ? this.#behind.pop() : here;
    if (!back) return Promise.resolve();
    this.#setRight(back.right);
    this.#answered = back.answered;
    this.#current = [];
    this.#set({
      given: null,
      steps: back.steps,
      missed: back.missed,
      waiting: back.waiting,
      done: given === null ? done - 1 : done,
    });
    void tellEvents(undoEvents(back.told));
    return this.#show();
  }

  #end(): void {
    forgetPlace(this.#options.lesson.id);
    const { hasVoice } = this.#options;
    const params = { lesson: this.#items, right: this.#right, answered: this.#answered, hasVoice };
    const isWhole = nextRound(params) === undefined;
    this.#set({ phase: 'ended', exercise: null, given: null, isWhole, isLast: isGoneThrough(params) });
  }

  /** On to the next round. */
  goFurther(): Promise<void> {
    return this.#open();
  }

  retry(): Promise<void> {
    return this.#now.steps.length === 0 ? this.begin() : this.#show();
  }
}

const isRight = (outcome: Given['outcome']): boolean => outcome === 'right' || outcome === 'near';

const wordKey = ({ word, reading }: { readonly word: string; readonly reading: string }): string =>
  itemKey({ kind: 'word', key: word, reading });
const pointKey = (point: string): string => {
  const { key, reading } = itemOf('grammar', point);
  return itemKey({ kind: 'grammar', key, reading });
};
/** What a round waits for in a step: words to be recognised, and points told apart. */
function coreKeys(step: LessonStep): string[] {
  if (step.kind !== 'words') return step.kind === 'choose' ? [pointKey(step.point)] : [];
  if (step.step.kind === 'meet') return [];
  return step.step.cards.filter(({ skill }) => skill === 'recognise').map(wordKey);
}
