// Plays a film in a canvas with its sound and voice, and keeps on the device where it was left.

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import {
  addWatched,
  type Caption,
  captionAt,
  type Film,
  frame,
  pictureMoment,
  rememberPlace,
} from '../../domain/index.ts';
import { changeDevice, today, useDevice } from '../device/use-device.ts';
import { narrate, stopNarrating } from '../sound/narrator.ts';
import { createSoundtrack } from '../sound/soundtrack.ts';
import { type Canvas, createCanvas } from '../stage/patch.ts';
import { createPlayback, SLOW } from './playback.ts';

/** A phone that dies loses no more of the place than this. */
const SAVE_EVERY_SECONDS = 5;

/** For one film from its mount to its unmount: give the component a key of the film's id. */
export function useFilm(film: Film, start: number, isBegun: boolean, isMuted: boolean) {
  const svg = useRef<SVGSVGElement>(null);
  const [{ playback, soundtrack, showIn }] = useState(() => wire(film, start));
  const state = useSyncExternalStore(playback.subscribe, playback.state);
  const isSlowWanted = useDevice((device) => device.isSlow);
  // Before it begins, so that its first second is slow, too.
  useLayoutEffect(() => playback.setSlow(isSlowWanted), [playback, isSlowWanted]);
  useLayoutEffect(() => {
    if (svg.current) showIn(svg.current);
    if (isBegun) playback.play();
    return () => {
      playback.pause();
      soundtrack.close();
    };
  }, [playback, soundtrack, showIn, isBegun]);
  useEffect(() => soundtrack.setMuted(isMuted), [soundtrack, isMuted]);
  // By the clock itself: a tenth of a film's second, played slowly, is more than a tenth of a second.
  const caption = useSyncExternalStore(playback.subscribe, () => captionAt(film, playback.now()));
  const { isPlaying, isSlow } = state;
  useNarration(caption, film.language, isPlaying && !isMuted, isSlow);
  useStoredPlace(film, playback.now, isPlaying);
  useEffect(() => {
    // Nobody watches a page that is hidden, or that lies behind a dialog.
    const stop = () => document.hidden && playback.pause();
    // What opens over the page takes the focus with it.
    const stopBehind = ({ target }: FocusEvent) =>
      target instanceof Element && target.closest('dialog') && playback.pause();
    document.addEventListener('visibilitychange', stop);
    document.addEventListener('focusin', stopBehind);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      document.removeEventListener('focusin', stopBehind);
    };
  }, [playback]);
  return { svg, playback, state, caption };
}

/** The clock of a film, its picture and its sound, bound together. */
function wire(film: Film, start: number) {
  let canvas: Canvas | undefined;
  const soundtrack = createSoundtrack(film);
  const onFrame = (seconds: number) => {
    canvas?.draw(frame(film, seconds));
    soundtrack.tick(seconds);
  };
  const playback = createPlayback(film.length, { onFrame, onTurn: soundtrack.turn }, start);
  const showIn = (svg: SVGSVGElement) => {
    canvas = createCanvas(svg);
    // The curtain is closed at the beginning: until it is played, a film shows what it is about.
    canvas.draw(frame(film, playback.now() === 0 ? pictureMoment(film) : playback.now()));
  };
  return { playback, soundtrack, showIn };
}

/** Says each caption once when it comes, and is silent when the film stops. */
function useNarration(
  caption: Caption | undefined,
  language: FilmLanguage,
  isOn: boolean,
  isSlow: boolean,
): void {
  useEffect(() => {
    if (isOn && caption) narrate(caption, language, isSlow ? SLOW : 1);
  }, [caption, language, isOn, isSlow]);
  useEffect(() => {
    if (!isOn) stopNarrating();
  }, [isOn]);
  useEffect(() => stopNarrating, []);
}

function useStoredPlace(film: Film, now: () => number, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    let since = performance.now();
    const save = () => {
      const passed = (performance.now() - since) / 1000;
      since = performance.now();
      changeDevice((device) => addWatched(rememberPlace(device, film, now()), today(), passed));
    };
    const timer = setInterval(save, SAVE_EVERY_SECONDS * 1000);
    return () => {
      clearInterval(timer);
      save();
    };
  }, [film, now, isPlaying]);
}
