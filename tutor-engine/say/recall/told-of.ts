// All that was told of somebody, clause by clause: she is whoever was spoken of last.

import { tokensOf } from '../../../chinese/grammar/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { wordIndexOf } from '../../understand/frames/word-index.ts';
import { inChinese } from './own-words.ts';
import { type Statement, saidBefore } from './remembered.ts';

/** Who belongs to somebody, by their classes; what a person is by trade is nobody of theirs. */
const FAMILY: readonly string[] = [
  'father',
  'mother',
  'parents',
  'sibling',
  'child-of',
  'grandparent',
  'partner',
  'relative',
];
const OTHERS: readonly string[] = ['friend', 'pet', 'colleague', 'classmate', 'neighbour', 'boss'];
const OWN: ReadonlySet<string> = new Set([...FAMILY, ...OTHERS]);
/** Words for all of a kind: classes, or words of them. */
const ALL_OF: Readonly<Record<string, readonly string[]>> = {
  家人: FAMILY,
  亲戚: FAMILY,
  宠物: ['pet'],
  动物: ['pet'],
  兄弟: ['哥哥', '弟弟'],
  姐妹: ['姐姐', '妹妹'],
  兄弟姐妹: ['sibling'],
  孩子: ['child-of'],
  父母: ['parents', 'father', 'mother'],
  爷爷奶奶: ['grandparent'],
};
/** Nobody recites more. */
const MOST = 5;

type Somebody = { readonly word: string; readonly classId: string };

/** What was told of whom a question names, the oldest first, as the learner said it; 她是医生 is 我姐姐是医生. */
export function toldOf(context: TurnContext, question: string): Statement[] {
  const asked = somebodyIn(context, inChinese(context, question));
  if (asked.length === 0) return [];
  const isAsked = (one: Somebody | undefined) =>
    one !== undefined &&
    asked.some(
      ({ word }) =>
        isLike(one.word, word) ||
        [one.classId, one.word].some((name) => ALL_OF[word]?.includes(name)) ||
        (ALL_OF[one.word] ?? []).includes(word),
    );
  let last: Somebody | undefined;
  const told = saidBefore(context).flatMap((said): Statement[] => {
    if (!/\p{Script=Han}/u.test(said.text)) {
      const [own] = somebodyIn(context, inChinese(context, said.text));
      last = own ?? last;
      return isAsked(own) ? [said] : [];
    }
    const clauses = said.text.split(/[，,]/u).filter((clause) => clause !== '');
    const kept = clauses.flatMap((clause) => {
      const [own] = somebodyIn(context, clause);
      const isOfThem = PRONOUN.test(clause) || !/[我你您]/u.test(clause);
      if (own !== undefined) last = own;
      return isAsked(last) && (own !== undefined || isOfThem) ? [clause] : [];
    });
    const [first, ...more] = kept;
    if (first === undefined) return [];
    const named = first.replace(PRONOUN, last === undefined ? '我' : asTheirs(last));
    return [{ ...said, text: [named, ...more].join('，') }];
  });
  return told.slice(-MOST);
}

/** 我奶奶, and 我的猫. */
export const asTheirs = ({ word, classId }: Somebody): string =>
  classId === 'pet' ? `我的${word}` : `我${word}`;

const PRONOUN = /^[他她它](?!们)/u;

/** 小猫 and 猫. */
export const isLike = (one: string, other: string) => one.endsWith(other) || other.endsWith(one);

/** Of whom a text speaks as the learner's own, in its order. */
export function somebodyIn({ setting: { core } }: TurnContext, text: string): Somebody[] {
  const { nouns } = wordIndexOf(core.frames);
  return tokensOf(core.lexicon, text).flatMap(({ text: word }) => {
    const classId = nouns.get(word)?.nounClass.id;
    return classId !== undefined && OWN.has(classId) ? [{ word, classId }] : [];
  });
}
