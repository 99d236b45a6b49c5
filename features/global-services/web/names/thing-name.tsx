// The name of a thing in the seller's words, which can be tapped, with what its words mean below for who reads no Chinese.

import { ChineseWords } from '../../../my-words/web/api.ts';
import { NameGloss } from './word-by-word.tsx';

export function ThingName({ name }: { readonly name: string }) {
  return (
    <>
      <ChineseWords text={name} pinyin="never" />
      <NameGloss name={name} />
    </>
  );
}
