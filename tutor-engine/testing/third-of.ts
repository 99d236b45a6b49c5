// For tests: a part of a long list of cases, so that all of them are tried over the places that ask for one.

/**
 * Every third of a list, beginning elsewhere for each `at`: of the scripted learners each kind once, at a level that differs
 * from stage to stage. All of it where tests with chance run long (`npm run test:nightly`).
 */
export const thirdOf = <T>(list: readonly T[], at: number): readonly T[] =>
  process.env['PROPERTY_RUNS'] === undefined ? list.filter((_, index) => (index + at) % 3 === 0) : list;
