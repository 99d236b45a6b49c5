/** The shapes of answer matching. */

/** How the answer was given. Speech recognition writes homophones; a hand on a keyboard chooses them. */
export type InputKind = 'typed' | 'speech';

export type MatchOptions = {
  readonly input?: InputKind;
  /** Words that a slot of that name takes: `{drink}` → 茶, 咖啡. Without a list a slot takes any few words. */
  readonly slots?: Readonly<Record<string, readonly string[]>>;
  /** Groups of words that count as the same here, beside the usual ones. */
  readonly synonyms?: readonly (readonly string[])[];
};

/** Why an answer is right, near or wrong. */
export type Why =
  /** Right: as accepted, */
  | 'exact'
  /** with tolerated liberties: 请, 吧, 您, a dropped 我, */
  | 'tolerated'
  /** with words of the same meaning, */
  | 'synonym'
  /** with time or topic in another good place, */
  | 'free-order'
  /** in pinyin, with right tones or none, */
  | 'pinyin'
  /** or with characters that speech recognition took for others of the same sound. */
  | 'heard'
  /** Near: pinyin with wrong tones, */
  | 'tone'
  /** pinyin with sounds that are easily mixed up, */
  | 'sound'
  /** a character of the same sound, */
  | 'homophone'
  /** a wrong character that makes no word, */
  | 'typo'
  /** a particle missing, extra or wrong, */
  | 'particle'
  /** a measure word missing, extra or wrong, */
  | 'measure-word'
  /** the right number in the wrong form: 二杯, 第两天, */
  | 'number-form'
  /** words in a wrong order, */
  | 'order'
  /** a word too many, */
  | 'extra-word'
  /** a small word missing. */
  | 'missing-word'
  /** Wrong: yes for no, */
  | 'negation'
  /** another number, */
  | 'number'
  /** another person, */
  | 'person'
  /** who does what to whom turned round, */
  | 'roles'
  /** only the beginning, and `expected` is the rest, */
  | 'unfinished'
  /** nothing given, */
  | 'empty'
  /** another sentence altogether, in which nothing is compared, */
  | 'another'
  /** or something else. */
  | 'different';

export type Verdict = {
  readonly verdict: 'right' | 'near' | 'wrong';
  readonly why: Why;
  /** The accepted answer it was held against, slots filled; '' if there was none. */
  readonly accepted: string;
  /** What differs, as it was written, where that can be told: expected and given; either may be ''. */
  readonly expected: string;
  readonly given: string;
};
