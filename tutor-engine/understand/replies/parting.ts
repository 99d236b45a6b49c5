// Whether somebody goes: a word of parting, that it is enough, or what has to be done now, however much was told before.

import { CALLED_AWAY, LEAVES_ABROAD, STOPS_ABROAD } from '../asked/plea-patterns.ts';
import { type Utterance, utterance } from '../text/utterance.ts';

/** Who is called with it, and no one of whom it is told. */
const CALLED = '(?:(?![我他她它跟给对说和])\\p{Script=Han}){0,4}|[\\p{Script=Latin} ]{0,14}';
const AGAIN = '改天|改日|下次|下回|回头|明天|明晚|以后|有空|晚点儿?|下周|过几天|待会儿?|一会儿';
const ENDS = '[了啦吧啊呀哈哦咯呢]*';

/** 晚安陈浩, 下次再聊, 明天见老师. */
const FAREWELL = new RegExp(
  `^(?:${CALLED})(?:咱们|我们)?(?:再见|拜拜|拜|晚安|再会|回见|(?:${AGAIN})(?:咱们|我们)?见|(?:${AGAIN})(?:咱们|我们|我)?(?:再|接着)+(?:来)?(?:跟|和|找|向|给)?(?:你|您|老师)?(?:聊|说|谈|叙|告诉|讲|讨教|请教)[^吗么]{0,8}|(?:${AGAIN})(?:咱们|我们|我)?再?(?:来)?(?:找你|找您|聊|说|谈)|(?:咱们|我们)?再聊)(?:${CALLED})${ENDS}$|^(?:${AGAIN})(?:咱们|我们|我)?再(?:学|练)${ENDS}$`,
  'u',
);
/** 今天先到这儿吧, 我先不说了, 不打扰您了. */
const STOP = new RegExp(
  `^(?:那|好|行|要不)*(?:咱们|我们|我)?(?:今[天晚]|就|先)+(?:咱们|我们)?(?:就|先)*(?:[聊说谈学练讲]|聊天)?得?(?:到)(?:这儿|这里|此)(?:为止)?${ENDS}$|^(?:那|好)*(?:咱们|我们)?(?:今天)?(?:就)?[聊说谈]到(?:这儿|这里)[吧了]+$|^(?:那|好了?|行|恕我)*我?(?:就|先|也)*(?:不(?:再)?(?:说|聊|打扰|耽误|占用)(?:你|您)?的?(?:时间)?了|失陪|告辞|少陪|告退)${ENDS}$|^(?:那|好)*(?:今天)?就?先这样${ENDS}$|^(?:咱们)?(?:今天)?[说聊谈]得?(?:够多|差不多|够久|不少)了$`,
  'u',
);

/** What takes one away from a talk. */
const ERRAND =
  '走|撤|溜|闪|挂|下线|下课|下车|上车|下楼|登机|进站|告辞|失陪|睡觉?|休息|歇|出门|出发|上班|上课|开会|忙|回家|回去|洗澡|做饭|吃饭|做晚饭|做作业|写作业';
const GOES_TO = `去(?:${ERRAND}|接|煮|洗|遛|买菜|端|开门|接电话|运动|跑步|健身|锻炼|游泳|看店|哄|喂|帮)`;
/** Far away, or no errand: that is told. */
const ELSEWHERE = '医院|看病|看医生|留学|旅[行游]|国外|中国|工作|当|参加|找工作|那儿|那里';
const BEFORE =
  '(?:那|不过|但是?|可是|所以|今[天晚]|好了?|行了?|不好意思|对不起|抱歉|实在|哎呀|老师|奶奶|爷爷|哥哥|姐姐)*';
