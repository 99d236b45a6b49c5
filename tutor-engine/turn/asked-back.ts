// Who says in English or Portuguese that they were not answered asks again what they asked before.

import type { RespondInput } from '../state/types.ts';
import { foldSentence, sentencesOf } from '../understand/own-language/sentences.ts';

const UNANSWERED =
  /\b(?:(?:you|u) (?:did not|didnt|havent|have not|never|still havent) (?:answer|reply|respond)\w*|(?:answer|responde|responda|respondeu) (?:my|me|the|a minha|minha)? ?(?:question|pergunta)|(?:voce |vovo |tu )?(?:nao|ainda nao) (?:me )?(?:respondeu|responde|respondeste|respondes)|cade a resposta|i (?:had )?asked (?:you )?(?:something|a question))\b/u;
/** So many texts back. */
const WITHIN = 4;

/** The learner's last text that asked something; undefined where nobody complains, or asks it again themselves. */
export function askedBack({ history, learnerText }: RespondInput): string | undefined {
  if (!UNANSWERED.test(foldSentence(learnerText)) || /[?？]/u.test(learnerText)) return undefined;
  return history
    .filter(({ by }) => by === 'learner')
    .slice(-WITHIN)
    .map(({ text }) => text)
    .findLast((text) => /[?？]/u.test(text) || sentencesOf(text).some(({ isQuestion }) => isQuestion));
}
