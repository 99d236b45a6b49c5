// The notes of a film's tune, from its beginning to its end: what a synthesiser plays.

import type { Film, Tune } from '../film.ts';

export type Note = {
  /** Seconds of the film. */
  readonly at: number;
  readonly seconds: number;
  /** Hertz. */
  readonly frequency: number;
  readonly part: 'melody' | 'bass';
};

const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const A4 = { frequency: 440, step: 57 } as const;

/** The tune goes round until the film ends; the end itself is left quiet. */
export function notesOf({ tune, length }: Pick<Film, 'tune' | 'length'>): readonly Note[] {
  const until = length - 1;
  return [...partOf(tune, 'melody', until), ...partOf(tune, 'bass', until)].toSorted((a, b) => a.at - b.at);
}

function partOf(tune: Tune, part: Note['part'], until: number): Note[] {
  const beat = 60 / tune.tempo;
  const written = tune[part].split(' ');
  const notes: Note[] = [];
  let at = 0;
  for (let index = 0; at < until && written.length > 1; index += 2) {
    const name = written[index % written.length] ?? '-';
    const seconds = Number(written[(index + 1) % written.length]) * beat;
    const frequency = frequencyOf(name);
    if (frequency !== undefined) notes.push({ at, seconds, frequency, part });
    at += seconds;
  }
  return notes;
}

/** `A4` is 440 Hz; undefined for a rest. */
export function frequencyOf(name: string): number | undefined {
  const [, letter, sharp, octave] = /^([A-G])(#?)([2-6])$/.exec(name) ?? [];
  const step = letter === undefined ? undefined : STEPS[letter];
  if (step === undefined) return undefined;
  const steps = Number(octave) * 12 + step + (sharp === '#' ? 1 : 0);
  return A4.frequency * 2 ** ((steps - A4.step) / 12);
}
