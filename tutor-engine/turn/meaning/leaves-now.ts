// Whether who speaks their own language goes now, though goodbye may be the very word that is being taught.

import type { TurnContext } from '../../state/turn-context.ts';
import { LEAVES_ABROAD, STOPS_ABROAD } from '../../understand/asked/plea-patterns.ts';
import { intentOf } from '../../understand/intent.ts';
import { utterance } from '../../understand/text/utterance.ts';
import type { OwnMessage } from './own-message.ts';
import { isAnswer } from './understand-text.ts';

export function leavesNow(context: TurnContext, message: OwnMessage): boolean {
  return isLeaving(message) && (goesNow(message.whole) || !isPractised(context) || partsBesides(message));
}

const GOODBYE =
  /\b(?:bye(?: bye)?|goodbye|see (?:you|ya)(?: \w+)?|good night|talk (?:to you )?(?:later|soon|tomorrow)|until (?:next time|tomorrow)|tchau(?: tchau| mesmo| entao)?|ate (?:logo|mais|amanha|breve|a proxima|outro dia)|(?<=^|[,.] ?)falou|boa noite)(?:,? (?:e |and )?(?:xie ?xie|zai ?jian|thanks|thank you|obrigad[oa]|valeu|teacher|professora?|laoshi|[a-z]+)){0,2}$/u;
const STOPS =
  /\b(?:(?:better|must|have to|need to|want to|going to|ill) stop (?:for (?:today|now)|here|now)|(?:thats|enough) (?:it |all |enough )?for today|(?:chega|por hoje e so|paro|vou parar) (?:por hoje|por aqui)|vlw, fui|valeu, fui)\b/u;
const STAYS =
  /\b(?:dont|do not|not|nao|nem) (?:\w+ ){0,2}(?:go|going|leave|leaving|stop|ir|indo|embora|parar)\b/u;
const ASKED_TO_SAY = /\b(?:say|fala|falo|falar|diz|digo|dizer|chinese|chines)\b/u;

/** Zaijian? I don’t want to go yet. */
export function staysOn(whole: OwnMessage['whole']): boolean {
  return whole.some(({ folded }) => STAYS.test(folded));
}

/** The last thing is goodbye, and how to say that is not what is asked. */
function isLeaving({ whole, asked }: OwnMessage): boolean {
  if (staysOn(whole)) return false;
  if (whole.some(({ folded }) => STOPS.test(folded) || stopsIn(folded))) return true;
  // Tenho que ir. Tchau, como é? Who goes is told goodbye, which is what was asked for.
  const isTold = (one: OwnMessage['whole'][number]) => !one.isQuestion && !ASKED_TO_SAY.test(one.folded);
  if (goesNow(whole.filter(isTold))) return true;
  const last = whole.at(-1);
  if (last === undefined || last.isQuestion || asked.some(({ kind }) => kind === 'say')) return false;
  return (
    intentOf(utterance(last.raw)).kind === 'goodbye' ||
    (GOODBYE.test(last.folded) && !ASKED_TO_SAY.test(last.folded))
  );
}

/** May we stop here? is no question to be answered. */
function stopsIn(folded: string): boolean {
  return folded.split(',').some((clause) => STOPS_ABROAD.test(clause.trim()));
}

/** Who has to go now goes, though goodbye is what is being taught. */
function goesNow(whole: OwnMessage['whole']): boolean {
  const clauses = whole.flatMap(({ folded }) => folded.split(','));
  return clauses.some((clause) => LEAVES_ABROAD.test(clause.trim()) || STOPS_ABROAD.test(clause.trim()));
}

/** Zai jian, até amanhã: who parts in their own language, too, does more than say a word after the teacher. */
function partsBesides({ whole, chinese }: OwnMessage): boolean {
  return chinese.length > 0 && GOODBYE.test(whole.at(-1)?.folded ?? '');
}

/** Goodbye is what is being taught. */
function isPractised(context: TurnContext): boolean {
  return isAnswer(context, '再见');
}
