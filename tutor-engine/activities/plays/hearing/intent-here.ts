// What a message wants, where a character is spoken to and not the teacher.

import type { TurnContext } from '../../../state/turn-context.ts';
import { type Intent, intentOf } from '../../../understand/intent.ts';
import { utterance } from '../../../understand/text/utterance.ts';

export function intentHere(context: TurnContext, intent: Intent): Intent {
  const { said, history } = context;
  const speech: Intent = { kind: 'speech', statement: said, question: undefined };
  // 我点的是鱼，对吗 asks the waiter, and not the teacher.
  if (intent.kind === 'judge') return OF_LANGUAGE.test(said.raw) ? intent : speech;
  if (intent.kind === 'meaning' && OF_THE_MATTER.test(said.raw)) return speech;
  if (intent.kind === 'goodbye') {
    if (staysOn(said.raw)) return speech;
    return history.some(({ by }) => by === 'learner') || said.hanzi === 0
      ? intent
      : greeting(context, intent);
  }
  if (OF_THE_TALK.has(intent.kind) && OTHER_PERSON.test(said.raw)) return speech;
  if (!SEEMS_LOST.has(intent.kind)) return intent;
  if (NOT_THEIRS.test(said.raw)) return speech;
  // 我没听懂“处理”是什么意思 asks for the word.
  const word = MEANING.exec(said.raw)?.[0];
  const asked = word === undefined || word === said.raw ? intent : intentOf(utterance(word));
  return asked.kind === 'meaning' ? asked : intent;
}

export function staysOn(raw: string): boolean {
  return STAYS.test(raw);
}

const SEEMS_LOST: ReadonlySet<Intent['kind']> = new Set(['lost', 'slow', 'repeat']);
const OF_THE_TALK: ReadonlySet<Intent['kind']> = new Set(['other-topic', 'skip', 'topic']);
const OF_LANGUAGE = /[说讲写用]|句|话|中文|汉语|语法|[“"「]|\p{Script=Latin}{2}/u;
/** Wi-Fi 密码是什么, 房间号码是多少: what it is, and not what the word means. */
const OF_THE_MATTER =
  /(?:密码|号码|号|名字|地址|电话|价格|价钱|时间|航班|楼|微信|邮箱)(?:又|到底)?(?:是|叫)(?:什么|多少|几|哪)(?![^，,。？?]{0,3}意思)/u;
/** 再见！我还想看猴子 has not left. */
const STAYS = /我(?:还|也)(?:想|要)(?:看|玩|问|买|吃|喝|听|说|聊|坐|试)/u;
/** 我想换一个女医生. */
const OTHER_PERSON = /换(?:一)?(?:个|位|间|张|双|件)(?!话题|问题|说法|题目|别的|吧|行|好)\p{Script=Han}{2}/u;
/** 我听不懂医生说话. */
const NOT_THEIRS = /(?:听|看)不(?:太)?懂(?:[他她]们?|医生|大夫|老师|菜单|表|广播|别人|票)/u;
const MEANING = /[“"「『]\p{Script=Han}{1,6}[”"」』](?:这个词)?(?:是)?什么意思[？?]?/u;

/** Boa noite! 我订了房间: nobody takes leave before they have come in. */
function greeting({ said }: TurnContext, intent: Intent): Intent {
  const rest = intentOf(utterance(said.raw.replace(/^[\p{Script=Latin}\p{M}\s]+[!,.，。！]+\s*/u, '')));
  return rest.kind === 'goodbye' ? intent : rest;
}
