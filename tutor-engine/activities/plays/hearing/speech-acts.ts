// Tells doing something from asking, telling or imagining it: 有鱼吗 orders no fish, and 昨天我点了鱼 orders none today.

import type { Answer } from '../../../../content/schema/talks/talk.ts';
import type { FoundGoal } from '../../../state/plan.ts';
import { type Utterance, utterance } from '../../../understand/text/utterance.ts';
import { askKindOf, names, tells } from './ask-kinds.ts';
import { clausesOf, sentencesOf } from './clauses.ts';

/** 现在不在家 asks nothing. */
const QUESTION =
  /[?？]$|[吗呢么]$|什么|谁|(?<!人)哪|怎么|多少|多(?:大|高|久|长|远|重)(?:年纪|岁数|时间)?(?=[，,？?]|$)|几(?!个|位|天|乎|[百千万])|(?<!不)(?!(?<=现)在不在)(\p{Script=Han})[不没]\1/u;
/** Ways of speaking in which words of an action are not one: what happened some time ago, is imagined or heard of. */
const PAST = /昨天|前天|上次|上个|去年|以前|小时候|那天/u;
const ELSEWHERE: readonly RegExp[] = [PAST, /如果|要是|听说|据说|万一/u];
/** Of what might be nobody tells who asks: 要是我一个人来，可以吗？ */
const SUPPOSED = /如果|要是|万一/u;
export function isSupposed(sentence: string): boolean {
  return SUPPOSED.test(sentence) && isQuestion(sentence);
}

/** 我需要先付钱吗: what one asks whether to do is not done by that. */
const OBLIGED =
  /我们?(?:也|还|是不是|先)*(?:需要|需不需要|要不要|用不用|该|应该|应不应该|必须|得(?!了)|要(?=.*[吗么][？?]?$))/u;
/** What asks for a reason or a way wants to know something first. */
const ASKS_FIRST = /为什么|怎么(?!样)/u;
/** What asks for something, or for leave to do it, does it: 可以给我一个鱼吗, 一杯咖啡. */
const REQUEST =
  /可以|能|请(?!问)|麻烦|帮|好吗|行吗|好不好|行不行|要不要|想要|我要|我想[订买吃喝换借办存点看租找]|[一两三四五六七八九十0-9][杯个份碗瓶张件斤块双条本位]/u;
/** A task to tell something, which may be of any time: 我昨天没睡好，肚子疼. What one wants is no such thing. */
const TELLS = /^[^说问告讲谈介，。]{0,4}(?:说(?!.*(?:要|想(?![到起])))|告诉|介绍|讲|谈)/u;
/** 问他赤壁的事，或者说你想到什么: who tells has done it, too. */
export function mayTell({ question: { goal } }: FoundGoal): boolean {
  return goal.zh.split(/，?或者/u).some((part) => TELLS.test(part));
}

/** 说你订了房间，或者要一个房间: to tell one of the two will do. */
function tellsIn(goal: string): boolean {
  const parts = goal.split(/，?或者/u);
  // 问他为什么离开，或者说你的看法 may be done by asking.
  return parts.some((part) => TELLS.test(part)) && !parts.some((part) => part.startsWith('问'));
}

/** 可以下个星期一交吗 promises nothing. */
const PROMISES = /^答应/u;
/** 发票丢了怎么办 is no answer to what papers there are. */
const ASKS_HELP = /怎么办|为什么/u;
/** 听说您感冒了 tells nothing of the learner. */
const OF_THE_OTHER = /^(?:听说)?(?:您|你)(?!好|看|猜|们好|知道)[^我]*$/u;
/** Who only wants to know does nothing yet: 我还没付呢，先问一下. */
const ONLY_ASKS = /先问|问一下|请问|想问|想知道|还没/u;

/** 太浓的怕受不了 chooses nothing strong. */
const AVERSE =
  /怕(?!辣的|什么)[^，,]*受不了|受不了|怕(?:太|不)|我?(?:最|很|有点儿?)?怕[^，,]{1,4}的[，,。！!]/u;

