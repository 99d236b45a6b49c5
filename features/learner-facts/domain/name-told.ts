// The name in a fact that tells it: 我叫Renata。

const NAME = /^我(?:叫|的名字[是叫])\s*(\p{L}[\p{L}\p{M}'’ ·-]*)[。.！!]?$/u;
/** Letters of a name; what is longer tells more than a name. */
const LONGEST = 30;

/** The last one that is told; undefined where none is. */
export function nameTold(facts: readonly string[]): string | undefined {
  const names = facts.flatMap((fact) => NAME.exec(fact.trim())?.[1]?.trim() ?? []);
  return names.findLast((name) => name.length <= LONGEST);
}
