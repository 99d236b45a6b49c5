// A role while it is being written: the same parts as a role, each of which may still be empty.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { Role } from '../../../content/schema/studies/role.ts';
import type { Answer, Word } from '../../../content/schema/talks/talk.ts';
import type { Vocabulary } from '../../../content/schema/word.ts';
import { NO_LINE } from '../../drafts/domain/index.ts';

/** Patterns as they are typed, one a line; empty ones count for nothing. */
export type DraftAnswer = { readonly match: string[]; readonly replies: Line[] };

export type DraftGoal = {
  readonly id: string;
  readonly goal: Line;
  readonly ask: Line;
  readonly again: Line;
  readonly reached: DraftAnswer[];
  readonly partly: DraftAnswer[];
  readonly together: { readonly times: number; readonly replies: Line[] } | null;
  readonly hint: {
    readonly idea: Line;
    readonly start: Line;
    readonly full: Line;
    /** More whole answers to choose from. */
    readonly others?: Line[] | undefined;
  };
};

export type DraftWord = {
  readonly zh: string;
  readonly also: string[];
  readonly en: string;
  readonly pt: string;
  readonly inText: { readonly en: string; readonly pt: string };
  /** In yuan; without one it is not for sale. */
  readonly price?: number | undefined;
};
/** A list of words that stands for `{slot}` in patterns. */
export type DraftSlot = { readonly slot: string; readonly words: DraftWord[] };

export type DraftTargetWord = {
  readonly zh: string;
  readonly pinyin: string;
  readonly en: string;
  readonly pt: string;
  /** Why the pinyin is not the usual one. */
  readonly reading: string;
};

/** Our own plays have up to 52. */
export const ASIDES_MAX = 80;

export type DraftPlay = {
  readonly opening: Line;
  readonly goals: DraftGoal[];
  readonly words: DraftSlot[];
  readonly asides: DraftAnswer[];
  /** As they came with a role that was copied; nothing on the page changes them. */
  readonly stock?: Role['play']['stock'];
  readonly haggle?: Role['play']['haggle'];
  readonly rates?: Role['play']['rates'];
  readonly when?: Role['play']['when'];
  readonly terms?: Role['play']['terms'];
  readonly manner?: Role['play']['manner'];
  readonly facts?: Role['play']['facts'];
  readonly things?: Role['play']['things'];
  readonly sizes?: Role['play']['sizes'];
  readonly unit?: Role['play']['unit'];
  readonly world?: Role['play']['world'];
  readonly unclear: Line[];
  readonly waiting: Line[];
  readonly closing: Line[];
};

export type RoleDraft = {
  readonly level: Level;
  readonly theme: Role['theme'];
  readonly name: Line;
  readonly voice: Role['voice'];
  readonly picture: Role['picture'];
  readonly character: Line;
  readonly situation: Line;
  readonly play: DraftPlay;
  readonly targetWords: DraftTargetWord[];
  readonly culturalNote: Line;
};

export const NO_ANSWER: DraftAnswer = { match: [''], replies: [NO_LINE] };
export const NO_TARGET_WORD: DraftTargetWord = { zh: '', pinyin: '', en: '', pt: '', reading: '' };

/** A goal to be filled in, under an id that none of the others has. */
export function newGoal(others: readonly Pick<DraftGoal, 'id'>[]): DraftGoal {
  const taken = new Set(others.map(({ id }) => id));
  let number = others.length + 1;
  while (taken.has(`goal-${number}`)) number += 1;
  return {
    id: `goal-${number}`,
    goal: NO_LINE,
    ask: NO_LINE,
    again: NO_LINE,
    reached: [NO_ANSWER],
    partly: [],
    together: null,
    hint: { idea: NO_LINE, start: NO_LINE, full: NO_LINE },
  };
}

const GOALS = 3;
const ASIDES = 6;
const TARGET_WORDS = 6;

/** What a new role begins with: as many empty places as must be filled. */
export function emptyDraft(): RoleDraft {
  const goals: DraftGoal[] = [];
  while (goals.length < GOALS) goals.push(newGoal(goals));
  return {
    level: 'beginner',
    theme: 'daily',
    name: NO_LINE,
    voice: { kind: 'woman', pitch: 1, rate: 1 },
    picture: {
      hue: 200,
      age: 'young',
      skin: 'light',
      mood: 'smile',
      hair: 'short',
      wear: 'shirt',
      item: 'none',
    },
    character: NO_LINE,
    situation: NO_LINE,
    play: {
      opening: NO_LINE,
      goals,
      words: [],
      asides: Array.from({ length: ASIDES }, () => NO_ANSWER),
      unclear: [NO_LINE, NO_LINE, NO_LINE],
      waiting: [NO_LINE, NO_LINE],
      closing: [NO_LINE, NO_LINE],
    },
    targetWords: Array.from({ length: TARGET_WORDS }, () => NO_TARGET_WORD),
    culturalNote: NO_LINE,
  };
}

/** A role as a draft, to be edited or copied. */
export function draftOf(role: Role): RoleDraft {
  const { id: _, play, targetWords, ...rest } = role;
  return {
    ...rest,
    play: {
      ...play,
      goals: play.goals.map(({ together, ...goal }) => ({ ...goal, together: together ?? null })),
      words: Object.entries(play.words).map(([slot, words]) => ({
        slot,
        words: words.map((word) => ({ ...word, inText: word.inText ?? { en: '', pt: '' } })),
      })),
    },
    targetWords: targetWords.map((word) => ({ ...word, reading: word.reading ?? '' })),
  };
}

/** What the draft says as a role, which the role's schema has yet to accept; what was left empty is left out. */
export function roleOf(id: string, { play, targetWords, ...rest }: RoleDraft): Role {
  return {
    id,
    ...rest,
    play: {
      ...play,
      goals: play.goals.map(goalOf),
      words: Object.fromEntries(play.words.map(({ slot, words }) => [slot, words.map(wordOf)])),
      asides: play.asides.map(answerOf),
    },
    targetWords: targetWords.map(targetWordOf),
  };
}

function goalOf({ together, reached, partly, ...goal }: DraftGoal) {
  return {
    ...goal,
    reached: reached.map(answerOf),
    partly: partly.map(answerOf),
    ...(together === null ? {} : { together }),
  };
}

const written = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

function answerOf({ match, replies }: DraftAnswer): Answer {
  return { match: written(match), replies };
}

function wordOf({ inText, also, price, ...word }: DraftWord): Word {
  const isPlain = inText.en.trim() === '' && inText.pt.trim() === '';
  return {
    ...word,
    also: written(also),
    ...(isPlain ? {} : { inText }),
    ...(price === undefined ? {} : { price }),
  };
}

function targetWordOf({ reading, ...word }: DraftTargetWord): Vocabulary {
  return reading.trim() === '' ? word : { ...word, reading };
}