const SOON = '现在|今[天晚]|今天晚上|真的?|马上|恐怕|可能|也|就|该';
const MUST = '先|得|该|要|必须|快要?|只好|不得不|这就|马上|赶紧|赶快|早点儿?';
/** 我得去接孩子了, 我先撤了, 我要去坐车了: that one goes now, in whatever words. */
const GOES = new RegExp(
  [
    `^${BEFORE}(?:[\\p{Script=Han}]{0,4}地)?(?:我|咱们|我们)?(?:${SOON})*(?:${MUST})+(?:(?:${ERRAND})(?:(?!${ELSEWHERE})[^，吗么的]){0,4}|${GOES_TO}[^，吗么]{0,8})(?:了|啦|咯)$`,
    // 我得去医院送饭了: what is done there is an errand.
    `^${BEFORE}(?:我|咱们|我们)?(?:${SOON})*(?:${MUST})+去[^，吗么的]{1,6}(?:送|接|看望|陪|拿|取)[^，吗么的]{1,6}了$`,
    // 我得去看看她, 我先接个电话: who must, or goes first, comes back later.
    `^${BEFORE}(?:我|咱们|我们)(?:${SOON})*(?:得|该|必须|先|得先)+去(?!(?:${ELSEWHERE}))[^，吗么]{1,10}(?:了|啦)$`,
    `^${BEFORE}我?(?:${SOON})*[身不由己]*(?:地)?先(?:走|撤|溜|闪|下|挂|睡|忙|去忙|忙去)了?$`,
    `^${BEFORE}我?(?:先|得|该|要|就|现在)*${GOES_TO}[^，吗么]{0,4}了$`,
    `^${BEFORE}我?(?:得|要)?先去(?:看看|看一下|开门|接电话|忙|吃饭|洗澡|睡觉?)$`,
    `^${BEFORE}(?:我|咱们|我们)?走(?:了|啦)(?:走了)?$`,
  ].join('|'),
  'u',
);
/** 我想休息了, 我歇了; and, of who is tired, 我想睡觉, 不想学了. */
const RESTS = new RegExp(
  `^${BEFORE}我?(?:真的?|就|也|都)*(?:想|要|得|该)*(?:先|去|早点儿?|赶紧)*(?:睡觉?|休息|躺|歇)(?:一下|一会儿)?(?:了|啦)$`,
  'u',
);
const WANTS_REST = new RegExp(
  `^${BEFORE}我?(?:真的?|就|也|都|只)*(?:(?:想|要|得)(?:先|去|早点儿?|赶紧|好好)*(?:睡|休息|躺|歇)(?:觉|一下|一会儿)?|不想再?(?:学|聊|说|练|谈)了)$`,
  'u',
);
const TIRED =
  /^(?:我|今[天晚]|现在|脑子|眼睛|头|时候|时间|有点儿?|有些|真的?|太|很|都|也|好|已经|实在|快|聊得?|学得?)*(?:累|困|乏|撑不住|熬不住|转不动|睁不开|不行|头疼|晚)(?:了|死了|极了|得很)?$/u;
/** 我奶奶累了一辈子，该休息了. */
const OTHERS =
  /[他她它](?!时)|我(?:的|们)?(?:[爸妈哥姐弟妹爷奶儿女]|太太|妻子|丈夫|先生|老[公婆]|外[公婆]|姥|[伯叔舅姑姨]|孩子|朋友|同[学事])/u;
const CALLS = /[叫喊催等找]我|[来醒哭饿到]了/u;
/** Not now, or of somebody else. */
const NOT_NOW = /昨[天晚]|那[天时]|当时|以前|后来|明[天年]|下个?(?:月|周|星期|学期)|每|他|她|谁/u;

/** 催稿, 孩子醒了, 快没电了, 要迟到了: what takes somebody away. */
const HURRY =
  /迟到了$|来不及了$|时间(?:到|差不多)了$|(?:不早|很晚|太晚|没电|困|下课|到站|登机|进站)了$|电话响了?$|(?:车|飞机|地铁|船|外卖|客人|老板|同事|快递|朋友|客户)[^，]{0,4}(?:来|到|开)了$|(?:孩子|宝宝|女儿|儿子|母亲|妈妈|爸爸|奶奶)[^，]{0,3}(?:醒|饿|哭)了$|(?:在)?(?:催|叫|喊)我|在催/u;
