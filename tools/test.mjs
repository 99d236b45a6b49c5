// `npm test`: makes the project ready as `npm start` does, then runs every kind of test, counts them and says so.
// `npm test unit api` runs these kinds, `npm test unit -- content/checks` only their files with this in the path, and
// `--nightly` lets what tests with chance run much longer.

const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(`Yulu needs Node 18 or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const { cpus } = await import('node:os');
const { setUp } = await import('./setup.mjs');
const { endWithNpm } = await import('./parent.mjs');
const { Interrupted } = await import('./run.mjs');
const { summarise } = await import('./test/summary.mjs');
const { readArguments, NIGHTLY } = await import('./test/arguments.mjs');

endWithNpm();
const { names, filters, isNightly } = readArguments(process.argv.slice(2));
if (isNightly) Object.assign(process.env, NIGHTLY);
const results = [];
await measure({ name: 'set-up' }, async () => {
  // Unit and component tests and checks meet no built page.
  await setUp({ withPage: names.some((name) => name === 'api' || name === 'e2e') });
  return { passed: 0, failed: 0, notes: [], failures: [] };
});
if (results[0].failed === 0) {
  results.shift();
  const { kinds } = await import('./test/kinds.mjs');
  for (const kind of kinds.filter(({ name }) => names.includes(name))) {
    console.log(`\n── ${kind.name} ──`);
    await measure(kind, () => kind.run(filters));
  }
}
console.log(`\n${summarise(results)}`);
process.exitCode = results.every(({ failed, passed }) => failed === 0 && passed > 0) ? 0 : 1;

/** A kind that throws has failed; the others still run. */
async function measure({ name, budgetSeconds }, work) {
  const start = performance.now();
  const before = processorTimes();
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error.isForPeople ? error.message : error);
    if (error instanceof Interrupted) process.exit(130);
    count = { passed: 0, failed: 1, notes: ['could not run'], failures: [] };
  }
  const after = processorTimes();
  const busy = (after.used - before.used) / (after.all - before.all || 1);
  results.push({ name, budgetSeconds, ...count, seconds: (performance.now() - start) / 1000, busy });
}

/** Of all processors together, in milliseconds since the machine's start. */
function processorTimes() {
  const times = cpus().map(({ times: { idle, ...used } }) => ({
    idle,
    used: Object.values(used).reduce((sum, ms) => sum + ms, 0),
  }));
  const used = times.reduce((sum, each) => sum + each.used, 0);
  return { used, all: used + times.reduce((sum, each) => sum + each.idle, 0) };
}
