// Parses the arguments of `npm test`: kinds of tests, parts of file paths, and how long random tests run.

const KINDS = ['check', 'unit', 'browser', 'api', 'e2e'];

/**
 * How much tests with chance try each night; `npm test` tries less, from one seed. With `PROPERTY_RUNS` tests of many cases
 * by many others, which take turns by day, try all of them.
 */
export const NIGHTLY = { PROPERTY_RUNS: '3000', RUNS: '2048', FUZZ_SECONDS: '600', TEST_MINUTES: '120' };

/**
 * @param {string[]} words
 * @returns {{ names: string[], filters: string[], isNightly: boolean }} without a kind all are meant; with filters alone
 * those whose tests lie in files
 */
export function readArguments(words) {
  const isNightly = words.includes('--nightly');
  const asked = KINDS.filter((name) => words.includes(name));
  const filters = words.filter((word) => !/^--(nightly)?$/.test(word) && !KINDS.includes(word));
  const all = filters.length > 0 ? KINDS.filter((name) => name !== 'check') : KINDS;
  return { names: asked.length > 0 ? asked : all, filters, isNightly };
}
