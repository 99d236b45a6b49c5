/** How likely a word follows another: pairs counted in our own sentences, weighed against how frequent it is alone. */

/** Word → the words after it with their counts; the beginning and the end of a stretch are `^` and `$`. */
export type TransitionData = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** -ln of the probability of a word after another; `cost` is the -ln of its own by the lexicon. */
export type Transitions = (before: string, word: string, cost: number) => number;

/** So many times a word must have been seen before what follows it is believed as much as the words alone. */
const TRUST = 6;
/** How far our own sentences are believed about how frequent a word is, against the lexicon. */
const OWN_SHARE = 0.5;

type Followers = { readonly total: number; readonly after: ReadonlyMap<string, number> };

export function transitionsOf(data: TransitionData): Transitions {
  const followers = new Map(Object.entries(data).map(([word, after]) => [word, followersOf(after)]));
  const all = [...followers.values()].reduce((sum, { total }) => sum + total, 0);
  return (before, word, cost) => {
    const own = (followers.get(word)?.total ?? 0) / all;
    const alone = (1 - OWN_SHARE) * Math.exp(-cost) + OWN_SHARE * own;
    const known = followers.get(before);
    if (known === undefined) return -Math.log(alone);
    const share = known.total / (known.total + TRUST + known.after.size);
    const seen = (known.after.get(word) ?? 0) / known.total;
    return -Math.log(share * seen + (1 - share) * alone);
  };
}

function followersOf(after: TransitionData[string]): Followers {
  const counts = new Map(Object.entries(after));
  return { after: counts, total: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}
