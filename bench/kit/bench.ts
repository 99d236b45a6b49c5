// The result of a bench, and how its figures are computed and printed.

/** What the command line may say to a bench; most take nothing. */
export type BenchOptions = {
  /** Of `scale`: how many people the large database has; of `study`: how many learners are simulated. */
  readonly people?: string | undefined;
  /** Of `scale`: how long it may be filled. */
  readonly minutes?: string | undefined;
  /** Of `recognition`: `tuning` for the pictures by which rules are tuned; of `replies`: a file of talks. */
  readonly set?: string | undefined;
};

/** `figures` by name, in the unit that the name ends with; `targets` are the bounds that `met` was judged by. */
export type BenchResult = {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly targets: Readonly<Record<string, string>>;
  readonly met: boolean;
};

/** As multiples of the best known time: 1 on a quick and quiet machine, 2 where all takes twice as long. */
export type MachineIndex = {
  /** Arithmetic on numbers that stay in the processor's own cache. */
  readonly processor: number;
  /** Texts, objects and a map that do not: most of what a server does. Other guests of a host slow it down, and not `processor`. */
  readonly memory: number;
};

/** A result with how slow the machine was around it (`measureMachine`). */
export type PlacedResult = BenchResult & {
  readonly machine: { readonly before: MachineIndex; readonly after: MachineIndex };
};

/** The value below which the share `q` (0 to 1) of the samples lies; NaN without samples. */
export function quantile(samples: readonly number[], q: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(q * sorted.length) - 1)] ?? Number.NaN;
}

export const round = (value: number, digits = 1) => Math.round(value * 10 ** digits) / 10 ** digits;

/** Such as `0.73 processor, 1.2 memory`. */
export const machineText = ({ processor, memory }: MachineIndex) =>
  `${processor} processor, ${memory} memory`;

/** Prints rows under their headings, numbers to the right. */
export function printTable(
  headings: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}
