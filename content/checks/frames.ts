// What is said to something told holds for all that it may be said to: classes exist, slots are filled, one thing is asked.

import type { Frames } from '../schema/content.ts';
import { fileNameOf } from '../schema/line.ts';
import { FAMILY, ROLES, type Uptake, type When } from '../schema/listening/frame.ts';
import type { NounClass } from '../schema/listening/noun-class.ts';
import { asking, askingOnce, slotProblems, twice } from './answers.ts';
import { linesIn, type Placed } from './lines.ts';

/** Each problem is one line that begins with its place. */
export function frameProblems(frames: Frames): string[] {
  const { predicates, nouns, reactions, generals } = frames;
  const files = [
    ...predicates.map((file) => ({ place: `frames/predicates/${fileNameOf(file.id)}:`, ...file })),
    ...nouns.map((file) => ({ place: `frames/nouns/${fileNameOf(file.id)}:`, ...file })),
    ...reactions.map((file) => ({ place: `frames/reactions/${fileNameOf(file.id)}:`, ...file })),
  ];
  return [
    ...files.flatMap(({ place, uptakes }) => uptakesProblems(place, uptakes, nouns)),
    // 后来呢 may be asked about things of many shapes.
    ...(generals?.uptakes ?? []).flatMap((uptake, at) =>
      uptakeProblems(`frames/generals.json:uptakes/${at}`, uptake, nouns),
    ),
    ...predicates.flatMap(({ id, words }) =>
      verbObjects(words)
        .filter((noun) => !nouns.some((one) => one.id === noun))
        .map((noun) => `frames/predicates/${fileNameOf(id)}:words: no noun class ${noun}`),
    ),
    ...doubles(predicates.flatMap(({ id, words }) => words.map((word) => ({ id, word })))).map(
      ({ word, ids }) => `frames/predicates: ${word} stands in ${ids.join(' and ')}`,
    ),
    ...nouns.flatMap(nounProblems),
    ...doubles(nouns.flatMap((noun) => formsOf(noun).map((word) => ({ id: noun.id, word })))).map(
      ({ word, ids }) => `frames/nouns: ${word} stands in ${ids.join(' and ')}`,
    ),
  ];
}

function verbObjects(words: readonly string[]): string[] {
  return words.flatMap((word) => word.split(':').slice(1));
}

function formsOf({ words, known }: NounClass): string[] {
  return [
    ...words.flatMap(({ zh, also = [] }) => [zh, ...also]),
    ...known.split(/\s+/u).filter((word) => word !== ''),
  ];
}

function doubles(entries: readonly { readonly id: string; readonly word: string }[]) {
  const found = new Map<string, string[]>();
  for (const { id, word } of entries) found.set(word, [...(found.get(word) ?? []), id]);
  return [...found].filter(([, ids]) => ids.length > 1).map(([word, ids]) => ({ word, ids }));
}

/** A person's word can be said as the learner's own. */
function nounProblems({ id, kind, words }: NounClass): string[] {
  const isOwn = OWN.has(id) || kind === 'animal';
  return words
    .filter(({ your }) => isOwn && your === undefined)
    .map(({ zh }) => `frames/nouns/${fileNameOf(id)}:words/${zh}: without “your”`);
}

const OWN: ReadonlySet<string> = new Set([
  ...FAMILY,
  'friend',
  'classmate',
  'colleague',
  'boss',
  'teacher',
  'neighbour',
]);

function uptakesProblems(place: string, uptakes: readonly Uptake[], nouns: readonly NounClass[]): string[] {
  const lines = uptakes.flatMap(({ lines }, at) => linesIn(lines, `${place}uptakes/${at}`));
  return [
    ...twice(lines),
    ...uptakes.flatMap((uptake, at) => uptakeProblems(`${place}uptakes/${at}`, uptake, nouns)),
  ];
}

function uptakeProblems(place: string, { when, lines, asks }: Uptake, nouns: readonly NounClass[]): string[] {
  const said = linesIn(lines, place);
  const asked = asks.map(({ ask }, at): Placed => ({ place: `${place}/asks/${at}`, line: ask }));
  const answers = asks.map(
    ({ answer }, at): Placed => ({ place: `${place}/asks/${at}/answer`, line: answer }),
  );
  const slots = slotsOf(when, nouns);
  return [
    ...strangers(place, when, nouns),
    ...asking([...said, ...answers]),
    ...asked.flatMap((placed) => askingOnce(placed)),
    ...[...said, ...asked, ...answers].flatMap((placed) => slotProblems(placed, slots)),
    ...doubles(asks.map(({ seeks }) => ({ id: seeks, word: seeks }))).map(
      ({ word }) => `${place}: asks twice for ${word}`,
    ),
  ];
}

/** Classes that nobody has written. */
function strangers(
  place: string,
  { who = [], object = [], place: where = [], with: beside = [] }: When,
  nouns: readonly NounClass[],
) {
  const known = new Set(nouns.map(({ id }) => id));
  const roles: ReadonlySet<string> = new Set(ROLES);
  return [
    ...who.filter((id) => !roles.has(id) && !known.has(id)),
    ...[...object, ...where, ...beside].filter((id) => id !== 'family' && !known.has(id)),
  ].map((id) => `${place}: no noun class ${id}`);
}

function slotsOf({ who = [], object, place }: When, nouns: readonly NounClass[]): string[] {
  const isOwn = (id: string) =>
    id === 'family' || OWN.has(id) || nouns.some((noun) => noun.id === id && noun.kind === 'animal');
  return [
    ...(object === undefined ? [] : ['object']),
    ...(place === undefined ? [] : ['place']),
    ...(who.length > 0 && who.every(isOwn) ? ['person'] : []),
  ];
}
