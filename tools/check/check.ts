// What a check is: a name, and a run over the tree that returns every problem it found.

export type Outcome = {
  /** What was looked at, in a few words, for the line of the report. */
  readonly summary: string;
  /** One entry per problem, beginning with `path:line` where there is one. */
  readonly problems: readonly string[];
};

export type Check = {
  readonly name: string;
  /** `root` is the folder of the project. */
  readonly run: (root: string) => Outcome | Promise<Outcome>;
};
