// What the one row of a collection says: its note type, its deck, how they are studied.

import { FIELDS, OWN_DECK, TEMPLATES, templateName } from '../../domain/index.ts';

export const MODEL_ID = 1_763_856_000_000;
const DECK_ID = 1_763_856_000_001;
export const DEFAULT_ID = 1;

const CSS = `.card { font-family: sans-serif; font-size: 20px; text-align: center; }
.hanzi { font-size: 64px; } .pinyin { color: #4c525a; } .sentence { margin-top: 1em; }`;

export function modelsJson(seconds: number): string {
  const model = {
    id: MODEL_ID,
    name: 'Yulu',
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: DECK_ID,
    css: CSS,
    latexPre: '',
    latexPost: '',
    tags: [],
    vers: [],
    req: TEMPLATES.map(({ front }, ord) => [ord, 'all', [askedField(front)]]),
    flds: FIELDS.map((name, ord) => ({
      name,
      ord,
      sticky: false,
      rtl: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    tmpls: TEMPLATES.map(({ skill, front, back }, ord) => ({
      name: templateName(skill),
      ord,
      qfmt: front,
      afmt: `{{FrontSide}}${back}`,
      bqfmt: '',
      bafmt: '',
      did: null,
    })),
  };
  return JSON.stringify({ [MODEL_ID]: model });
}

/** The field without which a front shows nothing: the first that it names. */
function askedField(front: string): number {
  const name = /\{\{#?(\w+)\}\}/.exec(front)?.[1];
  return FIELDS.findIndex((field) => field === name);
}

/** The deck that every collection has. */
const DEFAULT_NAME = 'Default';

/** By full name. */
export type Decks = ReadonlyMap<string, number>;

export const numberDecks = (names: Iterable<string>): Decks =>
  new Map(
    Array.from(new Set([OWN_DECK, ...names]), (name, place) => [
      name,
      name === DEFAULT_NAME ? DEFAULT_ID : DECK_ID + place,
    ]),
  );

export function decksJson(seconds: number, decks: Decks): string {
  const deck = (id: number, name: string) => ({
    id,
    name,
    desc: '',
    mod: seconds,
    usn: -1,
    conf: DEFAULT_ID,
    dyn: 0,
    collapsed: false,
    extendNew: 0,
    extendRev: 0,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  });
  const own = Array.from(decks, ([name, id]) => [id, deck(id, name)]);
  return JSON.stringify({ 1: deck(DEFAULT_ID, DEFAULT_NAME), ...Object.fromEntries(own) });
}

export const deckOptionsJson = (seconds: number): string =>
  JSON.stringify({
    1: {
      id: DEFAULT_ID,
      name: 'Default',
      mod: seconds,
      usn: -1,
      dyn: false,
      maxTaken: 60,
      autoplay: true,
      timer: 0,
      replayq: true,
      new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20 },
      rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
      lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
    },
  });

export const collectionConfigJson = (): string =>
  JSON.stringify({
    nextPos: 1,
    estTimes: true,
    activeDecks: [DECK_ID],
    curDeck: DECK_ID,
    curModel: String(MODEL_ID),
    sortType: 'noteFld',
    sortBackwards: false,
    timeLim: 0,
    newSpread: 0,
    dueCounts: true,
    collapseTime: 1200,
    addToCur: true,
    schedVer: 2,
  });

/** The tags that there are, for Anki's list of them. */
export const tagsJson = (tags: Iterable<string>): string =>
  JSON.stringify(Object.fromEntries(Array.from(new Set(tags), (tag) => [tag, -1])));
