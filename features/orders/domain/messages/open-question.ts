// What we have asked a buyer in messages and they have not answered: until then nothing should be bought blindly.

import type { Locale } from '../../../../kit/core/locale.ts';
import { type ChosenPhrase, PHRASES, writePhrase } from './phrases.ts';

type MessageFacts = {
  readonly isOperator: boolean;
  readonly text: string;
  readonly phrase: ChosenPhrase | null;
};

/** What asks for a choice or a thing without a question mark. */
const ASKS: ReadonlySet<string> = new Set<keyof typeof PHRASES>(['which_one', 'picture_please', 'tax_id']);

const isQuestion = (text: string): boolean => /[?？]/.test(text);

const asks = ({ text, phrase }: MessageFacts): boolean =>
  isQuestion(text) || (phrase !== null && (ASKS.has(phrase.id) || isQuestion(PHRASES[phrase.id].zh)));

/** Of messages, the newest first: our latest question that nothing of the buyer's follows, as we read it. */
export function openQuestionOf(messages: readonly MessageFacts[], locale: Locale): string | undefined {
  const heard = messages.findIndex(({ isOperator }) => !isOperator);
  const ours = heard === -1 ? messages : messages.slice(0, heard);
  const question = ours.find(asks);
  if (!question) return undefined;
  const { text, phrase } = question;
  return [phrase && writePhrase(phrase, locale), text].filter(Boolean).join(' ');
}
