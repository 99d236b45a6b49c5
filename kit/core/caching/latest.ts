// Keeps the latest results of a pure function of a text: what is asked for again and again at once is computed once.

/** `most` results are kept; `isKept` says of which results that is right. */
export function latest<Value>(
  compute: (text: string) => Value,
  most: number,
  isKept: (value: Value) => boolean = () => true,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text);
    if (value === undefined || !isKept(value)) return value;
    // A map gives its keys in the order in which they came.
    for (const oldest of known.keys()) {
      if (known.size < most) break;
      known.delete(oldest);
    }
    known.set(text, value);
    return value;
  };
}
