// `npm test`: makes the project ready as `npm start` does, then runs every kind of test, counts them and says so.

const major = Number(process.versions.node.split('.')[0]);
if (major < 18) {
  console.error(`Yulu needs Node 18 or newer to install itself; this is Node ${process.versions.node}.`);
  process.exit(1);
}

const { setUp } = await import('./setup.mjs');
const { endWithNpm } = await import('./parent.mjs');
const { Interrupted } = await import('./run.mjs');
const { summarise } = await import('./test/summary.mjs');

endWithNpm();
const results = [];
await measure('set-up', async () => {
  await setUp();
  return { passed: 0, failed: 0, notes: [], failures: [] };
});
if (results[0].failed === 0) {
  results.shift();
  const { kinds } = await import('./test/kinds.mjs');
  const asked = process.argv.slice(2);
  for (const { name, run } of kinds) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n── ${name} ──`);
    await measure(name, run);
  }
}
console.log(`\n${summarise(results)}`);
process.exitCode = results.every(({ failed, passed }) => failed === 0 && passed > 0) ? 0 : 1;

/** A kind that throws has failed; the others still run. */
async function measure(name, work) {
  const start = performance.now();
  let count;
  try {
    count = await work();
  } catch (error) {
    console.error(error.isForPeople ? error.message : error);
    if (error instanceof Interrupted) process.exit(130);
    count = { passed: 0, failed: 1, notes: ['could not run'], failures: [] };
  }
  results.push({ name, ...count, seconds: (performance.now() - start) / 1000 });
}
