// The name of a thing in the seller's words, which can be tapped, with what its words mean below for who reads no Chinese.

import { ChineseWords } from '../../../my-words/web/api.ts';
import { NameGloss } from './word-by-word.tsx';

type ThingNameProps = { readonly name: string; readonly isGlossed?: boolean };

export function ThingName({ name, isGlossed = true }: ThingNameProps) {
  return (
    <>
      <ChineseWords text={name} pinyin="never" />
      {isGlossed ? <NameGloss name={name} /> : null}
    </>
  );
}
