// A word where a name was asked for: 聊天 is what someone wants, 我是护士 a job, 大明 is a name; 我叫聊天 is believed.

import { entryOf, type LexiconEntry, segment } from '../../../chinese/words/index.ts';
import type { TurnContext } from '../../state/turn-context.ts';
import type { Core } from '../../state/types.ts';
import type { Utterance } from '../../understand/text/utterance.ts';

/** Only these say that what follows is a name. */
const INTRODUCED = /(叫|姓|名|名字)(是|叫|)$/u;

/** 我女朋友叫小雨, 它叫米米: somebody else's. */
const OF_OTHERS =
  /(?:[他她它你您]们?|朋友|妈妈?|爸爸?|[哥姐弟妹]+|爷爷|奶奶|外公|外婆|姥姥|姥爷|儿子|女儿|孩子|宝宝|老公|老婆|丈夫|妻子|太太|先生|男友|女友|同学|同事|老板|老师|医生|邻居|室友|[猫狗兔鸟鱼马]|宠物|公司|城市|国家|书|电影|歌|店|这个?|那个?|名|[\p{Script=Han}]国)(?:的?名字)?(?:就)?(?:是|叫)(?:做)?$/u;

/** 五个词, 三年. */
const COUNTED = /^[一二两三四五六七八九十百千几半\d]+[个位只本次天年月岁点分块杯句张件条]/u;

/** 八百镑. */
const AMOUNT = /^[零一二两三四五六七八九十百千万几半\d]{2}/u;
/** 陈老师好 greets the teacher. */
const GREETS = /老师|[你您]好|(?<=\p{Script=Han}{2})好$/u;

/** Whether what was caught for a name is introduced by nothing, and holds a word that learners are taught, or a verb. */
export function isWordForName({ lexicon }: Core, { shown }: Utterance, name: string): boolean {
  const text = shown.join('');
  const before = text.slice(0, text.lastIndexOf(name)).split('，').at(-1) ?? '';
  if (OF_OTHERS.test(before)) return true;
  if (INTRODUCED.test(text.slice(0, text.lastIndexOf(name)))) return false;
  if (COUNTED.test(name) || AMOUNT.test(name) || GREETS.test(name)) return true;
  const entries = segment(lexicon, name).map((word) => entryOf(lexicon, word));
  const [first] = entries;
  // 文明 is no name, 张文明 is one.
  const isSurname = first?.word.length === 1 && first.pos.includes('nr');
  return !isSurname && entries.some((entry) => entry !== undefined && isCommon(entry));
}

/** A character alone is in many names; of what the lists do not have, verbs, and nouns too long for a name. */
function isCommon({ word, band, pos }: LexiconEntry): boolean {
  if (word.length < 2) return false;
  const [usual = ''] = pos;
  return band !== undefined || usual.startsWith('v') || (word.length > 2 && usual === 'n');
}

/** 我叫Anna, 大家都叫我小明: the clause says that it is a name. */
export function isNameSaid({ raw }: Utterance): boolean {
  return /[叫姓是名]|称呼/u.test(raw);
}

/** A name by itself answers only what was asked just now, and an exclamation in another language is none: Lakers! legal. */
export function isNameAlone({ state, said }: Pick<TurnContext, 'state' | 'said'>, name: string): boolean {
  const last = state.recent.at(-1) ?? '';
  if (last.endsWith('？') && !/[叫名姓]|称呼/u.test(last)) return false;
  const at = said.raw.indexOf(name);
  return at < 0 || !/^\s*[!！]\s*\p{Ll}/u.test(said.raw.slice(at + name.length));
}
