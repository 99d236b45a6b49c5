// The instruments: what plays the tune, and every sound of the stage, all synthesised.

import { SOUNDS, type SoundName } from '../../../../content/schema/films/film-kinds.ts';
import type { Note } from '../../domain/index.ts';
import { noise, type Speaker, tone } from './waves.ts';

/** Plays a sound at a time of the context; `p` is its pitch as a factor. */
type Instrument = (speaker: Speaker, at: number, p: number) => void;

/** A music box above a soft bass. */
export function playNote(speaker: Speaker, { frequency, seconds, part }: Omit<Note, 'at'>, at: number): void {
  if (part === 'bass') {
    tone(speaker, {
      at,
      seconds: Math.max(0.5, seconds),
      from: frequency,
      type: 'triangle',
      volume: 0.09,
      attack: 0.02,
    });
    return;
  }
  const ring = Math.max(0.55, seconds * 1.4);
  tone(speaker, { at, seconds: ring, from: frequency, volume: 0.1 });
  tone(speaker, { at, seconds: ring * 0.45, from: frequency * 2, volume: 0.035 });
  tone(speaker, { at, seconds: 0.09, from: frequency * 4, volume: 0.02 });
}

const many = (count: number, gap: number, play: (index: number, after: number) => void): void => {
  for (let index = 0; index < count; index++) play(index, index * gap);
};

