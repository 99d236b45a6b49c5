// The words of an assignment; a tap opens the card of one.

import { ChineseWords } from '../../../my-words/web/api.ts';
import type { OwnAssignment } from '../queries.ts';

export function AssignedWords({ words }: Pick<OwnAssignment, 'words'>) {
  if (words.length === 0) return null;
  return (
    <p className="max-w-prose text-hanzi">
      <ChineseWords text={words.map(({ word }) => word).join('、')} />
    </p>
  );
}