/** 老板不会喜欢我 tells nothing of what the learner likes. */
const LIKED_BY_OTHERS =
  /(?:老板|[他她]们?|大家|别人|同事|朋友|[妈爸])[^，,我]{0,4}喜欢(?:我|你|您|长|短|不喜欢|吗)|喜欢我(?!的|们|剪|做|买)/u;
/** 我不懂“中杯” chooses none. */
const NOT_UNDERSTOOD = /(?:不|没听?|没看?)(?:懂|明白)|什么意思/u;

function decidedIn(sentence: string, barred: readonly RegExp[]): string[] {
  const clauses = clausesOf(sentence);
  const decided = clauses.filter(
    (clause) => !UNDECIDED.test(clause) && !barred.some((one) => one.test(clause)),
  );
  return decided.length === 0 ? [] : [decided.join('')];
}

/** One way to get a goal done: the pattern, and the answer that it stands in. */
export type GoalWay = { readonly pattern: string; readonly replies: Answer['replies'] };

/** What is left of a text without the sentences that could not get the goal done so; undefined where nothing is. */
export function actsIn(said: Utterance, goal: FoundGoal, way: GoalWay): Utterance | undefined {
  const isTelling = tellsIn(goal.question.goal.zh);
  const barred = isTelling
    ? []
    : ELSEWHERE.filter((one) => !isSpokenOfSo(goal, way, one) && !isDoneBefore(goal, one));
  const isPromise = PROMISES.test(goal.question.goal.zh);
  const mayAsk = (sentence: string) =>
    !isPromise && (QUESTION.test(goal.question.hint.full.zh) || asksInWordsOf(sentence, way));
  const mayFear = !/选|点|要|买/u.test(goal.question.goal.zh);
  // To have something explained is done by not understanding it.
  const undecided = [
    ...(mayFear ? [] : [AVERSE]),
    ...(isSpokenOfSo(goal, way, NOT_UNDERSTOOD) ? [] : [NOT_UNDERSTOOD]),
    LIKED_BY_OTHERS,
  ];
  const sentences = sentencesOf(ownWords(said.raw))
    .filter((sentence) => !(isTelling && isSupposed(sentence)))
    .flatMap((sentence) => decidedIn(sentence, undecided));
  const acts = (isTelling ? sentences.filter((sentence) => !OF_THE_OTHER.test(sentence)) : sentences)
    .flatMap((sentence) => beforeBarred(sentence, barred))
    .flatMap((sentence) =>
      mayAsk(sentence)
        ? asksAfter(sentence, way)
        : withoutQuestion(sentence, { onlyAsks: ONLY_ASKS.test(said.raw) || isPromise, isTelling }),
    );
  if (acts.join('') === said.raw.replace(/\s/gu, '')) return said;
  return acts.length === 0 ? undefined : utterance(acts.join(''));
}

/** Without what is only quoted: 怎么说“我要一碗面”, and 我朋友说：“我要一碗面”. What is nothing but a quotation is said. */
export function ownWords(raw: string): string {
  return sentencesOf(raw)
    .map((sentence) => sentence.replace(REPORTED, ''))
    .map((sentence) => (isQuestion(sentence) ? sentence.replaceAll(QUOTED, '') : sentence))
    .join('');
}

const REPORTED = /我?的?(?:朋友|同事|室友|邻居|爸爸?|妈妈?|[他她]们?|老师|人家)[^，,我]{0,4}说[：:].*$/u;
const QUOTED = /“[^”]*”|"[^"]*"|「[^」]*」/gu;

/** Whether a question is put in words of asking that the pattern itself has: 有没有苹果, where it has 有没有. */
function asksInWordsOf(sentence: string, { pattern }: GoalWay): boolean {
  const words = sentence.match(ASKING) ?? [];
  return (
    isQuestion(sentence) && QUESTION.test(bare(pattern)) && words.every((word) => pattern.includes(word))
  );
}

