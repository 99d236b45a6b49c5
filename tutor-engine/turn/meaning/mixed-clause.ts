// A clause in which pinyin and another language alternate: wo xue zhongwen with my friend.

import { languageRuns, readingsFor } from '../../../chinese/input-method/index.ts';
import { inOrder, type Part, partsOf } from '../../say/translate/word-for-word.ts';
import type { TurnContext } from '../../state/turn-context.ts';

export type MixedClause = {
  readonly zh: string;
  /** Nothing of it is left in letters that is no name. */
  readonly isWhole: boolean;
};

const SMALL_WORD = /(?<!\p{Script=Latin})\p{Ll}[\p{Script=Latin}\p{M}]*/u;

/** Undefined for what is one language all through. */
export function mixedIn(context: TurnContext, clause: string): MixedClause | undefined {
  const typed = context.setting.core.inputMethod;
  if (typed === undefined) return undefined;
  const runs = languageRuns(clause);
  const isMixed =
    runs.some((run) => run.isPinyin && run.isCertain) &&
    // A slip of the fingers is no word of another language.
    runs.some((run) => !run.isPinyin && run.isCertain && isKnownAbroad(context, run.text));
  if (!isMixed) return undefined;
  const parts: Part[] = [];
  for (const { text, isPinyin } of runs) {
    if (!isPinyin) {
      parts.push(...partsOf(text, context));
      continue;
    }
    const after = parts.map(({ zh }) => zh).join('');
    // My brother da lanqiu: what somebody does is read as what somebody does.
    const ofSomebody = PERSON.test(parts.at(-1)?.zh ?? '') ? alone(context, text, after) : undefined;
    const zh =
      ofSomebody ?? readingsFor(typed, text, { after, most: 1 })[0]?.text ?? alone(context, text, after);
    if (zh === undefined) return undefined;
    parts.push({ zh, kind: 'word' });
  }
  const zh = inOrder(parts.map(besideSomebody));
  return { zh, isWhole: !SMALL_WORD.test(zh) };
}

function isKnownAbroad(context: TurnContext, text: string): boolean {
  return partsOf(text, context).some(({ kind }) => kind !== 'raw') || /\s/u.test(text.trim());
}

/** Wo he friend: who is drunk with, and not what. */
function besideSomebody(part: Part, at: number, all: readonly Part[]): Part {
  const [next = '', second = ''] = all.slice(at + 1, at + 3).map(({ zh }) => zh);
  return (PERSON.test(next) || PERSON.test(next + second)) && part.zh.endsWith('喝')
    ? { ...part, zh: part.zh.replace(/喝$/u, '和') }
    : part;
}

const PERSON =
  /^(?:[我你他她]的?)?(?:朋友|妈妈|爸爸|妻子|丈夫|女儿|儿子|哥哥|姐姐|弟弟|妹妹|孩子|女朋友|男朋友|老师|同学|同事|奶奶|爷爷|[他她你我]们?$)/u;

/** A syllable by itself is too little to be taken for pinyin, where nothing stands beside it. */
const ALONE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wo: '我',
    ni: '你',
    ta: '他',
    women: '我们',
    nimen: '你们',
    tamen: '他们',
    hen: '很',
    shi: '是',
    he: '和',
    de: '的',
    ye: '也',
  }),
);

function alone({ setting: { core } }: TurnContext, text: string, after: string): string | undefined {
  const word = text.toLowerCase();
  const known = ALONE.get(word);
  if (known !== undefined || core.inputMethod === undefined) return known;
  // Read together with who does it.
  const read = readingsFor(core.inputMethod, `wo ${text}`, { most: 1 })[0]?.text;
  return after !== '' && read !== undefined && read.startsWith('我') ? read.slice(1) : undefined;
}
