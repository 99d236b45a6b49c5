import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assign } from './assign.ts';

const squares = fc
  .integer({ min: 1, max: 5 })
  .chain((size) =>
    fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: size * size, maxLength: size * size }),
  );

it('finds the cheapest of all assignments', () => {
  fc.assert(
    fc.property(squares, (costs) => {
      const size = Math.sqrt(costs.length);
      const columns = assign(Float64Array.from(costs), size);
      expect(Array.from(columns).toSorted()).toEqual([...Array.from({ length: size }).keys()]);
      const cost = (rows: readonly number[]) =>
        rows.reduce((sum, column, row) => sum + (costs[row * size + column] ?? 0), 0);
      const all = permutations([...Array.from({ length: size }).keys()]);
      expect(cost(Array.from(columns))).toBeCloseTo(Math.min(...all.map(cost)), 6);
    }),
  );
});

function permutations(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value, place) =>
    permutations(values.toSpliced(place, 1)).map((rest) => [value, ...rest]),
  );
}
