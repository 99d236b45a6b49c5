// What changes the situation of the learner, told in passing: the wrong place, a thing left behind, pain, an accident, a hurry.

import type { UrgentKind } from '../../../../content/schema/talks/urgent.ts';
import { clausesOf, sentencesOf } from './clauses.ts';
import { isOfOthers, isQuestion } from './speech-acts.ts';

type Reading = {
  readonly kind: UrgentKind;
  readonly told: RegExp;
  readonly not?: RegExp;
  /** It may have befallen somebody else, who is not here. */
  readonly isTheirs?: true;
};

const THEN = '昨天|前天|去年|以前|上次|上个|小时候|那时|每次|常常|总是';
const PLACES = '站|门|楼|路|机场|街|大学|医院|酒店|航站楼|号线|窗口';
const BODY = '手|脚|腿|头|腰|背|牙|眼睛|胳膊|膝盖|手指|脖子|肩膀|耳朵';
const SPILLS = '汤|水|咖啡|茶|饮料|酒|油|牛奶|果汁|杯子|瓶子|碗';
const MONEY = '钱包?|现金|银行卡|信用卡';
const PAPERS = '护照|证件?|身份证|车票|机票|小票|发票|借书证|学生证|登机牌|原件|收据';

/** The first that fits counts. */
const READINGS: readonly Reading[] = [
  {
    kind: 'found',
    told: /(?:我|护照|手机|包|钱包|箱子|东西)?[^，,]{0,6}找到(?:了|啦|我的?[^，,]{1,6}了|[^，,]{1,4}了)/u,
    not: /没|还|才|能|要是|时候|以后/u,
  },
  {
    kind: 'place',
    told: new RegExp(
      `(?:票|单子|通知)(?:上|里)?(?:明明)?(?:写|说|显示)(?:的|着)?|(?:坐|走|来|上|下|跑|去|进)错(?!字|题|菜)|(?:坐|开|走)过(?:了?站|头)|不是(?:这儿|这里|这个?(?:${PLACES}))|(?:${PLACES})[，,]?(?:可)?不是[^，,]{1,8}(?:${PLACES})`,
      'u',
    ),
  },
  {
    kind: 'taken',
    told: /(?:[他她]|那个?\p{Script=Han}{1,2}|有人|别人|谁)[^，,]{0,6}(?:拿错|拿走|提走|偷|抢)/u,
    isTheirs: true,
  },
  {
    kind: 'money',
    told: new RegExp(
      `(?:忘(?:了|记)?|没(?:有)?)(?:带|拿)[^，,]{0,3}(?:${MONEY})|(?:${MONEY})[^，,]{0,4}(?:忘|落|丢|不见了|没带)`,
      'u',
    ),
  },
  {
    kind: 'absent',
    told: new RegExp(
      `(?:${PAPERS})[^，,]{0,6}(?:没(?:有)?(?:带|拿|在)|忘|不在|不见了|丢|(?<!写)在(?:我|他|她|家|酒店|宿舍|房间|包|箱子))|(?:忘(?:了|记)?|没(?:有)?)(?:带|拿)[^，,]{0,4}(?:${PAPERS})`,
      'u',
    ),
    isTheirs: true,
  },
  {
    kind: 'power',
    told: /手机[^，,]{0,4}(?:没电|没有电|关机|没信号|打不开|黑屏)/u,
  },
  {
    kind: 'behind',
    told: /(?:忘|落|丢|留)(?:了|记)?在(?!你|您|这|那|心|一起|中国)/u,
    not: /名字|密码/u,
  },
  {
    kind: 'missing',
    told: /(?:我的?|把)[^，,]{1,8}(?:不见了|找不到了?|丢了|没了|弄丢)|^[^，,我]{0,2}找不到我的|^[^，,我]{1,4}(?:不见了|找不到了)/u,
    not: /(?:孩子|儿子|女儿|工作|朋友|路|妈妈|爸爸|猫|狗|心|脸)/u,
  },
  {
    kind: 'called',
    told: /(?:电话|手机)(?:又|突然|一直)?响|(?:得|要|先|去)(?:先)?接(?:一?下|个|一个)?(?:电话)?$|打电话(?:来|过来|找我)/u,
    not: /[您你]的?(?:电话|手机)/u,
    isTheirs: true,
  },
  { kind: 'rain', told: /(?:没(?:有)?(?:带)?|忘了?带)(?:雨)?伞|淋湿/u },
  { kind: 'burn', told: /烫(?:到|着|伤|手|嘴|死)|太烫|被[^，,]{0,4}烫/u, not: /怕|不烫|头发|衣服/u },
  { kind: 'nearly', told: /差点儿?(?:就)?(?:摔|滑|撞|掉|被撞)|太滑/u },
  {
    kind: 'hurt',
    told: new RegExp(
      `摔(?:倒|了一?跤|伤|了$)|扭(?:了|到|伤)|流血|撞(?:到|伤)了?我?|(?:我的?|^)(?:${BODY})[^，,]{0,5}(?:疼|痛|破了|肿|动不了)`,
      'u',
    ),
    not: /不疼|不痛|不太疼|坏了|怕/u,
  },
  {
    kind: 'sick',
    told: /(?:想|要|快)(?:要)?吐(?!司|字)|站不住|快(?:要)?晕|头(?:很|好|特别|有点儿?)?晕|我[^，,]{0,4}(?:不舒服|难受)|肚子[^，,]{0,5}(?:疼|痛)|晕车/u,
    not: /不晕|心里/u,
  },
  {
    kind: 'spilt',
    told: new RegExp(
      `(?:${SPILLS})[^，,]{0,4}(?:洒|倒(?:了|在|下)|溅|翻了)|弄(?:脏|湿)了?[^，,]{0,2}我|把我[^，,]{1,6}弄(?:脏|湿)`,
      'u',
    ),
    not: /我把|我不小心|我倒|给我倒|倒杯|倒一/u,
  },
  {
    kind: 'late',
    told: /来不及|赶不上|(?:要|会|快|怕|我)(?:要|会)?(?:迟到|晚)了?(?:$|[，,。！!])|迟到|我?(?:只|还)(?:有|剩)[^，,。]{1,6}分钟|(?:飞机|火车|车|船|电影|考试|课|会)(?:就|快|马上)(?:要)?(?:起飞|开|开始|走)了/u,
    not: /[你您他她]|没迟到|不迟到|没关系|不要紧/u,
  },
  {
    kind: 'none',
    told: /^(?:可是|但是|不过|哎呀?|啊)?我(?:们)?(?:还|也)?没有?(?:\p{Script=Han}{1,4}的?)?(?:手机号码?|电话号码?|号码|微信号?|支付宝|地址|邮箱|账号|订单号|银行卡|手机卡?|网|印章|工作证明|证明|现金|零钱|微信|信用卡)$/u,
  },
];

