// Wishes that a word fulfils: to wait a little, for good luck, for a word to take along, to speak the learner's own language.

import type { Level } from '../../../../content/schema/levels.ts';
import type { Line } from '../../../../content/schema/line.ts';
import { comeBack, isHeld } from '../../../say/shared-moves.ts';
import { each, wordings } from '../../../say/wording.ts';
import type { Draft } from '../../../state/draft.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import type { Intent } from '../../../understand/intent.ts';

type Wish = {
  readonly asks: RegExp;
  readonly lines: readonly Line[];
  /** Who waits asks nothing meanwhile. */
  readonly isAlone?: true;
};

const WISHES: readonly Wish[] = [
  {
    asks: /等(?:着)?我(?:一下|一会儿?|[一二两三四五六七八九十半\d]+个?(?:分钟|小时|秒))?(?:$|[，。！!])|^(?:请)?(?:稍等|等(?:我)?一下)[。！!]?$|(?:请|你)?(?:稍等|等一下|等一会儿?)[，,]我?(?:要|得|先|去|接)|我?马上(?:就)?回来|\b(?:wait|hold on|hang on) (?:for )?(?:me|a|one|five|ten|\d+)\b|\b(?:be|come) right back\b|\bbrb\b|\bgive me (?:a|one|five|ten|\d+) (?:sec|min)|\b(?:me )?esper[ae] (?:a[ií]|um|uns|cinco|\d+)|\bj[aá] volto\b|\bs[oó] um (?:minut|moment|segund)/iu,
    lines: [
      { zh: '好，我等你！', en: 'All right, I’ll wait for you!', pt: 'Está bem, eu espero!' },
      { zh: '没问题，我在这儿等你。', en: 'No problem, I’ll be here.', pt: 'Sem problema, espero aqui.' },
    ],
    isAlone: true,
  },
  {
    asks: /祝我[^，。！]{0,8}(?:好运|成功|顺利|加油|吧)|给我加(?:个|点)?油|\bwish me luck\b|\bme desej[ae]\b.{0,6}sorte/iu,
    lines: [
      {
        zh: '祝你好运，一定会顺利的！',
        en: 'Good luck, it’ll go well!',
        pt: 'Boa sorte, vai dar tudo certo!',
      },
      {
        zh: '加油，我等你的好消息！',
        en: 'You can do it; I’ll wait for good news!',
        pt: 'Força, espero boas notícias!',
      },
    ],
  },
  {
    asks: /(?:送|给|留)(?:给)?我(?:最后)?一句(?!子)|一句(?:话|祝福|鼓励)?(?:送|给)我/u,
    lines: [
      {
        zh: '送你一句：“慢慢来，比较快。”',
        en: 'A word for you: “Slowly gets there sooner.”',
        pt: 'Uma frase para você: “Devagar se chega mais cedo.”',
      },
      {
        zh: '送你一句：“有话好好说，有事慢慢做。”',
        en: 'A word for you: “Speak kindly, and take your time with things.”',
        pt: 'Uma frase para você: “Fale com jeito e faça com calma.”',
      },
    ],
  },
  {
    asks: /^(?:(?:can|could) (?:you|we) )?(?:please )?(?:(?:speak|talk|use|say it|answer|explain)(?: to me)? (?:in )?)?(?:in )?english(?: please)?[.!?]*$|\b(?:speak|answer|talk)(?: to me)?(?: in)? english\b|\bfala(?:r|mos)?(?: comigo)? (?:em )?portugu[eê]s\b|^(?:em )?portugu[eê]s,? por favor|^(?:老师)?(?:请|你)?(?:能不能|可以|能)?(?:说|讲|用)(?:英语|英文|葡语|葡萄牙语)(?:说|讲)?(?:吗|吧|好吗)?[？?。！!]*$/iu,
    lines: [
      {
        zh: '我们还是说中文吧，不懂的词，你问我。',
        en: 'Let’s keep to Chinese; ask me any word you don’t know, and I’ll tell you in your language.',
        pt: 'Vamos ficar no chinês; pergunte-me as palavras que não conhece, e eu digo na sua língua.',
      },
    ],
  },
];

/** Says that what was put right was right. */
const OBJECTS =
  /(?:我的?|本来|原来|应该|可)?(?:没有?|不算|不是)(?:写|说|用|打)?错(?:了|吧|吗|呀|啊)?|改(?:成|得?不对|错)|(?:不用|别|不要|为什么要?)改|[”"」](?:就)?(?:是|的意思是|指)[^，。！？]{1,16}(?:的?意思|[，。])|我的意思(?:就)?是|\bnot (?:a mistake|wrong)\b|\bn[aã]o (?:est(?:ava|á)|é) err/iu;
const TAKEN_BACK: readonly Line[] = [
  {
    zh: '对不起，可能是我看错了，你的意思我明白。',
    en: 'Sorry, I may have misread it; I see what you mean.',
    pt: 'Desculpe, talvez eu tenha lido errado; entendo o que você quer dizer.',
  },
  {
    zh: '抱歉，我可能改错了，就按你说的来。',
    en: 'Sorry, I may have corrected you wrongly; let’s keep it your way.',
    pt: 'Desculpe, talvez eu tenha corrigido errado; fica do seu jeito.',
  },
];
/** In turns. */
const LATELY = 2;

/** What was said to a mistake just before is taken back where the learner objects to it. */
function takenBack(context: TurnContext, intent: Intent): Iterable<Draft> | undefined {
  const isOfIt = context.state.corrected.some(({ ago }) => ago < LATELY);
  if (!isOfIt || !CORRECTED.has(intent.kind) || !OBJECTS.test(context.said.raw)) return undefined;
  return each(wordings(context, TAKEN_BACK)).map((lines) => ({ lines, ...ASIDE, state: {} }));
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
  const wish = WISHES.find(({ asks }) => asks.test(raw.trim()));
  if (wish === undefined) return undefined;
  const leads = each(wordings(context, wish.lines));
  return wish.isAlone === true
    ? leads.map((lines) => ({ lines, ...ASIDE, state: {} }))
    : comeBack(context, leads, ASIDE);
}

const ASIDE = { move: 'aside', accepted: undefined } as const;
