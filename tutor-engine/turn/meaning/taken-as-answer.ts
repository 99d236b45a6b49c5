// 不会 and 我不知道 are cries for help, but answers where whether one can or knows was asked just now; so is 再见 where it is practised.

import type { TurnContext } from '../../state/turn-context.ts';
import type { Intent } from '../../understand/intent.ts';
import { matchAnswers } from '../../understand/patterns/match.ts';
import { stopsAbroad } from '../../understand/replies/parting.ts';
import { utterance } from '../../understand/text/utterance.ts';

const ANSWERS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/会不会|会[^，。！]*吗？$/u, /^(我|还|现在|都|也)*不(太|大)?会(，|$)/u],
  [/知不知道|知道[^，。！]*吗？$/u, /^(我|还|都|也)*不知道(，|$)/u],
];

/** 我走了，妈妈叫我吃饭。再见 answers no question about food: leave is an answer only where leave is practised. */
const BYE = utterance('再见');

/** The intent as it is to be taken after what was asked last. */
export function takenAsAnswer({ said, state, open, words, understood }: TurnContext, intent: Intent): Intent {
  const { line } = state.saying;
  if (line !== undefined && utterance(line.zh).shown.join('') === said.shown.join(''))
    return { kind: 'speech', statement: said, question: undefined };
  if (
    intent.kind === 'goodbye' &&
    !stopsAbroad(said) &&
    understood?.part === undefined &&
    open?.kind === 'question' &&
    matchAnswers(open.question.answers, said, words) &&
    matchAnswers(open.question.answers, BYE, words)
  )
    return { kind: 'speech', statement: said, question: undefined };
  if (intent.kind !== 'hint') return intent;
  const asked = /[^。！？]*？$/u.exec(state.recent.at(-1) ?? '')?.[0] ?? '';
  const text = said.folded.join('');
  const isAnswer = ANSWERS.some(([question, answer]) => question.test(asked) && answer.test(text));
  return isAnswer ? { kind: 'speech', statement: said, question: undefined } : intent;
}
