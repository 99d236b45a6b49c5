// Ends this process when the npm process that started it ends.

const CHECK_MS = 300;

/** npm passes a SIGTERM on to the shell that it runs us in, and that shell does not pass it on to us. */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS).unref();
}
