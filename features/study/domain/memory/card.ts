// What is remembered of a word: one card for each of its skills, each with a schedule of its own.

/** The skills that are reviewed. `use`: in a sentence; talks move it too. `listening` needs a voice, `writing` a hand. */
export const CARD_SKILLS = ['recognise', 'recall', 'tone', 'listening', 'writing', 'use'] as const;
export type CardSkill = (typeof CARD_SKILLS)[number];

/** `new`: never answered; `learning`: missed the last time, comes back after minutes; `review`: comes back after days. */
export const STAGES = ['new', 'learning', 'review'] as const;
export type Stage = (typeof STAGES)[number];

/** A word in one reading: numbered pinyin, empty where nobody can tell. */
export type CardWord = { readonly word: string; readonly reading: string };

/** What is known of a card. All of it is worked out from learning events. Times in milliseconds since 1970. */
export type CardState = CardWord & {
  readonly skill: CardSkill;
  readonly stage: Stage;
  /** Null for what does not come back by itself: new words that wait, what is suspended, what is only known from talks. */
  readonly due: number | null;
  /** Days after which 90 % are still known; 0 for a new card. */
  readonly stability: number;
  /** 1 to 10; 0 for a new card. */
  readonly difficulty: number;
  /** Of the first evidence and the last; null for a new card. */
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** When its answer was shown last: at the first evidence, and at each miss. Null for a new card. */
  readonly shownAt: number | null;
  readonly reviews: number;
  /** How often it was known and then missed. */
  readonly lapses: number;
  /** When the learner took the word up; null where they only used it. */
  readonly addedAt: number | null;
  /** Left out until it is resumed. */
  readonly isSuspended: boolean;
  /** The last event that moved it. */
  readonly lastEvent: string;
};

/** Of a word that nothing is known of yet. */
export const newRecognition = ({ word, reading }: CardWord): CardState => ({
  word,
  reading,
  skill: 'recognise',
  stage: 'new',
  due: null,
  stability: 0,
  difficulty: 0,
  firstAt: null,
  lastAt: null,
  shownAt: null,
  reviews: 0,
  lapses: 0,
  addedAt: null,
  isSuspended: false,
  lastEvent: '',
});

/** So many lapses, and repeating has not helped: it is taught in another way. */
export const LEECH_LAPSES = 6;
export const isLeech = ({ lapses }: Pick<CardState, 'lapses'>): boolean => lapses >= LEECH_LAPSES;

/** Why a card is in today's plan. */
export const REASONS = [
  /** Missed today or in a talk: comes first. */
  'missed',
  /** Its day has come. */
  'due',
  /** Should have come on an earlier day; what would be forgotten soonest for its time comes first. */
  'overdue',
  /** Missed many times; comes with another kind of help. */
  'leech',
  /** A further skill of a word that is known by now. */
  'next_skill',
  /** Probably known, which no answer has shown yet: asked without being shown. */
  'check',
  /** Kept by the learner, or from a list that is switched on. */
  'new_word',
] as const;
export type Reason = (typeof REASONS)[number];
