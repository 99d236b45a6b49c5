// What a teacher has begun to say to a text and not sent: it outlives a newer version, another mark, and a reload.

import { useState } from 'react';
import { type BegunSpot, withWords } from '../../domain/spots.ts';
import type { HandIn } from '../queries.ts';
import {
  type BegunMark,
  forgetBegunMark,
  forgetOwnMark,
  keepBegunMark,
  readBegunMark,
} from './stored-mark.ts';

export type MarkDraft = Omit<BegunMark, 'version' | 'replaces'>;
export type SentMark = NonNullable<BegunMark['replaces']>;

/** The mark that stands there. */
const markOf = ({ mark, remark, spots }: HandIn): SentMark | null =>
  mark === null ? null : { mark, remark, spots };

/** Field by field: the server may write them in another order. */
const inOrder = (mark: SentMark | null): string =>
  JSON.stringify(
    mark && [mark.mark, mark.remark, mark.spots.map(({ start, end, remark }) => [start, end, remark])],
  );
const isSame = (one: SentMark | null, other: SentMark | null): boolean => inOrder(one) === inOrder(other);

const isSameHandIn = (one: HandIn, other: HandIn): boolean =>
  one.version === other.version && isSame(markOf(one), markOf(other));

export const draftOf = ({ mark, remark, text, spots }: HandIn): MarkDraft => ({
  mark,
  remark,
  spots: withWords(text, spots),
  words: '',
  spotRemark: '',
});

const spotsOf = (spots: readonly BegunSpot[]): string =>
  JSON.stringify(spots.map(({ start, end, remark }) => [start, end, remark]));
export const hasSameSpots = (one: MarkDraft, other: MarkDraft): boolean =>
  spotsOf(one.spots) === spotsOf(other.spots);

/** Words that are selected and nothing said to them are not worth keeping. */
const isUnchanged = (draft: MarkDraft, handIn: HandIn): boolean => {
  const stored = draftOf(handIn);
  return (
    draft.mark === stored.mark &&
    draft.remark === stored.remark &&
    draft.spotRemark === '' &&
    hasSameSpots(draft, stored)
  );
};

export function useBegunMark(key: string, handIn: HandIn) {
  const [begun, setBegun] = useState<BegunMark | undefined>(() => readBegunMark(key));
  /** What the form was filled from; `round` is its key. */
  const [shown, setShown] = useState({ handIn, round: 0 });
  const [isSent, setSent] = useState(false);
  const fill = () => setShown(({ round }) => ({ handIn, round: round + 1 }));
  // As long as nothing is begun, what stands there is shown, also what another tab sent.
  if (!begun && !isSameHandIn(shown.handIn, handIn)) fill();

  const store = (next: BegunMark) => {
    keepBegunMark(key, next);
    setBegun(next);
  };
  const drop = () => {
    forgetBegunMark(key);
    setBegun(undefined);
    fill();
  };
  const replaced = begun ? (begun.version === handIn.version ? begun.replaces : null) : markOf(handIn);
  return {
    begun,
    isSent,
    round: shown.round,
    /** What was read, where another version took its place under the hand. */
    read: begun && shown.handIn.version !== handIn.version ? shown.handIn : undefined,
    /** The mark on which this one is built; with another one there, the server refuses it. */
    replaces: replaced,
    isMarkedMeanwhile: !isSame(replaced, markOf(handIn)),
    /** `isRefused`: it waits to be sent again, also where it was never typed into. */
    keep: (draft: MarkDraft, isRefused = false) => {
      setSent(false);
      if (!isRefused && isUnchanged(draft, handIn)) {
        forgetOwnMark(key, begun);
        setBegun(undefined);
        return;
      }
      const { version, replaces } = begun ?? { version: handIn.version, replaces: markOf(handIn) };
      store({ ...draft, version, replaces });
    },
    drop,
    /** The mark that came meanwhile was seen, and is to be replaced. */
    replaceIt: () => {
      if (begun) store({ ...begun, version: handIn.version, replaces: markOf(handIn) });
    },
    settle: (sent: SentMark) => {
      forgetOwnMark(key, begun);
      setBegun(undefined);
      // The form holds what was sent: nothing moves under the hand.
      setShown(({ round }) => ({ handIn: { ...handIn, ...sent, spots: [...sent.spots] }, round }));
      setSent(true);
    },
  };
}
export type BegunMarkState = ReturnType<typeof useBegunMark>;
