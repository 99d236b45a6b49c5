// The shapes that go into and come out of a turn, whoever speaks in it.

import type { Tier } from '../../chinese/grammar/index.ts';
import type { InputMethod } from '../../chinese/input-method/index.ts';
import type { Lexicon } from '../../chinese/words/index.ts';
import type { Frames } from '../../content/schema/content.ts';
import type { Level } from '../../content/schema/levels.ts';
import type { Line, Note } from '../../content/schema/line.ts';
import type { Biography } from '../../content/schema/listening/biography.ts';
import type { Persona } from '../../content/schema/people/persona.ts';
import type { Phrase } from '../../content/schema/talks/phrasebook.ts';
import type { Play } from '../../content/schema/talks/play.ts';
import type { SmallTalk } from '../../content/schema/talks/small-talk.ts';
import type { Talk } from '../../content/schema/talks/talk.ts';
import type { GlossedWord, Vocabulary } from '../../content/schema/word.ts';
import type { Locale } from '../../kit/core/locale.ts';
import type { HelpStep, HintStep } from './help.ts';
import type { Memory } from './memory-schema.ts';
import type { Move } from './move.ts';

/** What a word means; without `pt` where nobody has written it in Portuguese. */
export type Gloss = { readonly en: string; readonly pt?: string | undefined };

/** A word with what it means. */
export type Explained = Gloss & {
  readonly zh: string;
  /** What it means, in Chinese, where that is known. */
  readonly inChinese?: string | undefined;
  /** The measure words of a noun. */
  readonly measures?: readonly string[] | undefined;
};

/** A dictionary the caller may lend: a word in characters, English or Portuguese → the word, explained. */
export type Lookup = (query: string) => Explained | undefined;

/** What the turn needs of the language core, loaded by the caller. */
export type Core = {
  readonly lexicon: Lexicon;
  /** The words of `content/words`, by their characters: their bands go before the lexicon's. */
  readonly glossed: ReadonlyMap<string, Pick<GlossedWord, 'band' | 'name' | 'en' | 'pt'>>;
  /** Everyday phrases, for who asks how to say one or says one in their own language. */
  readonly phrases: readonly Phrase[];
  /** What learners tell, in classes, and what is said to it. */
  readonly frames: Frames;
  /** Reads typed pinyin; without it pinyin is answered with the request for characters. */
  readonly inputMethod?: InputMethod | undefined;
};

export type TutorSituation = {
  readonly kind: 'tutor';
  readonly persona: Persona;
  readonly talk: Talk;
  /** What the tutor tells who asks about their life. */
  readonly biography?: Biography | undefined;
};
export type PlaySituation = {
  readonly kind: 'play';
  readonly play: Play;
  readonly level: Level;
  /** The level's set lines and words. */
  readonly talk: Talk;
  /** Who speaks with the learner. */
  readonly partner: { readonly name: Line; readonly character: Line };
  readonly targetWords: readonly Vocabulary[];
};
/** A talk with a tutor about its topics, or a play with goals. */
export type Situation = TutorSituation | PlaySituation;

/** A word that the learner should meet again today. */
export type DueWord = {
  readonly zh: string;
  /** In which reading: numbered pinyin; absent or empty where nobody can tell. */
  readonly reading?: string;
  readonly gloss: Gloss;
  /** A sentence with it that the learner could say. */
  readonly example?: Line | undefined;
};

export type Setting = {
  readonly situation: Situation;
  readonly locale: Locale;
  /** Anything that stays the same through one conversation, e.g. its id. Same inputs, same answer. */
  readonly seed: string;
  readonly core: Core;
  readonly smallTalk: readonly SmallTalk[];
  /** What is known of the learner from before, one sentence each, the latest first; empty for who does not want to be remembered. */
  readonly facts?: readonly string[] | undefined;
  readonly due: readonly DueWord[];
  /** Words of the text that the learner is studying, due or not: their use is noted. */
  readonly own?: readonly string[] | undefined;
  /** What the learner is called as far as the caller knows: for help, until they have told their name. */
  readonly learnerName?: string | undefined;
  readonly lookup?: Lookup;
};

/** One message of the transcript, oldest first. `memory` is whatever was stored: it is checked, not trusted. */
export type Message = {
  readonly by: 'learner' | 'tutor';
  readonly text: string;
  readonly memory?: unknown;
};

