// Who is Emma? Somebody whom the learner has named before, by what they told of them.

import type { TurnContext } from '../../state/turn-context.ts';
import { type Statement, saidBefore } from './remembered.ts';

const ASKS =
  /(?:who (?:is|s|was)|who['’]s|do you (?:know|remember)|remember|what (?:do you know|did i (?:say|tell you)) about|quem (?:é|e|era)|(?:voc[eê] |vc )?(?:conhece|lembra|se lembra)(?: d[oae])?|你(?:还)?(?:记得|认识|知道)|谁是)\s*(?:my \w+ |[oa] )?(?<name>\p{Lu}[\p{L}'’-]+)|(?<first>\p{Lu}[\p{L}'’-]+)\s*是谁/u;
const MOST = 2;

/** What was told with the name in it; undefined where no such name is asked after or none was told. */
export function toldOfNamed(context: TurnContext): readonly Statement[] | undefined {
  const { raw } = context.said;
  const groups = ASKS.exec(raw.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()))?.groups;
  const name = groups?.['name'] ?? groups?.['first'];
  if (name === undefined || name === context.state.name) return undefined;
  const held = new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu');
  const found = saidBefore(context).filter(
    ({ text, raw: own }) => own !== raw && (held.test(text) || held.test(own)),
  );
  return found.length === 0 ? undefined : found.slice(-MOST);
}
