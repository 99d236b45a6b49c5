// Plays the music and sounds of a film along its clock: a little ahead of it, and silent at once when it turns.

import { type Film, notesOf } from '../../domain/index.ts';
import { playNote, playSound } from './instruments.ts';

export type Soundtrack = {
  /** The clock goes on from here at this speed, 0 for not at all. */
  readonly turn: (seconds: number, rate: number) => void;
  readonly tick: (seconds: number) => void;
  readonly setMuted: (isMuted: boolean) => void;
  readonly close: () => void;
};

/** Seconds of the film that are handed to the sound card ahead of time. */
const AHEAD = 0.35;
const VOLUME = 0.85;

/** Silent where the browser has no Web Audio. Call `turn` from what a finger or key began: browsers ask for that. */
export function createSoundtrack(film: Film): Soundtrack {
  const notes = notesOf(film);
  let context: AudioContext | undefined;
  let output: GainNode | undefined;
  let isMuted = false;
  let rate = 0;
  let planned = 0;

  const hush = () => {
    if (!context || !output) return;
    output.gain.setTargetAtTime(0, context.currentTime, 0.015);
    const old = output;
    setTimeout(() => old.disconnect(), 120);
    output = undefined;
  };
  const open = () => {
    if (typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume().catch(() => undefined); // Refused until somebody touches the page: it stays silent until then.
    output = context.createGain();
    output.gain.value = isMuted ? 0 : VOLUME;
    output.connect(context.destination);
  };
  const plan = (seconds: number) => {
    if (!context || !output || rate === 0) return;
    const until = seconds + AHEAD * rate;
    const speaker = { context, output };
    const now = context.currentTime + 0.02;
    const when = (at: number) => Math.max(now, now + (at - seconds) / rate);
    for (const { at, ...note } of notes)
      if (at >= planned && at < until) playNote(speaker, { ...note, seconds: note.seconds / rate }, when(at));
    for (const { at, name, pitch } of film.sounds)
      if (at >= planned && at < until) playSound(speaker, name, when(at), pitch);
    planned = Math.max(planned, until);
  };

  return {
    turn: (seconds, speed) => {
      hush();
      rate = speed;
      planned = seconds;
      if (speed === 0) return;
      open();
      plan(seconds);
    },
    tick: plan,
    setMuted: (muted) => {
      isMuted = muted;
      if (context && output) output.gain.setTargetAtTime(muted ? 0 : VOLUME, context.currentTime, 0.03);
    },
    close: () => {
      hush();
      void context?.close().catch(() => undefined); // Closed twice is closed.
    },
  };
}