export type RespondInput = Setting & {
  /** The transcript before `learnerText`; its last sixty messages will do. */
  readonly history: readonly Message[];
  readonly learnerText: string;
  /** The highest step of help that the learner asked of the page since the last answer; see `hint`. */
  readonly helped?: HintStep;
  /** Speech recognition chooses the characters itself: what only a hand could miswrite is no mistake then. */
  readonly input?: 'typed' | 'speech';
};

/**
 * How much help stood before an answer. `full`: a whole sentence had been shown; `repeat`: the answer is that
 * very sentence. Both are no sign of knowledge.
 */
export type Aided = Exclude<HelpStep, 'rephrased'> | 'repeat';

/** A mistake, as it is shown folded under the learner's message. Offsets are UTF-16 code units, `end` exclusive. */
export type Correction = {
  readonly start: number;
  readonly end: number;
  /** What stands there, and what should; `right` is empty where the words should go. */
  readonly wrong: string;
  readonly right: string;
  /** The learner's whole sentence with this and all other mistakes mended. */
  readonly sentence: string;
  /** The grammar point, one of `points` of `chinese/grammar`. */
  readonly point: string;
  readonly reason: Line;
  /** Now: say it again, please. Later: noted for the review, the talk goes on. */
  readonly kind: 'now' | 'later';
  /** `natural`: nobody is wrong, it is only usually said so; asked, not told, and in no record. */
  readonly tier: Tier;
};

export type RecordedKind =
  | 'used_word'
  | 'missed_word'
  | 'asked_meaning'
  | 'asked_how_to_say'
  | 'mistake'
  | 'goal_reached';

/** Something that the learner's record should remember of this turn. */
export type Recorded = {
  readonly kind: RecordedKind;
  /** The word, the grammar point or the goal. */
  readonly what: string;
  readonly aided: Aided;
  /** Stands in the learner's text as it was understood, letter by letter; empty for a word that was not said. */
  readonly evidence: string;
  /** For a mistake: what should stand there. */
  readonly right?: string;
  /** Where it belongs to a request of its own inside the talk. */
  readonly activity?: 'drill';
};

/** A goal that this turn changed. */
export type GoalStep = { readonly id: string; readonly state: 'reached' | 'partly'; readonly aided: Aided };

/** Why the talk is over: all goals are done or let go, or the learner took leave. The learner may go on all the same. */
export type End = 'goals' | 'goodbye';

/** What a turn comes to, whoever puts it into words. Plain JSON. */
export type Decision = {
  readonly move: Move;
  /** What was taken for the learner's text where it was typed in pinyin or in their own language. */
  readonly understood: string | undefined;
  /** Words that are new with this turn, or shown again as help. */
  readonly teaches: readonly Vocabulary[];
  /** Id of the question or goal that is open after this turn. */
  readonly ask: string | undefined;
  /** Whether the learner's text answered what was open; undefined when it was no attempt at it. */
  readonly accepted: boolean | undefined;
  /** At most two, the most important first. */
  readonly corrections: readonly Correction[];
  /** The learner's sentence made right, where the answer should repeat it in passing. */
  readonly recast: string | undefined;
  readonly goals: readonly GoalStep[];
  /** How much help stood before the learner's text. */
  readonly aided: Aided;
  readonly end: End | undefined;
  readonly recorded: readonly Recorded[];
  /** What the embedded teacher says for it, line by line; to a model, an example of what to say. */
  readonly script: readonly Line[];
  /** Stored beside the answer and handed back in `history`. */
  readonly memory: Memory;
};

/** What a teacher adds to their words: a sentence in the learner's language, and the words that are new. */
export type Teaching = {
  readonly note: Note | undefined;
  readonly words: readonly Pick<Vocabulary, 'zh' | 'pinyin' | 'en' | 'pt'>[];
};

/** A word of an answer that lies beyond the learner's level. */
export type HardWord = { readonly zh: string; readonly gloss: Pick<Line, 'en' | 'pt'> | undefined };

/** `share` of the running words that lie beyond the level, 0 to 1; each such word once. */
export type Validation = { readonly share: number; readonly hard: readonly HardWord[] };

export type Speech = {
  /** Chinese; at most one question mark. A gloss in the learner's language may stand in an explanation. */
  readonly text: string;
  readonly translation: { readonly en: string; readonly pt: string };
  readonly level: Validation;
};

export type Turn = Decision & Speech;
