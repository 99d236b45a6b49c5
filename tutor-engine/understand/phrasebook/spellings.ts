// All that a phrase of the phrasebook may be called, as keys.

import type { Phrase } from '../../../content/schema/talks/phrasebook.ts';
import { phraseKey } from './phrase-key.ts';

const SLOTS = /(\{[a-z]+\})/;
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

/** The parts around the slots are made keys each for itself, the blanks between them and the slots stay. */
function keyWithSlot(form: string): string {
  return form
    .split(SLOTS)
    .map((part) => (part.startsWith('{') ? part : phraseKey(part)))
    .filter((part) => part !== '')
    .join(' ');
}