/** The paper that a clause names; undefined where it names none. */
export function paperIn(clause: string): string | undefined {
  return new RegExp(PAPERS, 'u').exec(clause)?.[0];
}

/** Whose clause tells it, by itself. */
export type UrgentNow = { readonly kind: UrgentKind; readonly clause: string };

/** What a message tells of the kind, in the order of its clauses; what is asked, supposed or of another time tells nothing. */
export function urgentIn(raw: string): UrgentNow[] {
  return sentencesOf(raw)
    .flatMap(clausesOf)
    .flatMap((clause) => {
      const kind = kindOf(clause);
      return kind === undefined ? [] : [{ kind, clause }];
    });
}

function kindOf(clause: string): UrgentKind | undefined {
  if (isQuestion(clause) || ELSEWHEN.test(clause) || DID_NOT.test(clause)) return undefined;
  const text = clause.replace(/[，,。！!～~\s]+$/u, '');
  const isTheirs = isOfOthers(text);
  return READINGS.find(
    ({ told, not, isTheirs: mayBe }) =>
      told.test(text) && not?.test(text) !== true && !(isTheirs && mayBe !== true),
  )?.kind;
}

const ELSEWHEN = new RegExp(`${THEN}|如果|要是|万一|会不会|的时候|故事|电影`, 'u');

/** 差点儿走错了 and 我没走错: it did not come to that. */
const DID_NOT =
  /(?:差一?点|险些)(?!儿?(?:就|没)?(?:摔|滑|撞|掉|被撞))|没(?:有)?(?:(?:坐|走|来|上|下|跑|去|进|拿|开)错|迷路|丢|摔|迟到|忘)/u;

/** Whether words of that kind stand in it, asked or told. */
export function isToldBy(kind: UrgentKind, clause: string): boolean {
  return READINGS.some((one) => one.kind === kind && one.told.test(clause));
}

/** The words by which content that is written for such a thing may be known. */
const SIGNS: Readonly<Record<UrgentKind, RegExp>> = {
  place: /错|不是|过站|票.*写/u,
  behind: /忘|落|丢|留/u,
  missing: /不见|找不到|丢/u,
  money: /没带|没钱|忘|没有钱|没有现金/u,
  power: /没电|没有电|充电|没信号/u,
  found: /找到/u,
  absent: /没带|没有|忘|丢|不在|没拿/u,
  hurt: /疼|痛|摔|扭|血|伤/u,
  burn: /烫/u,
  nearly: /差点|滑|摔/u,
  sick: /吐|晕|不舒服|肚子|难受/u,
  spilt: /洒|倒|脏|湿/u,
  taken: /拿错|拿走|偷|抢/u,
  rain: /雨|伞/u,
  late: /来不及|赶|迟到|晚/u,
  called: /电话|接/u,
  none: /没有/u,
};

/** Of nothing in particular: what is lost is named beside them. */
const LOSES = /[忘落丢留不见找到没带有在了拿我的]/u;

/** Whether content of things that are lost is about the one in this clause. */
export function namesIt(kind: UrgentKind, pattern: string, clause: string): boolean {
  if (kind !== 'behind' && kind !== 'missing' && kind !== 'absent') return true;
  return [...pattern].some(
    (char) => /\p{Script=Han}/u.test(char) && !LOSES.test(char) && clause.includes(char),
  );
}

export function isSignOf(kind: UrgentKind, pattern: string): boolean {
  return SIGNS[kind].test(pattern);
}
