// Stage directions: who does what when, in one short line such as `0.5 panda walk 640`, and the verbs that there are.

/** Seconds from the beginning of its beat, who, what, and how. */
export type Direction = {
  readonly at: number;
  readonly subject: string;
  readonly verb: string;
  readonly args: readonly (number | string)[];
};

/** What follows a verb, `n` for a number and `w` for a word, optional after `?`; and how many seconds it takes, 0 where that depends. */
type VerbForm = readonly [args: string, seconds: number];

/** What the cast can do. */
export const ACTOR_VERBS = {
  walk: ['n?n', 0],
  tiptoe: ['n?n', 0],
  run: ['n?n', 0],
  hop: ['n?n', 0],
  fly: ['nn', 0],
  roll: ['n', 0],
  place: ['nn', 0],
  jump: ['', 0.95],
  bounce: ['', 1.5],
  spin: ['', 1],
  wave: ['', 1.7],
  nod: ['', 1],
  shake: ['', 1.1],
  point: ['w', 1.8],
  clap: ['', 1.6],
  dance: ['?n', 3],
  shrug: ['', 1.3],
  bow: ['', 1.5],
  eat: ['?n', 2],
  sit: ['', 0.5],
  stand: ['', 0.5],
  sleep: ['', 0.8],
  wake: ['', 0.9],
  lie: ['?n', 0.9],
  hide: ['', 0.3],
  show: ['', 0.5],
  fall: ['', 1.6],
  shiver: ['', 1.5],
  giggle: ['', 1.4],
  yawn: ['', 2],
  look: ['w', 0.35],
  feel: ['w', 0.35],
  grow: ['n', 0.7],
  stomp: ['', 1.1],
  cheer: ['', 1.5],
  cover: ['', 1.8],
  think: ['', 1.8],
  reach: ['', 1.4],
  touch: ['w?n', 2],
} as const satisfies Readonly<Record<string, VerbForm>>;

/** What things do. `follow panda 60 -90` keeps a thing at that distance from somebody's feet, until `leave`. */
export const PROP_VERBS = {
  pop: ['', 0.55],
  vanish: ['', 0.35],
  move: ['nn?n', 0.9],
  fly: ['nn?n', 1.3],
  drop: ['', 0.9],
  roll: ['n', 1.4],
  spin: ['', 1],
  wiggle: ['', 0.9],
  grow: ['n', 0.6],
  pulse: ['', 0.9],
  tilt: ['n', 0.5],
  bob: ['', 0],
  swing: ['', 0],
  follow: ['wnn', 0.3],
  leave: ['nn', 0.5],
  write: ['', 0],
} as const satisfies Readonly<Record<string, VerbForm>>;

/** What is neither: the camera, the light, a sound by itself. */
export const STAGE_VERBS = {
  camera: { to: ['nnn?n', 1.3], wide: ['?n', 1.2], shake: ['', 0.6] },
  light: { day: ['?n', 1.5], dusk: ['?n', 1.5], night: ['?n', 1.5] },
  sound: { play: ['w?n', 0.1] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, VerbForm>>>>;

const SHAPE = /^(?:(\d+(?:\.\d+)?) )?([a-z][a-z0-9-]*) ([a-z]+)((?: \S+)*)$/;

/** Undefined for what is no direction. Whether its subject and verb exist is for `formOf` to say. */
export function parseDirection(text: string): Direction | undefined {
  const [whole, at = '0', subject = '', verb = '', rest = ''] = SHAPE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const args = rest.split(' ').filter((part) => part !== '');
  return {
    at: Number(at),
    subject,
    verb,
    args: args.map((part) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : part)),
  };
}

/** Whose verbs a subject has. */
export type SubjectKind = 'actor' | 'prop' | 'stage';

/** The form of a verb, undefined where the subject has no such verb. */
export function formOf(kind: SubjectKind, { subject, verb }: Direction): VerbForm | undefined {
  const verbs: Readonly<Record<string, VerbForm>> =
    kind === 'actor' ? ACTOR_VERBS : kind === 'prop' ? PROP_VERBS : (stageVerbs(subject) ?? {});
  return Object.hasOwn(verbs, verb) ? verbs[verb] : undefined;
}

function stageVerbs(subject: string): Readonly<Record<string, VerbForm>> | undefined {
  return subject === 'camera' || subject === 'light' || subject === 'sound'
    ? STAGE_VERBS[subject]
    : undefined;
}

/** Whether the words and numbers after a verb are those of its form. */
export function fitsForm([args]: VerbForm, given: Direction['args']): boolean {
  const [needed = '', optional = ''] = args.split('?');
  const kinds = given.map((arg) => (typeof arg === 'number' ? 'n' : 'w')).join('');
  return kinds.length >= needed.length && (needed + optional).startsWith(kinds);
}
