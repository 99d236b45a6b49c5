// Where plays take place is known: every play has a world, and with its kind it answers each sort of question.

import type { Play } from '../../schema/talks/play.ts';
import {
  ASKS,
  type Ask,
  type WorldFact,
  type WorldKind,
  type Worlds,
} from '../../schema/talks/play-world.ts';
import { asking, slotProblems } from '../answers.ts';
import { linesIn, WORLDS, within } from '../lines.ts';

/** A world of its own says so much at the least. */
const FEWEST_FACTS = 7;
/** Nobody asks a child, a poet or the family for prices. */
const SPARED: Readonly<Partial<Record<WorldKind, readonly Ask[]>>> = {
  kids: ['price', 'duration', 'why', 'how', 'who', 'which', 'count'],
  home: ['price', 'duration'],
  past: ['price', 'duration', 'count', 'place'],
};
/** What only some trades are asked. */
const OF_SOME: readonly Ask[] = ['why', 'who', 'which'];

export function worldProblems(play: Play, worlds: Worlds | undefined, file: string): string[] {
  const place = within(within(file, 'play'), 'world');
  const { world } = play;
  if (worlds === undefined) return [];
  if (world === undefined) return [`${place}: there is none`];
  const facts = [...world.facts, ...worlds.kinds[world.kind].facts];
  const told = new Set(facts.flatMap(({ asks = [] }) => asks));
  const spared = new Set([...(SPARED[world.kind] ?? []), ...OF_SOME]);
  return [
    ...(world.facts.length < FEWEST_FACTS ? [`${place}: only ${world.facts.length} facts`] : []),
    ...ASKS.filter((ask) => !told.has(ask) && !spared.has(ask)).map(
      (ask) => `${place}: nothing answers ${ask}`,
    ),
    ...sizeProblems(play, place),
    ...factProblems(world.facts, place),
  ];
}

/** Sizes are of a list of priced things, the first at the listed price. */
function sizeProblems({ sizes = [], words }: Play, place: string): string[] {
  return sizes.flatMap(({ of, more }, at) => [
    ...((words[of] ?? []).some(({ price }) => price !== undefined) ? [] : [`${place}: sizes of ${of}`]),
    ...(at === 0 && more !== 0 ? [`${place}: the first size costs more`] : []),
  ]);
}

function factProblems(facts: readonly WorldFact[], place: string): string[] {
  const lines = linesIn(facts, within(place, 'facts'));
  return [...asking(lines), ...lines.flatMap((placed) => slotProblems(placed, []))];
}

/** What is so of each kind, and what is said where nothing is known. */
export function kindProblems(worlds: Worlds | undefined): string[] {
  return Object.entries(worlds?.kinds ?? {}).flatMap(([kind, { facts, unknown, elsewhere }]) => {
    const place = within(WORLDS, kind);
    const named = linesIn(unknown, within(place, 'unknown'));
    const plain = linesIn(elsewhere, within(place, 'elsewhere'));
    return [
      ...factProblems(facts, place),
      ...asking([...named, ...plain]),
      ...named.flatMap((placed) => slotProblems(placed, ['word'])),
      ...named
        .filter(({ line }) => !line.zh.includes('{word}'))
        .map((one) => `${one.place}: names no {word}`),
      ...plain.flatMap((placed) => slotProblems(placed, [])),
    ];
  });
}
