// Counts how often the judge is right about writings of which it is known what is wrong with them.

import { judgeWriting, lookAlikesOf, type ModelCharacter } from '../index.ts';
import { seededRandom } from './random.ts';
import { SPOILS, type SpoilKind } from './spoil.ts';
import { type Hand, writeByHand } from './write-by-hand.ts';

export type Tally = { tried: number; found: number; named: number };
export type Measured = {
  readonly right: Tally;
  readonly spoilt: Readonly<Record<SpoilKind, Tally>>;
  /** `found`: caught or left open; `named`: the very character told. */
  readonly lookAlike: Tally;
  readonly charactersWithLookAlikes: number;
  /** The judge's time for each right writing, in milliseconds. */
  readonly times: readonly number[];
  readonly misses: readonly string[];
};

type Params = {
  readonly characters: readonly string[];
  readonly modelOf: (character: string) => ModelCharacter | undefined;
  readonly writings: number;
  readonly seed: number;
  readonly hand: Hand;
  readonly now: () => number;
};

const tally = (): Tally => ({ tried: 0, found: 0, named: 0 });

export function measureWriting({ characters, modelOf, writings, seed, hand, now }: Params): Measured {
  const random = seededRandom(seed);
  const [right, lookAlike, times, misses] = [tally(), tally(), [] as number[], [] as string[]];
  const spoilt = {
    order: tally(),
    swapped: tally(),
    direction: tally(),
    missing: tally(),
    extra: tally(),
    place: tally(),
  };
  let charactersWithLookAlikes = 0;
  for (const character of characters) {
    const model = modelOf(character);
    if (!model) throw new Error(`No strokes of ${character}.`);
    const others = lookAlikesOf(character).flatMap((other) => modelOf(other) ?? []);
    if (others.length > 0) charactersWithLookAlikes += 1;
    for (let turn = 0; turn < writings; turn++) {
      const writing = writeByHand(model, random, hand);
      const begin = now();
      const judged = judgeWriting(writing, model, others);
      times.push(now() - begin);
      count(right, judged.verdict === 'right', judged.faults.length === 0);
      if (judged.verdict !== 'right')
        misses.push(
          `right ${character} ${judged.verdict} ${judged.lookAlike ?? ''} ${JSON.stringify(judged.faults)}`,
        );
      for (const [kind, spoil] of Object.entries(SPOILS)) {
        const bad = spoil(writeByHand(model, random, hand), random);
        if (!bad) continue;
        const { verdict, faults } = judgeWriting(bad.writing, model, others);
        // The record has the keys of SPOILS.
        count(spoilt[kind as SpoilKind], verdict !== 'right', bad.isNamed(faults));
        if (!bad.isNamed(faults)) misses.push(`${kind} ${character} ${verdict} ${JSON.stringify(faults)}`);
      }
      const other = others[turn % Math.max(1, others.length)];
      if (!other) continue;
      const taken = judgeWriting(writeByHand(other, random, hand), model, others);
      const isCaught = taken.verdict === 'wrong' || taken.verdict === 'unsure';
      count(lookAlike, isCaught, taken.lookAlike === other.character);
      if (!isCaught)
        misses.push(`${other.character} for ${character} ${taken.verdict} ${taken.lookAlike ?? ''}`);
    }
  }
  return { right, spoilt, lookAlike, charactersWithLookAlikes, times, misses };
}

function count(into: Tally, isFound: boolean, isNamed: boolean): void {
  into.tried += 1;
  if (isFound) into.found += 1;
  if (isNamed) into.named += 1;
}
