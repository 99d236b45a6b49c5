// What somebody wants left out, or more or less of: 不要葱，不要香菜，少放点儿盐.

import { clausesOf, sentencesOf } from './clauses.ts';
import { isQuestion } from './speech-acts.ts';

export type Wish = {
  /** The words that name it, as they stand. */
  readonly of: string;
  readonly kind: 'without' | 'less' | 'more';
};

const NAME = '(?<of>\\p{Script=Han}{1,4}?)';
const END = '(?=[，,。！!、和也]|了|的|吧|啊|谢谢|$)';
/** The first that fits counts. */
const WISHES: readonly (readonly [Wish['kind'], RegExp])[] = [
  ['less', new RegExp(`少(?:放|加|来|要)(?:一?点儿?|些)?${NAME}${END}`, 'gu')],
  ['more', new RegExp(`多(?:放|加|来|给)(?:我)?(?:一?点儿?|些)?${NAME}${END}`, 'gu')],
  ['without', new RegExp(`(?:别|不(?:要)?|不用|不能)(?:放|加)(?:一?点儿?)?${NAME}${END}`, 'gu')],
  ['without', new RegExp(`(?:^|[，,。！!、])(?:我|也|都|请|可是|但是|但|不过|还有)*不要${NAME}${END}`, 'gu')],
];

/** Words that name nothing: 不要了, 不要这个, 不要太辣. */
const NO_NAME =
  /^[了这那太吧钱再办卡换退洗剪染等做买走]|^(?:紧|的|吗|别的|东西|一|两|忘|给|跟|让|说|问|走|担心|急|客气)|^(?:我|你|您|他|她)/u;

export function wishesIn(text: string): Wish[] {
  const clauses = sentencesOf(text)
    .flatMap(clausesOf)
    .filter((clause) => !isQuestion(clause));
  const found = clauses.flatMap((clause) =>
    WISHES.flatMap(([kind, wished]) =>
      [...clause.matchAll(wished)].flatMap(({ groups }) => {
        const of = groups?.['of'];
        return of === undefined || NO_NAME.test(of) ? [] : [{ kind, of }];
      }),
    ),
  );
  return found.filter((wish, at) => found.findIndex(({ of }) => of === wish.of) === at);
}
