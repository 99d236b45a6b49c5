// Asks about the word that tells the most of what was said: what kind of thing, how a place is, what somebody said to it.

import type { Level } from '../../../content/schema/levels.ts';
import type { Line } from '../../../content/schema/line.ts';
import type { FollowUp } from '../../../content/schema/listening/frame.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { NounMention } from '../../understand/frames/frame.ts';
import { fill } from '../wording.ts';
import { tellingNoun } from './echo.ts';

type Kind = 'thing' | 'place' | 'person';
type ByLevel = Readonly<Record<Exclude<Level, 'zero'>, Line>>;

const ASKS: Readonly<Record<Kind, ByLevel>> = {
  thing: {
    preschool: { zh: '什么样的{word}？', en: 'What kind: {word}?', pt: 'De que tipo: {word}?' },
    beginner: { zh: '是什么样的{word}？', en: 'What kind is it: {word}?', pt: 'De que tipo é: {word}?' },
    intermediate: { zh: '那是什么样的{word}？', en: 'What is it like: {word}?', pt: 'Como é: {word}?' },
    advanced: {
      zh: '那{word}有什么特别之处吗？',
      en: 'Is there something special about it: {word}?',
      pt: 'Tem algo de especial: {word}?',
    },
  },
  place: {
    preschool: { zh: '{word}好玩吗？', en: 'Is it fun there: {word}?', pt: 'É legal lá: {word}?' },
    beginner: { zh: '{word}怎么样？', en: 'What is it like there: {word}?', pt: 'Como é lá: {word}?' },
    intermediate: {
      zh: '{word}那边给你什么感觉？',
      en: 'How does it feel there: {word}?',
      pt: 'Que sensação dá lá: {word}?',
    },
    advanced: {
      zh: '{word}那边，给您印象最深的是什么？',
      en: 'What struck you most there: {word}?',
      pt: 'O que mais marcou você lá: {word}?',
    },
  },
  person: {
    preschool: { zh: '{word}说什么了？', en: 'What did they say: {word}?', pt: 'O que disse: {word}?' },
    beginner: { zh: '{word}怎么说？', en: 'What do they say to it: {word}?', pt: 'O que diz disso: {word}?' },
    intermediate: {
      zh: '{word}对这件事怎么说？',
      en: 'What do they say about it: {word}?',
      pt: 'O que diz sobre isso: {word}?',
    },
    advanced: {
      zh: '这件事，{word}是怎么看的？',
      en: 'How do they see it: {word}?',
      pt: 'Como vê isso: {word}?',
    },
  },
};

const kindOf = ({ kind }: NounMention): Kind | undefined =>
  kind === 'thing' || kind === 'place' || kind === 'person' ? kind : undefined;

/** Empty where no word is known. */
export function wordAsks(context: TurnContext): FollowUp[] {
  const noun = tellingNoun(context);
  const kind = noun && kindOf(noun);
  if (noun?.noun === undefined || kind === undefined || context.level === 'zero' || noun.isOfOthers)
    return [];
  // Somebody of the learner's own is called so: 你儿子.
  const isOfLearners = new RegExp(`我(?:的|们的|们|家)?${noun.zh}`, 'u').test(context.said.raw);
  const word = isOfLearners && noun.noun.your !== undefined ? noun.noun.your : noun.noun;
  const ask = fill(ASKS[kind][context.level], { word: { zh: word.zh, en: word.en, pt: word.pt } });
  return ask === undefined ? [] : [{ seeks: 'example', ask, answer: ask }];
}
