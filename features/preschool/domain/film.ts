// A film as it is played: beats laid out in time, with the drawings, strokes and readings that it needs.

import type { CastName, FilmLanguage, FilmLevel, Light } from '../../../content/schema/films/film-kinds.ts';

/** A verb on its way: who is the owner of the list it stands in. Times are seconds of the film. */
export type Move = {
  readonly at: number;
  readonly until: number;
  readonly verb: string;
  readonly args: readonly (number | string)[];
};

export type Caption = {
  readonly from: number;
  readonly until: number;
  /** When the last syllable has been said. */
  readonly said: number;
  readonly by?: CastName;
  readonly zh: string;
  readonly en: string;
  readonly pt: string;
  /** One marked syllable per character of `zh`; null for what has no sound. */
  readonly pinyin: readonly (string | null)[];
};

export type Actor = {
  readonly name: CastName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isHidden: boolean;
  readonly moves: readonly Move[];
};

export type Prop = {
  readonly name: string;
  /** A drawing, a character to write, or letters. */
  readonly kind: 'drawing' | 'write' | 'text';
  readonly what: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isHidden: boolean;
  readonly layer: 'back' | 'front' | 'glow';
  readonly colour?: string;
  readonly moves: readonly Move[];
};

export type Scene = {
  readonly from: number;
  readonly until: number;
  readonly set: string;
  readonly light: Light;
  readonly actors: readonly Actor[];
  readonly props: readonly Prop[];
  readonly camera: readonly Move[];
  readonly lights: readonly Move[];
};

/** A layer of a set: how far behind (0, still as the sky, to 1, the ground; more stands in front), and how it lives. */
export type SetLayer = {
  readonly depth: number;
  /** Stage units a second. */
  readonly drift: number;
  readonly markup: string;
};

/** Outlines and middle lines of a character's strokes, on a grid of 1024. */
export type FilmStrokes = {
  readonly strokes: readonly string[];
  readonly medians: readonly (readonly (readonly number[])[])[];
};

/** A sound of the stage; `pitch` is a factor. */
export type SoundCue = { readonly at: number; readonly name: string; readonly pitch: number };

export type Tune = { readonly tempo: number; readonly melody: string; readonly bass: string };

export type FilmWord = {
  readonly zh: string;
  readonly en: string;
  readonly pt: string;
  /** A marked syllable per character. */
  readonly pinyin: readonly (string | null)[];
  /** The markup of a thing that shows it. */
  readonly picture?: string;
  /** When the line begins that teaches it. */
  readonly at: number;
};

/** What a word of the captions means there. */
export type FilmGloss = { readonly en: string; readonly pt: string; readonly isName?: true };

/** What a list of films tells of each. */
export type FilmSummary = {
  readonly id: string;
  readonly level: FilmLevel;
  readonly language: FilmLanguage;
  readonly title: { readonly zh: string; readonly en: string; readonly pt: string };
  /** Seconds. */
  readonly length: number;
  /** The address of its picture, where it is a video that admins have sent. */
  readonly picture?: string | null;
};

export type Film = FilmSummary & {
  readonly poster: number;
  readonly captions: readonly Caption[];
  readonly words: readonly FilmWord[];
  /** By word, as far as our own content knows it; its keys are words that are one. */
  readonly glosses: Readonly<Record<string, FilmGloss>>;
  readonly scenes: readonly Scene[];
  readonly drawings: Readonly<Record<string, string>>;
  readonly sets: Readonly<Record<string, readonly SetLayer[]>>;
  readonly strokes: Readonly<Record<string, FilmStrokes>>;
  readonly sounds: readonly SoundCue[];
  readonly tune: Tune;
};

/** The stage, in its own units. */
export const STAGE = { width: 1280, height: 720 } as const;
/** How long a film shows its title, and its end. */
export const TITLE_SECONDS = 3.2;
export const END_SECONDS = 2.4;