const ASKING = /什么(?:时候)?|谁|哪|怎么|多[少久长大远]|几|(\p{Script=Han})[不没]\1|[吗么](?=[？?]*$)/gu;
const bare = (pattern: string) => pattern.replace(/[()|^$*]/g, '');

/** 订了房间 was done before, whenever that was. */
function isDoneBefore({ question: { goal } }: FoundGoal, way: RegExp): boolean {
  return way === PAST && goal.zh.includes('了');
}

/** 我肚子疼，昨天吃了海鲜: what stands before another time is of now; what follows it is not. */
function beforeBarred(sentence: string, barred: readonly RegExp[]): string[] {
  const clauses = clausesOf(sentence);
  const isBarred = (clause: string) => barred.some((way) => way.test(clause));
  const end = clauses.findIndex(isBarred);
  if (end < 0) return [sentence];
  const later = clauses.slice(end + 1);
  const back = later.findIndex((clause) => COMES_BACK.test(clause) && !isBarred(clause));
  const kept = [...clauses.slice(0, end), ...(back < 0 || !PAST.test(sentence) ? [] : later.slice(back))];
  return kept.length === 0 ? [] : [kept.join('')];
}

/** 昨天没睡好，所以要一杯咖啡: what follows from it is of now. */
const COMES_BACK = /^(?:所以|今天|现在|那|可是今天|不过今天)/u;

/** 忘了是两天还是三天 is neither; 还没决定要不要面 orders none. */
const UNDECIDED =
  /(?:忘了|不知道|不记得|记不清|不确定|没想好|没决定)[^，,。]*(?:还是|几[天个晚点号]|多少|[要该能][不没][要该能])|没(?:决定|想好)(?=.{2})/u;

/** A question counts where it is after what the pattern names or the reply tells: 药膏多少钱 does not ask how to use it. */
function asksAfter(sentence: string, { pattern, replies }: GoalWay): string[] {
  if (ASKS_HELP.test(sentence) && !/怎么|为什么/u.test(pattern)) return [];
  const kind = isQuestion(sentence) ? askKindOf(sentence) : undefined;
  return names(kind, pattern) || replies.some(({ zh }) => tells(kind, zh)) ? [sentence] : [];
}

/** 一杯咖啡，多少钱 orders one; 这个鱼，多少钱 does not. */
function withoutQuestion(
  sentence: string,
  { onlyAsks, isTelling }: { readonly onlyAsks: boolean; readonly isTelling: boolean },
): string[] {
  const clauses = clausesOf(sentence);
  const others = clauses.filter(
    // 吃药的时候可以喝酒吗 tells of no wine.
    (clause) =>
      !isQuestion(clause) || (!onlyAsks && (!isTelling || PROPOSED.test(clause)) && isRequest(clause)),
  );
  if (others.length === clauses.length) return [sentence];
  // What is told is told, whatever is asked behind it: 我每天吃维生素，算不算药; 我没有手机号，怎么办.
  const isHelpless = clauses.every((clause) => !isQuestion(clause) || HELPLESS.test(clause));
  if (isHelpless && others.length > 0) return [others.join('')];
  return (isTelling && others.length > 0) || REQUEST.test(others.join('')) ? [others.join('')] : [];
}

/** What to do about what was told. */
const HELPLESS = /^(?:那)?(?:我)?(?:该|应该|要)?怎么办(?:呢|啊|才好)?[？?！!，,]*$/u;

/** 用信用卡可以吗 tells how, 可以喝酒吗 only asks. */
const PROPOSED = /(?:可以|行|好)(?:吗|么|不|不行|不可以)?[？?，,]*$/u;

/** 咖啡多少钱一杯 asks for no cup. */
function isRequest(clause: string): boolean {
  const asksFirst = OBLIGED.test(clause) || ASKS_FIRST.test(clause) || askKindOf(clause) !== undefined;
  return REQUEST.test(clause) && !asksFirst;
}

