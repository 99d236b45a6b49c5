// Small moments of joy: something was reached. Shown briefly by `Moments`, one after the other.

import { create } from 'zustand';

export type Moment = { readonly id: number; readonly title: string; readonly detail: string | undefined };

const useQueue = create<{ readonly queue: readonly Moment[] }>(() => ({ queue: [] }));
let nextId = 1;

/** `title`: what was reached; `detail`: which, such as the goal. */
export function celebrate(title: string, detail?: string): void {
  const moment = { id: nextId++, title, detail };
  useQueue.setState(({ queue }) => ({ queue: [...queue, moment] }));
}

/** The one that is shown now. */
export function useMoment(): Moment | undefined {
  return useQueue(({ queue }) => queue[0]);
}

export function endMoment({ id }: Moment): void {
  useQueue.setState(({ queue }) => ({ queue: queue.filter((moment) => moment.id !== id) }));
}
