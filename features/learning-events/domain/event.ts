// What a learning event can say: which skill of which item, how it went, how much help stood there, where it happened.

/**
 * What of an item was put to use. `recognise`: knowing it when it is met; `recall`: producing it from its meaning, typed;
 * `use`: in a sentence of one's own; `goal`: getting something done in a play.
 */
export const SKILLS = [
  'recognise',
  'recall',
  'tone',
  'listening',
  'speaking',
  'writing',
  'use',
  'grammar',
  'goal',
] as const;
export type Skill = (typeof SKILLS)[number];

/**
 * `text`: a graded text that was read to its end; `word`: its characters, with its reading; `grammar`: one of the points of `chinese/grammar`; `goal`: `subject/goal` of a
 * play; `line`: `place/scene/number` of a dialogue; `subject`: what a talk is about, where help was asked for; `question`: `text/number` of one about a text.
 */
export const ITEM_KINDS = ['word', 'grammar', 'goal', 'line', 'subject', 'text', 'question'] as const;
type ItemKind = (typeof ITEM_KINDS)[number];

export type Item = {
  readonly kind: ItemKind;
  readonly key: string;
  /**
   * Of a word: numbered pinyin as the dictionary writes it, a space between syllables, so that 长 `zhang3` and `chang2`
   * are two; empty where nobody can tell. Empty for all that is no word.
   */
  readonly reading: string;
};

export const wordItem = (word: string, reading: string): Item => ({ kind: 'word', key: word, reading });
export const itemOf = (kind: Exclude<ItemKind, 'word'>, key: string): Item => ({ kind, key, reading: '' });

/**
 * `taught`: a teacher brought it up with what it means; `near`: let go with a small slip; `shown`: given up, the answer was shown; `asked`: the learner asked about it;
 * `helped`: asked for help; `undone`: takes another event back. The last five are no signs of knowledge. Four are choices
 * about an item: taken up to be learnt, left out, taken in again, begun anew. `scheduled`: another program has given the
 * skill its day; `skill_suspended`: it leaves out this one skill of the item.
 */
export const OUTCOMES = [
  'right',
  'near',
  'wrong',
  'shown',
  'taught',
  'asked',
  'helped',
  'undone',
  'added',
  'suspended',
  'resumed',
  'forgotten',
  'scheduled',
  'skill_suspended',
] as const;
type Outcome = (typeof OUTCOMES)[number];
/** Outcomes of what was asked or said: `near` counts as right. Asking about something, or for help, is no answer. */
export const RIGHT_ANSWERS = ['right', 'near'] as const satisfies readonly Outcome[];
export const ANSWERS = [...RIGHT_ANSWERS, 'wrong', 'shown'] as const satisfies readonly Outcome[];
export const NO_SIGNS = [
  'added',
  'suspended',
  'resumed',
  'forgotten',
  'scheduled',
  'skill_suspended',
] as const satisfies readonly Outcome[];

/** `full`: a whole sentence had been shown; `repeat`: the answer is that very sentence. Neither is a sign of knowledge. */
export const AIDED = ['none', 'idea', 'start', 'full', 'repeat'] as const;
export type Aided = (typeof AIDED)[number];

/**
 * `drill`: the request for a due word inside a talk; `scene_practice`: a scene line by line; `lesson`: the exercises of a
 * lesson; `test`: testing out of a node of the learning path, whose sitting is the part; `list`: a list of words;
 * `reading`: a text that was read; `practice`: of the learner's own accord, as writing from a word card.
 */
export const SOURCES = [
  'talk',
  'play',
  'drill',
  'scene_practice',
  'review',
  'lesson',
  'test',
  'import',
  'list',
  'reading',
  'practice',
] as const;
type Source = (typeof SOURCES)[number];
/** What a page may tell of; the others are what the server has seen itself. */
export const DEVICE_SOURCES = [
  'scene_practice',
  'review',
  'lesson',
  'reading',
  'test',
  'practice',
] as const satisfies readonly Source[];

/** The part of an event that says no more than that a new word is known already: nothing was asked, so it is no answer. */
export const KNOWN_PART = 'known';
export const isClaim = ({ partId }: { readonly partId: string }): boolean => partId === KNOWN_PART;

/** The part of an answer to a word that was expected to be known, and so was not shown before it was asked. */
export const CHECK_PART = 'check';

export const APPEND_MAX = 100;
export const ANSWER_MAX = 300;
/** Nobody thinks about one answer for longer; what takes more was left lying. */
export const TOOK_MS_MAX = 600_000;

/** What happened, as whoever saw it tells. */
export type LearningFact = {
  readonly skill: Skill;
  readonly item: Item;
  readonly outcome: Outcome;
  readonly aided: Aided;
  /** What the learner gave, letter by letter; empty where nothing was said. */
  readonly answer: string;
  /** From the question to the answer, in milliseconds; null where nobody measured. */
  readonly tookMs: number | null;
};
