// What an operator has written, often in Chinese: its words can be tapped, and stand below one by one for who reads none.

import { WordByWord } from '../../../global-services/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { OrderView } from '../queries.ts';

type ToldProps = {
  readonly text: string;
  /** The shops that it may speak of by name. */
  readonly shops: readonly string[];
};

/** Of the things of an order. */
export const shopsOf = ({ request }: Pick<OrderView, 'request'>): readonly string[] =>
  request.items.map(({ shop }) => shop);

export function Told({ text, shops }: ToldProps) {
  return (
    <>
      <ChineseWords text={text} pinyin="never" />
      <WordByWord text={text} names={shops} />
    </>
  );
}
