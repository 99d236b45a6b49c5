// Small steps that the commands of a run share: one of many, one call several times, and what counts as done.

/** A refusal is a code, and what changes nothing says so. */
export const isDone = (answer: unknown): boolean => typeof answer !== 'string' && answer !== false;
export const someDone = (answers: readonly unknown[]): boolean => answers.some(isDone);

/** What was refused is of no more use; before that, somebody may have tried to do something with it. */
export const remove = (ids: string[], id: string) => void ids.splice(ids.indexOf(id), 1);

/** One of them, counted round. */
export const pick = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % Math.max(1, things.length)];

/** Those for which it holds before the others. */
export const firstIf = <Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): Thing[] => [
  ...things.filter(holds),
  ...things.filter((thing) => !holds(thing)),
];

export const repeat = <Value>(times: number, work: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: times }, work));
