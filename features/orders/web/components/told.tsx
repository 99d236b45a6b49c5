// What an operator has written, often in Chinese: its words can be tapped, and stand below one by one for who reads none.

import { WordByWord } from '../../../global-services/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';

export function Told({ text }: { readonly text: string }) {
  return (
    <>
      <ChineseWords text={text} pinyin="never" />
      <WordByWord text={text} />
    </>
  );
}
