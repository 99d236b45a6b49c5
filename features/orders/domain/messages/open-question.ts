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

/** Of messages, the newest first: our latest question that nothing of the buyer's follows. */
export function openQuestionIn<Message extends MessageFacts>(
  messages: readonly Message[],
): Message | undefined {
  const heard = messages.findIndex(({ isOperator }) => !isOperator);
  return (heard === -1 ? messages : messages.slice(0, heard)).find(asks);
}

/** The same, as we read it. */
export function openQuestionOf(messages: readonly MessageFacts[], locale: Locale): string | undefined {
  const question = openQuestionIn(messages);
  return question && writeSaid(question, locale);
}

/** A message as somebody of this language reads it. */
export const writeSaid = ({ text, phrase }: Pick<MessageFacts, 'text' | 'phrase'>, locale: Locale): string =>
  [phrase && writePhrase(phrase, locale), text].filter(Boolean).join(' ');
