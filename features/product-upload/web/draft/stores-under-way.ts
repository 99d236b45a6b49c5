// What forms are storing at this moment, so that whoever needs the newest version of an item can wait for it.

const underWay = new Map<string, Promise<unknown>>();

export function isStoring(id: string, storing: Promise<unknown>): void {
  underWay.set(id, storing);
}

/** Whether it has worked or not. */
export const storedAll = (ids: readonly string[]): Promise<unknown> =>
  Promise.allSettled(ids.flatMap((id) => underWay.get(id) ?? []));
