// Ends this process with the npm that runs it.

const CHECK_MS = 300;

/** npm passes a SIGTERM on to the shell between us and dies with it, and that shell tells nobody. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
