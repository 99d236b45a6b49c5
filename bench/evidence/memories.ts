// What a scripted learner has kept and reviewed before a talk: the events of each word, and the cards that follow.

import { NO_DEVICE } from '../../features/learning-events/domain/index.ts';
import {
  type CardState,
  DAY_MS,
  DEFAULT_SETTINGS,
  foldWord,
  modelOf,
  type StudyEvent,
} from '../../features/study/domain/index.ts';
import type { TurnFact } from '../../features/tutor-chat/domain/index.ts';
import type { StockWord } from './word-stock.ts';

export const SCHEDULING = {
  model: modelOf(DEFAULT_SETTINGS.retention),
  skills: DEFAULT_SETTINGS.skills,
};

type Happened = Pick<StudyEvent, 'skill' | 'outcome' | 'aided' | 'source' | 'reading'> & {
  readonly at: number;
};

/** The words of one learner with all that ever happened with them. */
export class Memories {
  readonly words: readonly StockWord[];
  readonly #events: Map<string, StudyEvent[]>;
  readonly #cards = new Map<string, CardState[]>();
  #told = 0;

  constructor(words: readonly StockWord[], events: ReadonlyMap<string, StudyEvent[]> = new Map()) {
    this.words = words;
    this.#events = new Map(events);
    this.#told = Array.from(events.values()).flat().length;
  }

  /** The same memory, which goes on by itself. */
  copy(): Memories {
    return new Memories(this.words, this.#events);
  }

  tell(word: string, { at, ...told }: Happened): void {
    this.#told += 1;
    const id = String(this.#told).padStart(8, '0');
    const event = {
      ...told,
      id,
      happenedAt: new Date(at),
      deviceId: NO_DEVICE,
      deviceSeq: this.#told,
      undoes: null,
      tookMs: null,
      grade: null,
    };
    this.#events.set(word, [...(this.#events.get(word) ?? []), event]);
    this.#cards.delete(word);
  }

  /** What a turn left in the log. */
  note({ item, skill, outcome, aided, source }: TurnFact, at: number): void {
    if (item.kind === 'word')
      this.tell(item.key, { skill, outcome, aided, source, reading: item.reading, at });
  }

  cardsOf(word: string): CardState[] {
    const known = this.#cards.get(word) ?? foldWord(word, this.#events.get(word) ?? [], SCHEDULING);
    this.#cards.set(word, known);
    return known;
  }

  /** The card of a word that comes next, and when; a new one that waits comes at once. */
  nextOf(word: string): { readonly due: number; readonly skill: CardState['skill'] } | undefined {
    return this.cardsOf(word)
      .flatMap(({ due, skill, addedAt, stage }) =>
        due === null && (stage !== 'new' || addedAt === null) ? [] : [{ due: due ?? addedAt ?? 0, skill }],
      )
      .toSorted((a, b) => a.due - b.due)[0];
  }

  cards(): CardState[] {
    return Array.from(this.#events.keys()).flatMap((word) => this.cardsOf(word));
  }
}

const MINUTE_MS = 60_000;
/** The share of words that were only kept so far. */
const UNSEEN = 0.15;
const RIGHT = 0.85;
const LONGEST_AGO_DAYS = 50;
/** Learners come when they come: up to so many days after the word. */
const LATE_DAYS = 1.5;

/** Words that were kept in the last weeks and reviewed as they came back; `random` gives 0 to 1. */
export function memoriesOf(words: readonly StockWord[], now: number, random: () => number): Memories {
  const memories = new Memories(words);
  for (const { zh, reading } of words) {
    const told = { reading, aided: 'none', source: 'review' } as const;
    let at = now - (1 + random() * LONGEST_AGO_DAYS) * DAY_MS;
    memories.tell(zh, { ...told, skill: 'recognise', outcome: 'added', source: 'list', at });
    if (random() < UNSEEN) continue;
    memories.tell(zh, { ...told, skill: 'recognise', outcome: 'right', at: (at += MINUTE_MS) });
    for (let next = memories.nextOf(zh); next; next = memories.nextOf(zh)) {
      at = Math.max(at + MINUTE_MS, next.due + random() * LATE_DAYS * DAY_MS);
      if (at >= now - DAY_MS / 4) break;
      memories.tell(zh, { ...told, skill: next.skill, outcome: random() < RIGHT ? 'right' : 'wrong', at });
    }
  }
  return memories;
}
