// Short work that continues after its request has ended, such as storing an answer that nobody watches any more.

import type { Log } from './log.ts';

export type Tasks = {
  /** Keeps the process from ending before the work has; logs a failure and passes it on to the caller that awaits. */
  run<Value>(name: string, work: Promise<Value>): Promise<Value>;
  /** Resolves when all work has ended, well or not. */
  drain(): Promise<void>;
};

export function createTasks(log: Log): Tasks {
  const running = new Set<Promise<unknown>>();
  return {
    run: (name, work) => {
      const settled = work
        .catch((error: unknown) => log.error({ err: error, task: name }, 'a task failed'))
        .finally(() => running.delete(settled));
      running.add(settled);
      return work;
    },
    drain: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
