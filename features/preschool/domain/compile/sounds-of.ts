// Which sounds the moves make, so that nobody has to write them down.

import type { Move, SoundCue } from '../film.ts';

type Maker = (move: Move) => readonly SoundCue[];

const once =
  (name: string, after = 0, pitch = 1): Maker =>
  ({ at }) => [{ at: at + after, name, pitch }];

/** A step each time a foot comes down. */
const steps =
  (perSecond: number, pitch: number): Maker =>
  ({ at, until }) =>
    Array.from({ length: Math.floor((until - at) * perSecond) }, (_, index) => ({
      at: at + (index + 0.5) / perSecond,
      name: 'step',
      pitch: index % 2 === 0 ? pitch : pitch * 1.08,
    }));

const MAKERS: Readonly<Record<string, Maker>> = {
  walk: steps(3, 1),
  tiptoe: steps(2.2, 1.5),
  run: steps(5.4, 1.1),
  hop: ({ at, until }) => {
    const hops = Math.max(1, Math.round((until - at) * 1.8));
    return Array.from({ length: hops }, (_, index) => ({
      at: at + ((until - at) * (index + 0.15)) / hops,
      name: 'boing',
      pitch: 1.3,
    }));
  },
  fly: ({ at, until }) =>
    Array.from({ length: Math.floor((until - at) * 5) }, (_, index) => ({
      at: at + index / 5,
      name: 'flap',
      pitch: 1,
    })),
  roll: once('whoosh'),
  jump: once('boing', 0.22),
  cheer: once('chime'),
  spin: once('whoosh', 0, 1.2),
  clap: steps(3.6, 2.2),
  eat: ({ at, until }) =>
    Array.from({ length: Math.floor((until - at) * 1.7) }, (_, index) => ({
      at: at + (index + 0.3) / 1.7,
      name: 'munch',
      pitch: 1,
    })),
  fall: once('bonk', 0.3),
  giggle: once('giggle'),
  shiver: once('shiver'),
  yawn: once('yawn', 0.2),
  stomp: steps(4.4, 0.7),
  sleep: once('hush'),
  show: once('pop', 0, 0.9),
  pop: once('pop'),
  vanish: once('pop', 0.15, 0.7),
  drop: once('bonk', 0.45, 1.4),
  pulse: once('ding'),
  wiggle: once('rattle'),
  write: ({ at, until }) => {
    const strokes = Math.round((until - at) / 0.62);
    return Array.from({ length: strokes }, (_, index) => ({
      at: at + index * 0.62,
      name: 'brush',
      pitch: 1,
    }));
  },
};

/** The sounds of a list of moves; a sound of its own is a move `play`. */
export function soundsOf(moves: readonly Move[]): readonly SoundCue[] {
  return moves.flatMap((move) => {
    if (move.verb === 'play')
      return [
        {
          at: move.at,
          name: String(move.args[0]),
          pitch: typeof move.args[1] === 'number' ? move.args[1] : 1,
        },
      ];
    return MAKERS[move.verb]?.(move) ?? [];
  });
}