const INSTRUMENTS: Readonly<Record<SoundName, Instrument>> = {
  pop: (s, at, p) => tone(s, { at, seconds: 0.14, from: 320 * p, to: 760 * p, volume: 0.16 }),
  boing: (s, at, p) => {
    tone(s, { at, seconds: 0.3, from: 190 * p, to: 470 * p, type: 'triangle', volume: 0.15 });
    tone(s, { at: at + 0.05, seconds: 0.22, from: 380 * p, to: 820 * p, volume: 0.04 });
  },
  step: (s, at, p) => noise(s, { at, seconds: 0.07, from: 340 * p, volume: 0.09, width: 1.4 }),
  flap: (s, at, p) => noise(s, { at, seconds: 0.09, from: 900 * p, to: 500 * p, volume: 0.06 }),
  whoosh: (s, at, p) => noise(s, { at, seconds: 0.5, from: 400 * p, to: 1900 * p, volume: 0.13, width: 1.6 }),
  chime: (s, at, p) =>
    many(4, 0.08, (index, after) =>
      tone(s, {
        at: at + after,
        seconds: 0.7,
        from: ([784, 988, 1175, 1568][index] ?? 784) * p,
        volume: 0.07,
      }),
    ),
  munch: (s, at, p) => {
    noise(s, { at, seconds: 0.09, from: 1500 * p, to: 700, volume: 0.13 });
    noise(s, { at: at + 0.1, seconds: 0.07, from: 900 * p, volume: 0.08 });
  },
  bonk: (s, at, p) => {
    tone(s, { at, seconds: 0.24, from: 260 * p, to: 110 * p, type: 'triangle', volume: 0.22, attack: 0.003 });
    noise(s, { at, seconds: 0.05, from: 700 * p, volume: 0.1 });
  },
  giggle: (s, at, p) =>
    many(5, 0.13, (index, after) =>
      tone(s, {
        at: at + after,
        seconds: 0.11,
        from: (620 - index * 30) * p,
        to: (760 - index * 30) * p,
        volume: 0.07,
      }),
    ),
  shiver: (s, at) =>
    many(9, 0.11, (_, after) => noise(s, { at: at + after, seconds: 0.05, from: 2400, volume: 0.05 })),
  yawn: (s, at, p) => {
    tone(s, { at, seconds: 0.7, from: 240 * p, to: 430 * p, volume: 0.07, attack: 0.2 });
    tone(s, { at: at + 0.6, seconds: 0.8, from: 430 * p, to: 190 * p, volume: 0.07, attack: 0.1 });
  },
  hush: (s, at) => noise(s, { at, seconds: 1.1, from: 500, to: 260, volume: 0.06, width: 0.7 }),
  ding: (s, at, p) => {
    tone(s, { at, seconds: 0.9, from: 1320 * p, volume: 0.09 });
    tone(s, { at, seconds: 0.5, from: 2640 * p, volume: 0.03 });
  },
  rattle: (s, at) =>
    many(6, 0.11, (_, after) => noise(s, { at: at + after, seconds: 0.06, from: 2900, volume: 0.06 })),
  brush: (s, at) => noise(s, { at, seconds: 0.42, from: 2600, to: 1500, volume: 0.07, width: 0.8 }),
  meow: (s, at, p) => {
    tone(s, { at, seconds: 0.2, from: 500 * p, to: 800 * p, type: 'sawtooth', volume: 0.05, attack: 0.05 });
    tone(s, {
      at: at + 0.16,
      seconds: 0.4,
      from: 800 * p,
      to: 430 * p,
      type: 'triangle',
      volume: 0.12,
      attack: 0.04,
    });
  },
  woof: (s, at, p) => {
    tone(s, { at, seconds: 0.17, from: 320 * p, to: 150 * p, type: 'sawtooth', volume: 0.11 });
    noise(s, { at, seconds: 0.12, from: 700 * p, volume: 0.09 });
  },
  quack: (s, at, p) =>
    many(2, 0.2, (_, after) =>
      tone(s, { at: at + after, seconds: 0.16, from: 430 * p, to: 300 * p, type: 'sawtooth', volume: 0.1 }),
    ),
  ribbit: (s, at, p) => {
    many(7, 0.028, (_, after) =>
      tone(s, { at: at + after, seconds: 0.03, from: 210 * p, type: 'square', volume: 0.06 }),
    );
    tone(s, { at: at + 0.24, seconds: 0.16, from: 240 * p, to: 390 * p, type: 'square', volume: 0.06 });
  },
  moo: (s, at, p) => {
    tone(s, { at, seconds: 1.3, from: 150 * p, to: 118 * p, type: 'sawtooth', volume: 0.09, attack: 0.2 });
    tone(s, { at, seconds: 1.3, from: 300 * p, to: 236 * p, volume: 0.06, attack: 0.25 });
  },
  oink: (s, at, p) =>
    many(2, 0.22, (_, after) => {
      tone(s, { at: at + after, seconds: 0.15, from: 180 * p, to: 330 * p, type: 'sawtooth', volume: 0.09 });
      noise(s, { at: at + after, seconds: 0.13, from: 600, volume: 0.07 });
    }),
  tweet: (s, at, p) =>
    many(3, 0.14, (_, after) =>
      tone(s, { at: at + after, seconds: 0.1, from: 2100 * p, to: 2900 * p, volume: 0.05 }),
    ),
  rumble: (s, at, p) =>
    many(4, 0.19, (index, after) =>
      tone(s, {
        at: at + after,
        seconds: 0.2,
        from: (index % 2 ? 95 : 70) * p,
        to: (index % 2 ? 70 : 100) * p,
        type: 'triangle',
        volume: 0.24,
      }),
    ),
  splash: (s, at) => {
    noise(s, { at, seconds: 0.5, from: 1800, to: 500, volume: 0.16, width: 0.6 });
    many(3, 0.1, (_, after) =>
      tone(s, { at: at + 0.15 + after, seconds: 0.09, from: 700, to: 1300, volume: 0.05 }),
    );
  },
  drum: (s, at, p) => {
    tone(s, { at, seconds: 0.3, from: 150 * p, to: 60 * p, volume: 0.3, attack: 0.003 });
    noise(s, { at, seconds: 0.06, from: 400, volume: 0.1 });
  },
  bell: (s, at, p) =>
    many(2, 0.22, (_, after) => {
      tone(s, { at: at + after, seconds: 0.5, from: 1760 * p, volume: 0.07 });
      tone(s, { at: at + after, seconds: 0.4, from: 2217 * p, volume: 0.04 });
    }),
  horn: (s, at, p) =>
    many(2, 0.28, (_, after) => {
      tone(s, { at: at + after, seconds: 0.22, from: 330 * p, type: 'square', volume: 0.04 });
      tone(s, { at: at + after, seconds: 0.22, from: 415 * p, type: 'square', volume: 0.04 });
    }),
  train: (s, at) => {
    many(6, 0.2, (index, after) =>
      noise(s, { at: at + after, seconds: 0.12, from: index % 2 ? 600 : 900, volume: 0.1 }),
    );
    tone(s, { at: at + 0.1, seconds: 0.7, from: 587, type: 'triangle', volume: 0.07, attack: 0.05 });
    tone(s, { at: at + 0.1, seconds: 0.7, from: 740, type: 'triangle', volume: 0.06, attack: 0.05 });
  },
  wind: (s, at) => noise(s, { at, seconds: 1.8, from: 300, to: 900, volume: 0.12, width: 0.9 }),
  thunder: (s, at) => {
    noise(s, { at, seconds: 1.4, from: 180, to: 60, volume: 0.4, width: 0.5 });
    tone(s, { at, seconds: 0.8, from: 70, to: 40, volume: 0.2 });
  },
};

/** What the stage does not know makes no sound. */
export function playSound(speaker: Speaker, name: string, at: number, pitch: number): void {
  const known = SOUNDS.find((one) => one === name);
  if (known) INSTRUMENTS[known](speaker, at, pitch);
}
