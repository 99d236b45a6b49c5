// The words of an assignment; a tap opens the card of one.

import { spellWord } from '../../../../chinese/sounds/index.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { OwnAssignment } from '../queries.ts';

export function AssignedWords({ words }: Pick<OwnAssignment, 'words'>) {
  if (words.length === 0) return null;
  return (
    <div className="max-w-prose">
      <p className="text-hanzi">
        <ChineseWords text={words.map(({ word }) => word).join('、')} />
      </p>
      {words.map(({ word, pinyin, meaning }) =>
        meaning === undefined ? null : (
          <p key={word} className="text-small text-muted">
            <MixedText text={`${word} ${spellWord(pinyin.split(' '))}: ${meaning}`} />
          </p>
        ),
      )}
    </div>
  );
}
