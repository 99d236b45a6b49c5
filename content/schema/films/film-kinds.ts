// The kinds that films come in, apart from their schema, so that a page that lists films does not load what checks content.

export const FILM_LEVELS = ['preschool', 'elementary', 'middle'] as const;
/** The school that a child goes to, or will go to. */
export type FilmLevel = (typeof FILM_LEVELS)[number];

export const FILM_LANGUAGES = ['zh', 'en'] as const;
/** What a film teaches, and is spoken in. */
export type FilmLanguage = (typeof FILM_LANGUAGES)[number];

/** Who plays: the panda cub, the sparrow, the old tortoise, the fox Lily, who speaks English, and the cub's family. */
export const CAST = [
  'panda',
  'sparrow',
  'tortoise',
  'fox',
  'mama',
  'papa',
  'grandma',
  'grandpa',
  'baby',
] as const;
export type CastName = (typeof CAST)[number];

export const MOODS = [
  'calm',
  'happy',
  'sad',
  'surprised',
  'angry',
  'scared',
  'sleepy',
  'shy',
  'proud',
  'cold',
] as const;
export type Mood = (typeof MOODS)[number];

export const LIGHTS = ['day', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

/** Sounds that a direction `sound play` may name, and that moves make. */
export const SOUNDS = [
  'pop',
  'boing',
  'step',
  'flap',
  'whoosh',
  'chime',
  'munch',
  'bonk',
  'giggle',
  'shiver',
  'yawn',
  'hush',
  'ding',
  'rattle',
  'brush',
  'meow',
  'woof',
  'quack',
  'ribbit',
  'moo',
  'oink',
  'tweet',
  'rumble',
  'splash',
  'drum',
  'bell',
  'horn',
  'train',
  'wind',
  'thunder',
] as const;
export type SoundName = (typeof SOUNDS)[number];