/** What is wished, thanked for or asked of who stays. */
const WISHES =
  /^祝[我你您]|^最后(?:再)?(?:送|教|给|告诉|问|请|说)[我你您].{2,}|^(?:[^，]{0,2})(?:谢谢|感谢|辛苦)(?:你|您|老师|了)?[^，]{0,10}$|^下次.{1,10}$|^我?一会儿?(?:就)?回来$/u;
const IN_ORDER = /^(?:那|好)*(?:就|先)*这样[吧了]*$/u;
/** Has to do something else now, which is leave where another sign comes with it. */
const HAS_TO = new RegExp(`^${BEFORE}(?:我|咱们|我们)(?:${SOON})*(?:${MUST}|去)+[^，吗么]{1,8}了?$`, 'u');
const BYE_ABROAD =
  /^(?:(?:ok|okay|well|alright|thanks|so|bom|ta|entao|valeu) )*(?:good ?)?(?:bye|byebye|good night|see (?:you|ya)|talk (?:to you )?(?:later|soon|tomorrow)|tchau|tchauzinho|ate (?:logo|mais|amanha|breve|a proxima)|adeus|boa noite)(?: \p{L}+){0,3}$/u;

/** In clauses; before them it is told, not done. */
const MOST_ENDING = 4;
/** Asked in parting: whether it will be remembered, and when they meet again. */
const OF_NEXT_TIME = /记得|记住|还在|再(?:见|聊|说|来)|下次|明天/u;
const ASKS = /[？?]\s*$|[么吗]$|谁|哪|几|什么|怎么/u;
const REPORTS = /说$|[昨那]天|昨晚|当时/u;

type Clause = { readonly text: string; readonly asks: boolean };

