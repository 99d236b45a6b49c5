// An answer in English or Portuguese, word by word in Chinese: enough for the sentences of the first hundred words.

import { type Lexicon, lookUp } from '../../../chinese/words/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import { foreignWords } from './gloss.ts';

/** Words that Chinese does without. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  (
    'a an the of to some from in at it please would do does so just really well ok okay o os as um uma uns umas de da do dos das para em no na ' +
    'por favor so bem'
  ).split(' '),
);
const LONGEST_PHRASE = 4;
/** What is longer is told, not answered; in words. */
const LONGEST = 8;

/** Undefined where a word of it is not known and is no name. */
export function inOwnLanguage({ said, words, setting: { core } }: TurnContext): string | undefined {
  const tokens = said.raw.replaceAll(/['’]/gu, '').match(/[\p{Script=Latin}\p{M}\d]+|[,.!;]/gu) ?? [];
  if (tokens.length === 0 || tokens.length > LONGEST) return undefined;
  const index = foreignWords(words);
  const folded = tokens.map(fold);
  let chinese = '';
  for (let at = 0; at < tokens.length; ) {
    const length = longestKnown(index, folded, at);
    const token = tokens[at] ?? '';
    if (SIGN.test(token)) chinese = parted(chinese);
    else if (length > 0)
      chinese = withWord(chinese, index.get(folded.slice(at, at + length).join(' '))?.zh ?? '');
    else if (!LEFT_OUT.has(fold(token))) {
      if (!mayBeName(token, tokens.length)) return undefined;
      chinese += /[\p{Script=Latin}]$/u.test(chinese) ? ` ${token}` : token;
    }
    at += Math.max(1, length);
  }
  // I’m ok: nothing is left to be.
  if (chinese === '' || /[我你他她]是(?:，|$)/u.test(chinese)) return undefined;
  const whole =
    OF_ONESELF.test(folded.slice(0, 2).join(' ')) && !chinese.startsWith('我') ? `我${chinese}` : chinese;
  return asPeople(inOrder(core.lexicon, whole), words).replace(/，$/u, '');
}

/** When it is stands before what is: 累今天 is 今天累. */
const WHEN_LAST =
  /^(?<who>[我你他她](?:们)?)?(?<what>[^，]+?)(?<when>今天|明天|昨天|现在|今晚|每天|早上|晚上|上午|下午)$/u;

/** Estou cansado: who it is stands in the verb. */
const OF_ONESELF = /^(?:estou|to|tou|sou|im|am)\b/u;
const QUALITY = /^(?<who>[我你他她](?:们)?)(?<when>今天|明天|昨天|现在)?(?<what>\p{Script=Han}{1,2})$/u;

function inOrder(lexicon: Lexicon, chinese: string): string {
  return chinese
    .split('，')
    .map((clause) => {
      const ordered = clause.replace(WHEN_LAST, '$<who>$<when>$<what>');
      const what = QUALITY.exec(ordered)?.groups?.['what'] ?? '';
      // 我累 is 我很累.
      const isQuality = what !== '' && lookUp(lexicon, what)?.pos[0]?.startsWith('a') === true;
      return isQuality ? `${ordered.slice(0, -what.length)}很${what}` : ordered;
    })
    .join('，');
}

/** I am Brazilian, I am from Brazil: in Chinese one is a person of a country. */
function asPeople(chinese: string, { country = [] }: TurnContext['words']): string {
  return country.reduce(
    (text, { zh }) => text.replace(new RegExp(`是${zh}(?=，|$)`, 'u'), `是${zh}人`),
    chinese,
  );
}

const SIGN = /^[,.!;]$/;
/** They stand for themselves, whatever is said before. */
const APART: ReadonlySet<string> = new Set(['谢谢', '再见', '你好', '你呢']);

function withWord(chinese: string, word: string): string {
  return (APART.has(word) ? parted(chinese) : chinese) + word;
}

function parted(chinese: string): string {
  return chinese === '' || chinese.endsWith('，') ? chinese : `${chinese}，`;
}

function longestKnown(index: ReadonlyMap<string, unknown>, folded: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, folded.length - at); length > 0; length -= 1)
    if (index.has(folded.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** A number, a capital letter, or a word that is all that was said: names are often typed small. */
function mayBeName(token: string, count: number): boolean {
  return count === 1 || /^\d+$/.test(token) || token.charAt(0) !== token.charAt(0).toLowerCase();
}

function fold(word: string): string {
  return word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}
