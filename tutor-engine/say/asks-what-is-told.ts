// Whether a question asks for something that the learner has told of themselves.

import type { FactSlot } from '../../content/schema/listening/frame.ts';
import { profileAfter } from '../state/profile.ts';
import type { TurnContext } from '../state/turn-context.ts';

/** Questions with nothing else to answer. Where somebody works is not answered by what they are. */
const SEEKING: readonly (readonly [FactSlot, RegExp])[] = [
  ['name', /你(?:叫什么|的名字是什么|姓什么)/u],
  ['age', /你(?:今年)?(?:几岁|多大)/u],
  ['job', /你(?:现在)?(?:每天)?(?:是?做什么(?:工作)?的?？)|你的工作是什么/u],
  ['city', /你(?:现在)?住在?哪|你在哪个城市/u],
  ['country', /你是哪国人|你从哪/u],
];

/** The lessons of level zero practise such questions, and a part in a play knows nothing of other talks. */
export function asksWhatIsTold(context: TurnContext, question: string): boolean {
  const { setting, state, level, told } = context;
  if (!question.endsWith('？') || level === 'zero' || setting.situation.kind === 'play') return false;
  const [slot] = SEEKING.find(([, asks]) => asks.test(question)) ?? [];
  if (slot === undefined) return false;
  if (slot === 'name' && state.name !== undefined) return true;
  if (slot === 'country' && state.country !== undefined) return true;
  return profileAfter(state.profile, told)[slot] !== undefined;
}
