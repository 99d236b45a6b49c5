// Lets only so much work run at once, in the order in which it came: decoding a large picture takes much memory.

export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>;

export function createTurns(atOnce: number): Turns {
  let free = atOnce;
  const waiting: Array<() => void> = [];
  return async (work) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
