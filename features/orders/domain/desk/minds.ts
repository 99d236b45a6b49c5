// What somebody must have seen of an order before they take a step that cannot wait for it: one list for the single way,
// for many at once, and for the server, which refuses who has not.

import { isSizeOpen } from '../../../global-services/domain/index.ts';
import type { Action } from '../stages/actions.ts';

/**
 * `verdict`: something about a thing, such as how it is packed. `size`: none was said. `wish`: what the buyer has asked
 * for. `unanswered`: they wait for an answer of ours. `asked`: we wait for one of theirs.
 */
export const MIND_OF = ['unanswered', 'asked', 'wish', 'size', 'verdict'] as const;
type MindOf = (typeof MIND_OF)[number];

export type Mind = {
  /** The same only while it says the same: what is new was not seen. */
  readonly key: string;
  readonly of: MindOf;
  /** The thing that it is about, by its place; null for the whole order. */
  readonly item: number | null;
};

/** What each step cannot wait for. */
const MINDED: Readonly<Partial<Record<Action, readonly MindOf[]>>> = {
  approve: MIND_OF,
  buy: MIND_OF,
  pack: ['unanswered', 'asked', 'wish'],
};

/** What is in somebody's own words is read order by order, and not approved with others. */
const WORDS: ReadonlySet<MindOf> = new Set<MindOf>(['unanswered', 'asked', 'wish']);
export const isReadAlone = ({ of }: Pick<Mind, 'of'>): boolean => WORDS.has(of);

type Thing = { readonly category: string; readonly name: string; readonly variant: string };

export type MindFacts = {
  readonly things: readonly Thing[];
  readonly verdicts: readonly { readonly item: number; readonly rule: string }[];
  readonly requirements: string;
  /** The buyer's latest message, where it waits for an answer. */
  readonly waiting: string | null;
  /** Our latest question, where nothing of the buyer's follows. */
  readonly asked: string | null;
};

/** Of an order, in the order in which they are to be seen. */
export function mindsOf({ things, verdicts, requirements, waiting, asked }: MindFacts): readonly Mind[] {
  return [
    ...(waiting === null ? [] : [{ key: `unanswered:${waiting}`, of: 'unanswered' as const, item: null }]),
    ...(asked === null ? [] : [{ key: `asked:${asked}`, of: 'asked' as const, item: null }]),
    ...(requirements.trim() === '' ? [] : [{ key: 'wish', of: 'wish' as const, item: null }]),
    ...things.flatMap((thing, item) =>
      isSizeOpen(thing) ? [{ key: `size:${item}`, of: 'size' as const, item }] : [],
    ),
    ...verdicts.map(({ item, rule }) => ({ key: `verdict:${item}:${rule}`, of: 'verdict' as const, item })),
  ];
}

/** Those of them that matter to a step. */
export const mindedAt = <Minded extends Pick<Mind, 'of'>>(
  action: Action,
  minds: readonly Minded[],
): readonly Minded[] => minds.filter(({ of }) => MINDED[action]?.includes(of) ?? false);

/** Of how many pieces something must be minded. */
export function piecesMinded(
  verdicts: readonly { readonly item: number }[],
  things: readonly { readonly quantity: number }[],
): number {
  const items = new Set(verdicts.map(({ item }) => item));
  return [...items].reduce((sum, item) => sum + (things[item]?.quantity ?? 0), 0);
}
