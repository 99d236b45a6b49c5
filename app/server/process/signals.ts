// Shuts the process down in order on Ctrl-C or SIGTERM, once, however often it is signalled.

import type { Log } from '../../../kit/server/log.ts';

/** A terminal and npm may both pass on one Ctrl-C; only a second one after this time means "now". */
const IMPATIENCE_MS = 1500;

/** Runs `stop` at the first signal, then ends the process. Returns the same stop for other ends. */
export function onStopSignal(stop: () => Promise<void>, log: Log): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  let since = 0;
  const stopOnce = () => (stopping ??= stop());
  const onSignal = () => {
    if (stopping) {
      if (Date.now() - since > IMPATIENCE_MS) process.exit(1);
      return;
    }
    since = Date.now();
    stopOnce().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not end in order');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (process.connected) {
    // Whoever started us is gone without a word.
    process.on('disconnect', onSignal);
    process.channel?.unref();
  }
  return stopOnce;
}