export function isQuestion(clause: string): boolean {
  // 有没有都行 asks nothing.
  if (EITHER_WAY.test(clause) && !/[?？吗呢么]\s*$/u.test(clause)) return false;
  if (STILL_SO.test(clause) || (EMBEDDED.test(clause) && !/[?？吗呢么]\s*$/u.test(clause))) return false;
  const text = clause.replace(/[，,]$/u, '');
  if (TELLS_OF_ASKING.test(clause)) return false;
  return QUESTION.test(/[？?]$/u.test(text) ? text : text.replaceAll(INDEFINITE, ''));
}

/** 您一直问我们什么时候要孩子 asks nothing. */
const TELLS_OF_ASKING =
  /(?:[你您他她它]们?|[妈爸]|老[板师公婆]|朋友|同事|客人|大家|别人)(?:刚才|刚刚|一直|总|老|天天|每次|常常?|又|都|也|还|今天|昨天)*(?:是)?问(?:过|起|了)?(?:我们?|过)[^？?]*[^？?吗呢]$/u;

/** 这几年, 什么都不吃, 没什么: words of asking that ask nothing. */
const INDEFINITE =
  /(?:[这那前后近过头好]|最近|十)几|(?:什么|谁|哪[儿里个]?|怎么|多少)[^，,。？?]{0,8}[都也]|(?:没有?|不)(?:是)?(?:什么|怎么|多少|几)|随便什么|什么的/gu;

/** 我们还没点喝的呢 tells. */
const STILL_SO = /(?:还没|没有?|正在?|着|还|才)(?!.*(?:什么|谁|哪|怎么|多少|几))[^，,？?]+呢[，,。！!]*$/u;

/** 我研究读者为什么爱看 tells what one is after. */
const EMBEDDED = /(?:研究|讨论|分析|说明|学会了?|发现)[^，,。？?]*(?:什么|怎么|谁|哪|多少)/u;

const EITHER_WAY = /都(?:行|可以|好|一样|无所谓)|不管|无论/u;

/** What is put as a question without a sign of one: 请问, 我想知道, 告诉我. */
const ASKS = /请问|想知道|想问|问一下|告诉我|多久|多长|多远|多大|多高/u;
/** A task to ask for something, or to say something instead of asking. */
const MAY_STATE = /或者(?:说|请)|付|能不能|可不可以|有没有/u;

/** Of a text that speaks of a goal to ask something, what asks: 我坐公共汽车 is no question which bus to take. */
export function askingPart(said: Utterance, { question: { goal, hint } }: FoundGoal): Utterance | undefined {
  const isToAsk = goal.zh.startsWith('问') && !MAY_STATE.test(goal.zh);
  const examples = [hint.full, ...(hint.others ?? [])].map(({ zh }) => zh);
  if (!isToAsk || !examples.every(asks)) return said;
  const sentences = sentencesOf(said.raw);
  const asking = sentences.filter(asks);
  if (asking.length === sentences.length) return said;
  return asking.length === 0 ? undefined : utterance(asking.join(''));
}

function asks(sentence: string): boolean {
  return QUESTION.test(sentence) || ASKS.test(sentence);
}

/** Whether the goal's own model sentence or this pattern is of that kind. */
function isSpokenOfSo({ question: { hint } }: FoundGoal, { pattern }: GoalWay, way: RegExp): boolean {
  return way.test(hint.full.zh) || way.test(bare(pattern));
}

const OF_OTHERS =
  /我的?(?:儿子|女儿|孩子|朋友|同事|妈妈|爸爸|妈|爸|先生|太太|丈夫|妻子|老公|老婆|弟弟|妹妹|哥哥|姐姐|奶奶|爷爷|室友|邻居)|[他她]/u;

/** 我儿子也咳嗽, 我的室友很吵: of somebody who is not here. */
export function isOfOthers(text: string): boolean {
  return OF_OTHERS.test(text);
}
