// What of a draft is another than what learners meet: each place with its words before and after.

export type DraftChange = {
  /** `dialogue.2.zh`. */
  readonly path: string;
  /** Empty where there was, or is, nothing. */
  readonly before: string;
  readonly after: string;
};

/** In the order in which the draft is written, what is gone behind it. What is empty and what is not there are one. */
export function draftChanges(met: unknown, draft: unknown): readonly DraftChange[] {
  const [old, now] = [new Map(leaves(met)), new Map(leaves(draft))];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [before, after] = [old.get(path) ?? '', now.get(path) ?? ''];
    return before === after ? [] : [{ path, before, after }];
  });
}

function* leaves(value: unknown, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* leaves(inner, [...path, name]);
  } else if (value !== undefined && value !== null && value !== '')
    yield [path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)];
}
