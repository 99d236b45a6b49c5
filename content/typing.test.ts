// Learners who type our sentences in pinyin without tones find them among the candidates.

import { expect, it } from 'vitest';
import { candidatesFor } from '../chinese/input-method/index.ts';
import { openInputMethod } from '../kit/server/chinese/input-method.ts';
import { loadCore } from './check.ts';
import { linesIn, sourcesOf } from './checks/lines.ts';
import { shippedContent } from './load.ts';

/** One sentence in so many. */
const SAMPLE = 3;
const WRITTEN = /[^\p{Script=Han}]+/u;

/**
 * Lessons and texts are read, and tell much about him and her, who are typed alike; so is what a character tells of
 * themself and of their place, what tutors know of dishes and cities, and what they answer to what is told. Names from abroad are recognised. What
 * learners say themselves is in talks and plays.
 */
const isTyped = (place: string) =>
  !/^(?:lessons\/|texts\/|biographies\/|talks\/(?:told|worlds)\.json|frames\/(?:things|moments)\/)|:play\/(?:facts|things|world\/facts|words\/given)\//.test(
    place,
  );

function sentences(): string[] {
  const own = sourcesOf(shippedContent()).filter(
    ({ level, place }) => (level === 'zero' || level === 'beginner') && isTyped(place),
  );
  const lines = own
    .flatMap(({ value, place }) => linesIn(value, place))
    .filter((line) => isTyped(line.place));
  const all = new Set(lines.flatMap(({ line }) => line.zh.replaceAll(/\{[a-z0-9]+\}/g, '，').split(WRITTEN)));
  return [...all].filter(({ length }) => length > 1).filter((_, at) => at % SAMPLE === 0);
}

it('the first candidate is right for 85 of 100, one of five for 97', () => {
  const { reader } = loadCore();
  const method = openInputMethod();
  const places = sentences().map((sentence) => {
    const typed = reader
      .readings(sentence)
      .map((syllable) => syllable.slice(0, -1))
      .join(' ')
      .replaceAll(/ r(?= |$)/g, 'r');
    return candidatesFor(method, typed, { most: 5 }).indexOf(sentence);
  });
  const share = (fits: (place: number) => boolean) => places.filter(fits).length / places.length;
  expect(share((place) => place === 0)).toBeGreaterThanOrEqual(0.85);
  expect(share((place) => place >= 0)).toBeGreaterThanOrEqual(0.97);
});
