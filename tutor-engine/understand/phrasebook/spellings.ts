// All that a phrase of the phrasebook may be called, as keys.

import type { Phrase } from '../../../content/schema/talks/phrasebook.ts';
import { phraseKey } from './phrase-key.ts';

const SLOT = /\{[a-z]+\}/;
const CHOICE = /\(([^()]*)\)/;

/** Each once; with its slot where it has one. */
export function spellings({ en, pt, said }: Pick<Phrase, 'en' | 'pt' | 'said'>): string[] {
  return [...new Set([en, pt, ...said.flatMap(expanded)].map(keyWithSlot))].filter((key) => key !== '');
}

/** `(a|b|)` is written out, the innermost first. */
function expanded(form: string): string[] {
  const choice = CHOICE.exec(form);
  if (choice === null) return [form];
  const [whole, options = ''] = choice;
  return options.split('|').flatMap((option) => expanded(form.replace(whole, () => option)));
}

/** The parts around a slot are made keys each for itself, the blank between them and the slot stays. */
function keyWithSlot(form: string): string {
  const slot = SLOT.exec(form)?.[0];
  if (slot === undefined) return phraseKey(form);
  const [before = '', after = ''] = form.split(slot).map(phraseKey);
  return `${before === '' ? '' : `${before} `}${slot}${after === '' ? '' : ` ${after}`}`;
}
