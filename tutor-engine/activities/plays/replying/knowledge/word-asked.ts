// What a word means, or how something is said, asked among other things: answered in one line, and the play goes on.

import { phraseFor } from '../../../../say/asked/phrase-for.ts';
import { explain, glossFor, translate } from '../../../../say/translate/gloss.ts';
import { each, same, setLines } from '../../../../say/wording.ts';
import type { Leads } from '../../../../state/turn-context.ts';
import { intentOf } from '../../../../understand/intent.ts';
import type { PlayContext } from '../../world/play-context.ts';
import { thingIn } from './facts.ts';

/** Undefined where a sentence asks for nothing of the kind, or the play knows more of it. */
export function wordAskedIn(context: PlayContext): Leads | undefined {
  const intent = intentOf(context.said);
  if (intent.kind === 'meaning') return thingIn(context, intent.of) ?? meaningOf(context, intent.of);
  return intent.kind === 'say' ? sayingOf(context, intent.of) : undefined;
}

function meaningOf(context: PlayContext, word: string): Leads | undefined {
  const found = explain(word, context);
  const slots = found && { word: same(found.zh), gloss: glossFor(found, context) };
  return slots && each(setLines(context, 'meaning', slots));
}

function sayingOf(context: PlayContext, query: string): Leads {
  const phrase = phraseFor(query, context);
  const found = phrase ?? translate(query, context, 'asked')?.word;
  if (found === undefined) return each(setLines(context, 'sayUnknown'));
  const word = same(found.zh.replace(/[。！!]+$/u, ''));
  return each(setLines(context, 'say', { said: same(query), word }));
}
