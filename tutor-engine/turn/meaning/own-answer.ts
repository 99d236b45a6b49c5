// A child answers in its own language with a word that nobody here has in Chinese: it has answered all the same.

import { withLastAskedTold, withOpenTold } from '../../state/told-questions.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { latinWords } from '../../understand/text/foreign.ts';
import { utterance } from '../../understand/text/utterance.ts';
import type { OwnMessage } from './own-message.ts';

/** In words; who says more tells a story. */
const LONGEST = 8;
/** Says yes or no, calls, laughs, thanks, wants help, or begins a sentence of its own. */
const NO_ANSWER =
  /^(?:(?:ok(?:ay)?|hm+|um+|uh|ah+|oh|eh|wow|uau|nossa|cool|legal|yay|oba|yes|yeah|yep|no|nope|sim|nao|talvez|maybe|hi|hello|hey|oi|ola|bye|tchau|thanks?|thank you|obrigad[oa]|valeu|please|por favor|what|o que|que|how|como|why|porque|help|ajuda|wait|espera|calma|(?:k|ha|he|hi|rs)+|again|de novo|next|proxim[ao]|pronto|done|mae|pai|mamae|papai|mom|mum|dad|sorry|desculpa|my|meu|minha|meus|minhas|i|im|he|hes|she|shes|we|were|they|it|its|you|youre|the|eu|ele|ela|eles|elas|a gente|nos|voce|to|ta|tou|tava|estou|today|hoje|ontem|yesterday|amanha|tomorrow|agora|now|then|quando|when|because|there|tem|tinha|vou|fui|quero|want|can|could|nunca|never|nada|nothing|idk|dunno)\b|$)/u;
/** Says in so many words what one likes, plays or eats. */
const LIKING =
  /^(?:i (?:really |also )?(?:like|love|prefer|play|eat|drink)|eu (?:gosto|adoro|amo|prefiro|brinco|jogo|como|bebo)|gosto|adoro|amo|prefiro|brinco|my favou?rite|(?:o meu|a minha|meu|minha) \w+ (?:favorit|preferid))/u;
/** Likes, what one plays and eats. */
const OF_LIKING = /喜欢|最好|爱吃|爱好/u;

function answersInOwnWords({ open, level }: TurnContext, message: OwnMessage): boolean {
  const { answer, asked, chinese, sentences, found } = message;
  const [first] = sentences;
  if (level !== 'preschool' || open?.kind !== 'question' || answer !== undefined || first === undefined)
    return false;
  if (!open.question.ask.zh.endsWith('？') || asked.length > 0 || chinese.length > 0 || first.isQuestion)
    return false;
  if (found.some(({ telling }) => telling.isGrave)) return false;
  if (LIKING.test(first.folded)) return OF_LIKING.test(open.question.ask.zh);
  return latinWords(utterance(first.raw)).length <= LONGEST && !NO_ANSWER.test(first.folded);
}

/** The state in which what a message has told, or tells again, counts as told. */
export function toldBy(message: OwnMessage, meant: TurnContext, raw: string): TurnContext['state'] {
  const { state, open } = meant;
  // Who says that they said it is not asked it again.
  if (message.asked.some(({ kind }) => kind === 'already')) return withLastAskedTold(state, open, raw);
  return answersInOwnWords(meant, message) ? withOpenTold(state, open) : state;
}
