import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadLexicon } from '../words/index.ts';
import { check, points } from './index.ts';
import { ALL_RULES } from './rules/index.ts';

const lexicon = loadLexicon(readFileSync(new URL('../data/lexicon.bin', import.meta.url)));

/** The text after all its corrections. */
function corrected(text: string): string {
  return check(lexicon, text).reduceRight(
    (after, { start, end, correction }) => after.slice(0, start) + correction + after.slice(end),
    text,
  );
}

describe.each(points.map((point) => [point.id, point] as const))('%s', (id, point) => {
  test.each(point.right)('finds nothing in %s', (text) => {
    expect(check(lexicon, text)).toEqual([]);
  });
  test.each(point.wrong)('turns %s into %s', (wrong, right) => {
    expect(check(lexicon, wrong).map((finding) => finding.point)).toContain(id);
    expect(corrected(wrong)).toBe(right);
  });
  test.each(point.wrong)('does not accuse the corrected form of %s', (_, right) => {
    expect(check(lexicon, right)).toEqual([]);
  });
  test('is explained in three languages', () => {
    for (const text of [...Object.values(point.title), ...Object.values(point.explanation)])
      expect(text.trim()).not.toBe('');
    expect(point.wrong.length).toBeGreaterThan(0);
    expect(point.right.length).toBeGreaterThan(0);
  });
});

test('there are at least sixty points, each known once', () => {
  expect(points.length).toBeGreaterThanOrEqual(60);
  expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
});

test('every rule belongs to a point and every point has a rule', () => {
  const named = new Set(ALL_RULES.map(({ point }) => point));
  expect([...named].toSorted()).toEqual(points.map(({ id }) => id).toSorted());
});
