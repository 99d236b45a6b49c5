// What became of a deck that was brought.

import type { DeckSkill } from './note-type.ts';

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'refused'] as const;

/** Of the file that a deck came in. */
export const NAME_MAX = 120;

/** Why a note was refused. */
export const REFUSALS = ['no_word', 'sentence', 'several', 'no_reading', 'list_full'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What of a note that came did not come along. */
export const LOSSES = [
  /** A picture that the note shows and the package does not hold, or that is none. */
  'picture_missing',
  /** A further picture of the same note. */
  'picture_second',
  /** A recording that the note names and the package does not hold, or that is none. */
  'sound_missing',
  /** A further recording of the same note. */
  'sound_second',
  /** It is the word of another note. */
  'second_note',
  /** A card of a skill that the word has a card of already. */
  'second_card',
  /** Traditional characters became simplified ones. */
  'traditional',
  /** A sentence beside the one that came. */
  'example',
  /** Something is longer than we keep. */
  'cut',
  /** Something was left open in a field, so that it may read otherwise. */
  'markup',
  /** A field was in bold or in colour, or a meaning on several lines. */
  'format',
] as const;
export type Loss = (typeof LOSSES)[number];

export type ImportReport = {
  readonly added: number;
  readonly updated: number;
  readonly doubled: number;
  readonly refused: number;
  readonly reviews: number;
  /** Of the words of a package, as they stood in Anki: known and not yet due, due, never asked. Those set aside are none. */
  readonly known: number;
  readonly due: number;
  readonly unasked: number;
  readonly sounds: number;
  readonly pictures: number;
  /** Words set aside as a whole, and skills set aside of words that are not. */
  readonly setAside: number;
  readonly skillsSetAside: number;
  readonly samples: readonly { readonly text: string; readonly why: Refusal }[];
  readonly losses: readonly LossReport[];
  /** Kinds of card that are practised now, where the deck has switched the others off. */
  readonly practised?: readonly DeckSkill[];
};
type LossReport = {
  readonly what: Loss;
  readonly count: number;
  /** The first words that it was lost of. */
  readonly words: readonly string[];
};

export const EMPTY_REPORT: ImportReport = {
  added: 0,
  updated: 0,
  doubled: 0,
  refused: 0,
  reviews: 0,
  known: 0,
  due: 0,
  unasked: 0,
  sounds: 0,
  pictures: 0,
  setAside: 0,
  skillsSetAside: 0,
  samples: [],
  losses: [],
};

const SAMPLES_MAX = 20;

export function refuseNote(report: ImportReport, text: string, why: Refusal): ImportReport {
  return {
    ...report,
    refused: report.refused + 1,
    samples: report.samples.length < SAMPLES_MAX ? [...report.samples, { text, why }] : report.samples,
  };
}

export function tellLoss(report: ImportReport, word: string, what: Loss): ImportReport {
  const before = report.losses.find((loss) => loss.what === what) ?? { what, count: 0, words: [] };
  const words = before.words.length < SAMPLES_MAX ? [...before.words, word] : before.words;
  const after = { what, count: before.count + 1, words };
  return { ...report, losses: [...report.losses.filter((loss) => loss.what !== what), after] };
}
