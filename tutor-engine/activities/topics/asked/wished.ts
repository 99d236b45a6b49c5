// Wishes that a word fulfils: for good luck, for a word to take along, to speak the learner's own language.

import type { Level } from '../../../../content/schema/levels.ts';
import type { LineKind } from '../../../../content/schema/talks/talk.ts';
import { comeBack, isHeld } from '../../../say/shared-moves.ts';
import { each, setLines } from '../../../say/wording.ts';
import type { Draft } from '../../../state/draft.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { Intent } from '../../../understand/intent.ts';

const WISHES: readonly (readonly [LineKind, RegExp])[] = [
  [
    'wishLuck',
    /祝我[^，。！]{0,8}(?:好运|成功|顺利|加油|吧)|给我加(?:个|点)?油|\bwish me luck\b|\bme desej[ae]\b.{0,6}sorte/iu,
  ],
  ['wishWord', /(?:送|给|留)(?:给)?我(?:最后)?一句(?!子)|一句(?:话|祝福|鼓励)?(?:送|给)我/u],
  [
    'keepChinese',
    /^(?:(?:can|could) (?:you|we) )?(?:please )?(?:(?:speak|talk|use|say it|answer|explain)(?: to me)? (?:in )?)?(?:in )?english(?: please)?[.!?]*$|\b(?:speak|answer|talk)(?: to me)?(?: in)? english\b|\bfala(?:r|mos)?(?: comigo)? (?:em )?portugu[eê]s\b|^(?:em )?portugu[eê]s,? por favor|^(?:老师)?(?:请|你)?(?:能不能|可以|能)?(?:说|讲|用)(?:英语|英文|葡语|葡萄牙语)(?:说|讲)?(?:吗|吧|好吗)?[？?。！!]*$/iu,
  ],
];

/** Says that what was put right was right. */
const OBJECTS =
  /(?:我的?|本来|原来|应该|可)?(?:没有?|不算|不是)(?:写|说|用|打)?错(?:了|吧|吗|呀|啊)?|改(?:成|得?不对|错)|(?:不用|别|不要|为什么要?)改|[”"」](?:就)?(?:是|的意思是|指)[^，。！？]{1,16}(?:的?意思|[，。])|我的意思(?:就)?是|\bnot (?:a mistake|wrong)\b|\bn[aã]o (?:est(?:ava|á)|é) err/iu;
/** In turns. */
const LATELY = 2;

/** What was said to a mistake just before is taken back where the learner objects to it. */
function takenBack(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const isOfIt = context.state.corrected.some(({ ago }) => ago < LATELY);
  if (!isOfIt || !CORRECTED.has(intent.kind) || !OBJECTS.test(context.said.raw)) return undefined;
  return each(setLines(context, 'takenBack')).map((lines) => ({ lines, ...ASIDE, state: {} }));
}

const CORRECTED: ReadonlySet<Intent['kind']> = new Set(['speech', 'judge', 'language']);
const AT: ReadonlySet<Level> = new Set(['preschool', 'beginner', 'intermediate', 'advanced']);
const OF_TALK: ReadonlySet<Intent['kind']> = new Set(['speech', 'lost', 'slow', 'topic']);

/** Undefined where nothing of the kind is wished for. */
export function answerWish(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const back = AT.has(context.level) ? takenBack(context, intent) : undefined;
  if (back !== undefined) return back;
  if (!AT.has(context.level) || !OF_TALK.has(intent.kind) || isHeld(context)) return undefined;
  const { raw } = context.said;
  const [wish] = WISHES.find(([, asks]) => asks.test(raw.trim())) ?? [];
  return wish && comeBack(context, each(setLines(context, wish)), ASIDE);
}

const ASIDE = { move: 'aside', accepted: undefined } as const;