function clausesOf(raw: string): Clause[] {
  // What is quoted is spoken of.
  const own = raw.replaceAll(/[“"「『][^”"」』]*[”"」』]/gu, '＿');
  return (own.match(/[^，,。.！!？?；;：:\n…~～]+[？?]?/gu) ?? [])
    .map((part) => ({ text: utterance(part).folded.join('').trim(), asks: ASKS.test(part.trim()) }))
    .filter(({ text }) => text !== '');
}

const PAUSES =
  /(?<![^你您请得要就先来再师们让，])等(?:着)?我|我?(?:一会儿|马上|很快|待会儿|等会儿)就?回来|\bbrb\b|\b(?:be|come) right back\b|\b(?:wait|hold on|hang on) (?:for )?(?:me|a|one|five|ten|\d+)\b|\bgive me (?:a|one|two|five|ten|\d+) (?:sec|min)|\bja volto\b|\bvolto ja\b|\b(?:me )?esper[ae] (?:ai|um|uns|cinco|\d+)|\bso um (?:minut|moment|segund)/u;
const ONLY_WAITS = /^(?:请|你)?(?:稍等|等一下|等一会儿?)$/u;
const STAYS = /等我(?:长大|老了|以后|有|到|学|毕业|回家)|没等我|别等我/u;

/** 有客人来了，你等我五分钟: they are back soon. */
export function pauses({ raw }: Pick<Utterance, 'raw'>): boolean {
  const all = clausesOf(raw);
  // 等一下，我不要茶了 goes on at once.
  if (all.some(({ text }) => /^(?:再见|拜拜|晚安)/u.test(text))) return false;
  if (all.length === 1 && ONLY_WAITS.test(all[0]?.text ?? '')) return true;
  return all
    .slice(-MOST_ENDING)
    .some(({ text, asks }) => !asks && PAUSES.test(text) && !STAYS.test(text) && !NOT_NOW.test(text));
}

const IS_BACK =
  /^(?:[好嗨嘿]了?|ok|老师)?我?(?:又|刚)?(?:回来|来)(?:了|啦)$|^im back$|^(?:eu )?(?:ja )?voltei$/u;

/** What is said behind 我回来了; undefined where nobody is back. */
export function saidBack({ raw }: Pick<Utterance, 'raw'>): string | undefined {
  const [first = ''] = /^\s*(?:[^，,。.！!？?；;：:\n]+)/u.exec(raw) ?? [];
  if (!IS_BACK.test(utterance(first).folded.join('').trim())) return undefined;
  return raw.slice(first.length).replace(/^[\s，,。.！!；;：:]+/u, '');
}

/** Quero parar: in so many words, in another language. */
export function stopsAbroad({ raw }: Pick<Utterance, 'raw'>): boolean {
  return clausesOf(raw).some(({ text }) => STOPS_ABROAD.test(text));
}

/** 不说了，说了我会哭: who would weep is not gone. */
const TEARS = /[会要想就又得]哭|眼泪|流泪|难过|伤心|心疼|难受/u;
const NO_MORE_OF_IT = /(?:不|别)(?:想|要|再)*(?:说|聊|谈|提)(?:这个|这些|[它他她]们?)?(?:下去)?了/u;

export function breaksOffInTears({ raw }: Pick<Utterance, 'raw'>): boolean {
  const rest = raw.split(NO_MORE_OF_IT);
  return rest.length > 1 && rest.some((part) => TEARS.test(part));
}

/** 我得去接孩子了。那边冬天冷吗？ They go, and ask something besides. */
export function leavesAsking({ raw }: Pick<Utterance, 'raw'>): boolean {
  const sentences = raw.match(/[^。！!？?]+[。！!？?…]*/gu) ?? [];
  const told = sentences.filter((one) => !/[？?]/u.test(one) && !clausesOf(one).some(({ asks }) => asks));
  if (told.length === 0 || told.length === sentences.length || takesLeave({ raw })) return false;
  const last = told.slice(-2).flatMap((one) => clausesOf(one));
  const isOthers = last.some(({ text }) => OTHERS.test(text) && !CALLS.test(text));
  return last.some(
    ({ text }) =>
      FAREWELL.test(text) ||
      (STOP.test(text) && !breaksOffInTears({ raw })) ||
      ((GOES.test(text) || RESTS.test(text)) && !NOT_NOW.test(text) && (!isOthers || text.includes('我'))),
  );
}

/** However much was told before it: 我今天没有时间，我要走了，下次再聊. */
export function takesLeave({ raw }: Pick<Utterance, 'raw'>): boolean {
  const clauses = clausesOf(raw);
  const ends = clauses.slice(-MOST_ENDING);
  if (stopsAbroad({ raw })) return true;
  const asking = ends.filter(({ asks }) => asks);
  if (asking.some(({ text }) => !OF_NEXT_TIME.test(text) || /记得我|怎么说/u.test(text.slice(0, 4))))
    return false;
  const told = ends.filter(({ asks }) => !asks);
  const before = clauses.slice(0, -1).some(({ text }) => REPORTS.test(text));
  const some = (pattern: RegExp, of = told) => of.some(({ text }) => pattern.test(text));
  const isOthers = clauses.some(({ text }) => OTHERS.test(text) && !CALLS.test(text));
  const isOwn = ({ text }: Clause) => !NOT_NOW.test(text) && (!isOthers || text.includes('我'));
  const goes = told.some((one) => GOES.test(one.text) && isOwn(one));
  if (some(FAREWELL) || (some(STOP) && !breaksOffInTears({ raw })) || some(BYE_ABROAD) || some(LEAVES_ABROAD))
    return true;
  if (before) return false;
  if (goes || some(CALLED_AWAY, told.slice(-1))) return true;
  if (told.some((one) => RESTS.test(one.text) && isOwn(one))) return true;
  const isTired = some(TIRED, clauses);
  if (isTired && told.some((one) => WANTS_REST.test(one.text) && isOwn(one))) return true;
  const isHurried = some(HURRY, clauses);
  const isWished = some(WISHES) && (isHurried || some(IN_ORDER) || some(HAS_TO));
  return isWished || (isHurried && some(HAS_TO, told.slice(-2)));
}
