// Sentences of the trade that buyer and desk choose from a list: each reads them in their own language.

import { numberFormat } from '../../../../kit/core/formats.ts';
import { LOCALES, type Locale } from '../../../../kit/core/locale.ts';
import { fillText, LANGUAGE_TAGS, writeDay, writeFen } from '../../../../kit/core/texts.ts';
import { BUYER_PHRASES } from './buyer-phrases.ts';
import { DESK_PHRASES } from './desk-phrases.ts';
import type { Phrase, ReadyFor, Side, SlotKind } from './phrase.ts';

export const PHRASES = { ...DESK_PHRASES, ...BUYER_PHRASES } as const;

export type PhraseId = keyof typeof PHRASES;
// The keys of a record that is written out here, which is all that it has.
export const PHRASE_IDS = Object.keys(PHRASES) as [PhraseId, ...PhraseId[]];

/** A sentence that was chosen, with what stands in its slots. */
export type ChosenPhrase = { readonly id: PhraseId; readonly slots: Readonly<Record<string, string>> };

export const SLOT_MAX = 120;

const phraseOf = (id: PhraseId): Phrase => PHRASES[id];

/** Those that a side may send as a message. */
export const phrasesOf = (side: Side): readonly PhraseId[] =>
  PHRASE_IDS.filter((id) => phraseOf(id).by === side && (phraseOf(id).in ?? ['message']).includes('message'));

/** Where something is to be filled in. */
export const GAP = '____';

/** In words, with gaps for its slots. */
export const withGaps = (id: PhraseId, locale: Locale): string =>
  phraseOf(id)[locale].replaceAll(/\{\{\w+\}\}/g, GAP);

/** Those that are offered with a step of the desk. */
export const readyFor = (of: ReadyFor): readonly PhraseId[] =>
  PHRASE_IDS.filter((id) => phraseOf(id).in?.includes(of));

/** The language to begin with: the buyer's, or the operator's own where theirs is not known. */
export const readyLanguage = (buyer: Locale | null | undefined, own: Locale): Locale =>
  LOCALES.find((locale) => locale === buyer) ?? own;

export const slotsOf = (id: PhraseId): readonly (readonly [string, SlotKind])[] =>
  Object.entries(phraseOf(id).slots);

/** Whether this side may say it, and each slot holds what it should, and no other is there. */
export function isSaid({ id, slots }: ChosenPhrase, side: Side): boolean {
  const wanted = slotsOf(id);
  return (
    phrasesOf(side).includes(id) &&
    Object.keys(slots).length === wanted.length &&
    wanted.every(([name, kind]) => fits(kind, slots[name] ?? ''))
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function fits(kind: SlotKind, value: string): boolean {
  switch (kind) {
    case 'money':
      return /^[1-9]\d{0,9}$/.test(value);
    case 'count':
      return /^[1-9]\d{0,2}$/.test(value);
    case 'day':
      return DAY.test(value) && !Number.isNaN(Date.parse(value));
    case 'words':
      return value.trim() !== '' && value.length <= SLOT_MAX;
  }
}

/** As somebody of this language reads it. */
export function writePhrase({ id, slots }: ChosenPhrase, locale: Locale): string {
  const filled = slotsOf(id).map(([name, kind]) => [name, writeSlot(kind, slots[name] ?? '', locale)]);
  return fillText(phraseOf(id)[locale], Object.fromEntries(filled));
}

function writeSlot(kind: SlotKind, value: string, locale: Locale): string {
  switch (kind) {
    case 'money':
      return writeFen(Number(value), locale);
    case 'count':
      return numberFormat(LANGUAGE_TAGS[locale], {}).format(Number(value));
    case 'day':
      return writeDay(value, locale);
    case 'words':
      return value;
  }
}
