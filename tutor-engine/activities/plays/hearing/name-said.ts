// A name in Latin letters is an answer to who asks for the name: Leo, I’m Leo, me chamo Ana.

import type { WordLists } from '../../../../content/schema/talks/talk.ts';
import { foreignWords } from '../../../say/translate/gloss.ts';
import type { FoundGoal } from '../../../state/plan.ts';
import { EVERYDAY_WORDS, PINYIN_SIGNS } from '../../../understand/text/foreign.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';

const ASKS_NAME = /(?:叫什么|什么名字|怎么称呼|贵姓)/u;
const GREETING = '(?:(?:hi|hello|hey|oi|olá|ola)[,!.]? +)?';
const CALLED =
  "(?<called>(?:i am|i[’']?m|my name is|my name[’']s|call me|it[’']s|me chamo|meu nome é|eu sou|sou o|sou a|sou) +)?";
const NAME = "(?<name>[\\p{Script=Latin}\\p{M}]{2,}(?:[ '’-][\\p{Script=Latin}\\p{M}]+)?)";
const SAID = new RegExp(`^${GREETING}${CALLED}${NAME}[.!]?$`, 'iu');

const NAMED = /name|nome|call|chamo/iu;

/** I’m tired, sou novo: how somebody is. */
const STATES =
  /^(?:tired|sick|ill|sad|happy|fine|good|well|bad|ok(?:ay)?|great|hungry|thirsty|here|there|ready|new|bored|sorry|lost|scared|cold|hot|late|not|a|an|the|so|very|just|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|novo|nova|feliz|triste|cansad[oa]|doente|bem|mal|um|uma|o|não|nao|[a-z]+ing)$/u;

/** As it is said in Chinese; undefined where no name was asked for, or none was said. */
export function nameSaid(
  { raw, hanzi }: Utterance,
  { question: { ask, hint } }: FoundGoal,
  words: WordLists,
): Utterance | undefined {
  if (hanzi > 0 || !ASKS_NAME.test(ask.zh) || !hint.full.zh.includes('我叫')) return undefined;
  const { name, called } = SAID.exec(raw.trim())?.groups ?? {};
  // Who says that they are called so is called so, whatever else it means; I’m ten says no name.
  if (name === undefined || (!NAMED.test(called ?? '') && isWord(name, words))) return undefined;
  return utterance(`我叫${name.replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())}。`);
}

/** Yes, dog, wo jiao: words that we know are no names. */
function isWord(name: string, words: WordLists): boolean {
  const parts = name.toLowerCase().split(' ');
  const known = foreignWords(words);
  return (
    parts.some((part) => EVERYDAY_WORDS.has(part) || known.has(part) || STATES.test(part)) ||
    (parts.length > 1 && parts.every((part) => PINYIN_SIGNS.has(part)))
  );
}
