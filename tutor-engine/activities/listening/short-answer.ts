// An answer that only says how something came out: well, badly, not yet. It is met as that, whatever words stand in it.

import { each, wordings } from '../../say/wording.ts';
import type { Draft } from '../../state/draft.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Frame } from '../../understand/frames/frame.ts';
import { foldSentence } from '../../understand/own-language/sentences.ts';
import { goOnAfter } from './follow-up.ts';
import { OUTCOMES, type Outcome } from './lines.ts';

/** Asks how something came out. */
const ASKS_OUTCOME =
  /怎么样了|好一?点儿?了|好些了|好了吗|顺利吗|恢复了吗|准备(?:好|得)|进行得|进展|找到了吗/u;
/** Of nothing but how something came out, whatever was asked. */
const SAYS_OUTCOME = /^(?:还)?(?:不|没)(?:太|怎么|够|那么)?(?:成功|顺利|理想)[。！!]*$/u;
/** In characters; who says more tells a story. */
const LONGEST = 14;
const LONGEST_ABROAD = 60;
const NOT_YET =
  /^(?:[我他她它]们?|现在|目前|暂时)*还(?:没|不(?:知道|行|清楚|太))|^(?:都)?没有?(?:呢|啊|开始)?$|^还?在(?:等|准备)|还没(?:有)?(?:消息|结果|开始|好|考|去)/u;
const BADLY =
  /(?<!还)(?:不(?:太|怎么|是很|够|大)?(?:好|行|顺利|理想|满意|成功)|没(?:有)?(?:考好|考过|通过|过|成功|选上|要我|录取|找到)|糟|失败|很?差|砸了|更(?:严重|坏)|输了)/u;
const SO_SO = /还(?:行|可以|好|不错)|一般|马马虎虎|差不多|凑合/u;
const WELL =
  /(?:很|都|真|挺|非常|太|好|已经|全)*(?:好|棒|顺利|不错|成功|通过|及格|放心)(?:了|多了|啊|呢|！|$|，)|考过了|过了|要我了|录取|选上|拿到|赢了|没事了|(?:^|，)好(?:了|多了|一?点儿?了)/u;

const ABROAD: readonly (readonly [Outcome, RegExp])[] = [
  ['not-yet', /\bnot yet\b|\bstill (?:waiting|sick|ill|the same)\b|\bainda (?:nao|ta|esta)\b/u],
  [
    'badly',
    /\b(?:not|wasnt|isnt|didnt go) (?:so |very |too |that )*(?:well|good|great)\b|\b(?:failed|worse|badly|reprovei|pior|nao (?:muito |foi |deu )*(?:bem|bom|certo)|fui mal)\b/u,
  ],
  [
    'well',
    /\b(?:better|recovered|well again|went (?:very |really |so )?well|great|passed|got (?:it|the job)|melhor|melhorou|passei|passou|deu certo|consegui|otim[oa]|foi (?:muito )?bem)\b/u,
  ],
];

export function outcomeIn(raw: string): Outcome | undefined {
  if (!/\p{Script=Han}/u.test(raw)) {
    const folded = foldSentence(raw);
    return ABROAD.find(([, pattern]) => pattern.test(folded))?.[0];
  }
  const text = raw
    .replaceAll(/[。！!～~.]+$/gu, '')
    .replaceAll(/(?:谢谢|多谢)[^，。]*/gu, '')
    .replace(/[，,\s]+$/u, '');
  if (NOT_YET.test(text)) return 'not-yet';
  if (BADLY.test(text)) return 'badly';
  if (SO_SO.test(text)) return 'so-so';
  return WELL.test(text) ? 'well' : undefined;
}

/** From here on it is news of its own. */
const NEWS = 6;

/** Undefined where nothing of the kind was asked, or more is told. */
export function outcomeDrafts(context: TurnContext): Iterable<Draft> | undefined {
  const { said, state, level, told } = context;
  const raw = context.written ?? said.raw;
  if (level === 'zero' || said.hanzi > LONGEST || raw.length > LONGEST_ABROAD) return undefined;
  const asked = (state.recent.at(-1) ?? '').match(/[^。！？]*？/gu)?.at(-1) ?? '';
  if (!ASKS_OUTCOME.test(asked) && !SAYS_OUTCOME.test(raw)) return undefined;
  if (told.some((frame) => frame.stance === 'bad' && weighs(frame))) return undefined;
  const outcome = outcomeIn(raw);
  if (outcome === undefined) return undefined;
  return goOnAfter(context, each(wordings(context, OUTCOMES[outcome][level])), { accepted: undefined });
}

const weighs = ({ predicate, isSupposed }: Frame): boolean =>
  predicate !== undefined && !isSupposed && predicate.salience >= NEWS;
