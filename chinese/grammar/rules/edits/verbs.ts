/** What verbs take: split verbs and people, results, 了, 过, 着, doubled verbs. */

import type { Match } from '../../pattern.ts';
import { edits, type Rule, word } from '../../rule.ts';
import { prepositionOf, SPLIT_VERBS, splitVerb, WITH_VERBS } from '../../split-verbs.ts';
import type { Token } from '../../tokens.ts';

const RESULTS = '完|懂|到|见|好|会|清楚|错|干净|着|开|掉|住|明白|惯|饱|破|坏';
const COUNTED = /^[一两三四五六七八九十几很好多0-9]/u;

function withSomebody(match: Match): string | undefined {
  const preposition = prepositionOf(word(match, 'v'));
  return preposition && `${preposition}${word(match, 'p')}${word(match, 'v')}${word(match, 'a')}`;
}

/** 看完 → 看 and 完. */
function parted(verb: string): readonly [act: string, result: string] | undefined {
  const found = new RegExp(`^([听看吃找做买记学写说读喝拿用])(${RESULTS})$`, 'u').exec(verb);
  return found ? [found[1] ?? '', found[2] ?? ''] : undefined;
}

function unable(match: Match): string | undefined {
  const act = word(match, 'v');
  const result = word(match, 'c');
  const [verb, end] = result === '' ? (parted(act) ?? ['', '']) : [act, result];
  return verb === '' ? undefined : `${verb}不${end}`;
}

/** 好几天没看了: so much time has passed. */
const saysNoTime = ({ from }: Match, tokens: readonly Token[]) =>
  tokens.slice(0, from).every(({ text, pos }) => pos[0] !== 'D' && !/时间|久|再|快|都/u.test(text));

const isCalled = (text: string) =>
  !/\p{Script=Han}/u.test(text) ||
  /^(?:老师|.?奶奶|.?爷爷|.?哥哥?|.?姐姐?|阿姨|叔叔|妈妈?|爸爸?|大家|师傅)$/u.test(text);

const hasCount = ({ parts }: Match) => COUNTED.test(parts.get('o')?.[0]?.text ?? '');

/** What one goes somewhere for. */
const GONE_FOR =
  '工作|上班|上课|上学|学习|吃饭|买|买东西|购物|看|看病|见|玩|玩儿|跑步|游泳|运动|锻炼|散步|爬山|开会|参加|接|送|取|寄|打|打球|办|参观|滑雪|唱歌|跳舞|喝|吃|睡觉|休息';

/** 总是忘了, 常常决定了: with these 了 says what comes of it, not that it happened once. */
const HABITUAL = '/v&!忘|决定|丢|输|改变|超过';

export const VERB_EDITS: readonly Rule[] = [
  ...edits(
    'separable',
    [`[ v=${WITH_VERBS} a=了|过? p=~Np&!机器人 ] $`, `[ v=${WITH_VERBS} a=了|过? p=~Np ] >了|吗|吧`],
    withSomebody,
  ),
  ...edits('separable', '[ 帮忙 p=~Np ] >/v,p,w|吗|吧|了', '帮{p}'),
  ...edits('separable', '[ 生气 p=~Np ]', '生{p}的气'),
  ...edits('separable', '[ 请客 p=~Np ]', '请{p}吃饭'),
  ...edits('separable', '[ 毕业 a=了 o=/N ] $', '{o}毕业了'),
  ...edits('separable', '[ 毕业 o=/N ] $', '{o}毕业'),
  ...edits(
    'object-inside',
    `[ v=说话|看书|唱歌|跳舞|写字|读书|做饭|做菜|喝酒|喝茶|吃饭|弹琴|打球|开车|画画 o=~Nt ] >/w|吗|吧|了`,
    (match) => {
      const [act, own] = splitVerb(word(match, 'v'));
      const thing = word(match, 'o');
      // 画画儿 is 画画.
      return own === '' || thing.startsWith(own) || thing === '儿' ? undefined : `${act}${thing}`;
    },
  ),
  ...edits('travel-place', '~Np|@wish|/T [ v=旅行|旅游 p=~Nl ] $', '去{p}{v}'),
  ...edits('result-order', [`[ v=/v 了 c=${RESULTS} ] $`], '{v}{c}了'),
  ...edits('result-order', `[ v=${SPLIT_VERBS} c=完|好 e=了? ]`, (match) => {
    const [act, own] = splitVerb(word(match, 'v'));
    return `${act}${word(match, 'c')}${own}${word(match, 'e')}`;
  }),
  ...edits(
    'result-order',
    `[ v=看|写|做|吃|喝|听|学|买|说|读|用 o=~Nt&!不太 c=完|好|懂|到 e=了? ] $`,
    (match) => {
      const [object, result] = [word(match, 'o'), word(match, 'c')];
      // 做什么蛋糕好 asks which is best.
      if (result === '好' && /什么|哪|谁|几|多少/u.test(object)) return undefined;
      return `${word(match, 'v')}${result}${object}${word(match, 'e')}`;
    },
  ),
  // 你没听我说, 我没看你 are right; what could not be made out is said with a place or a time.
  ...edits('result-missing', '@past|在 .* 没|没有 [ v=看 ] ~Np $', '{v}见'),
  ...edits('result-missing', '没|没有 [ v=看 ] ~Np 在', '{v}见'),
  ...edits(
    'potential',
    [`[ 不能|不可以|没能 v=/v c=${RESULTS}? ] $`, `[ 不 能|可以 v=/v c=${RESULTS}? ] $`],
    unable,
  ),
  ...edits('potential', [`[ 不 v=/v c=${RESULTS} ] $`, '[ 不 v=/v ] $', `[ 不 v=/v ] >~Np,Nt`], unable),
  ...edits(
    'le-missing',
    [
      '@past /T? ~Np? [ v=/v&!@being&!@wish ] o=/N',
      '@past /T? ~Np? 在 ~Nl [ v=/v&!@being&!@wish ] o=/N',
      '@past ~Np? 跟|和 ~Np 一起? [ v=/v&!@being&!@wish ] o=/N',
      '/T ~Np [ v=买|看|吃|喝|写|认识|参加|借|送 ] o=/N $',
    ],
    '{v}了',
    {
      when: (match) => hasCount(match) && /^(?:昨|前|去年|刚|上)/u.test(word(match, 't') || '昨'),
    },
  ),
  ...edits('yijing-le', ['^ ~Np 已经 [ v=/v o=/N? ] $', '^ ~Np /T|早? 已经 [ v=/v o=/N? ] $'], '{v}{o}了'),
  ...edits(
    'yao-le',
    ['快要 [ v=/v,a o=/N? ] $', '快|就要 [ v=到|下雨|下雪|开始|结束|出发|毕业|起飞|关门|放假|开学|考试 ] $'],
    '{v}{o}了',
  ),
  ...edits('yao-le', '/N [ 要 v=开|到|下雨|下雪|开始|结束|出发|毕业|起飞|关门 ] >，|！|。', '要{v}了'),
  ...edits(
    'mei-le',
    ['没|没有 [ v=/v&!到|见|说 了 ] >/N', '没|没有 [ v=/v&!到|见|说|完|工作|联系|希望|感觉 o=/N? 了 ] $'],
    '{v}{o}',
    { when: saysNoTime },
  ),
  ...edits('le-purpose', `[ w=去|来 了 v=${GONE_FOR} o=/N? ] $`, '{w}{v}{o}了'),
  ...edits('le-purpose', `[ w=去|来 了 v=${GONE_FOR} d=/D o=/N? ] $`, '{w}{v}了{d}{o}'),
  ...edits(
    'le-habit',
    [
      `常常|经常|每天|天天|以前|小时候 都? [ v=${HABITUAL} 了 ] >/N`,
      `常常|经常 [ v=${HABITUAL} 了 ]`,
      `~Np 总是 [ v=${HABITUAL} 了 ]`,
    ],
    '{v}',
  ),
  ...edits(
    'le-mind',
    [
      '[ v=@mindful|觉得|认为|以为|希望|打算|是|像|需要|应该|可以 了 ] >/N,v',
      '~Np 想|要|会|可以|打算|准备|想要|应该 [ v=/v 了 ] >/N',
    ],
    '{v}',
    // 我要下车了老师 calls somebody.
    { when: ({ to }, tokens) => !isCalled(tokens[to]?.text ?? '') },
  ),
  ...edits('guo-order', '[ v=/v o=/N 过 ] $', '{v}过{o}'),
  ...edits(
    'bu-guo',
    ['从来没|从来没有|从没 [ v=/v&!@being ] >/N', '从来 没|没有 [ v=/v&!@being ] >/N'],
    '{v}过',
  ),
  ...edits(
    'zhe-missing',
    '[ v=躺|坐|站|跪|笑|哭 ] >看书|看|看电视|说|吃|吃饭|喝|喝茶|聊天|听|写|走|等|说话|睡觉|唱|唱歌|上课|工作|学习|回答|玩',
    '{v}着',
  ),
  ...edits('zhe-missing', '^ ~Nl [ v=挂|放|坐|站|写|贴|住|摆|停|种|躺 在 ] >/N', '{v}着'),
  ...edits(
    'doubled-verb',
    '[ v=看看|听听|想想|试试|说说|问问|走走|等等|尝尝|写写|找找|聊聊|玩玩|学学 了 ]',
    (match) => {
      const act = word(match, 'v').charAt(0);
      return `${act}了${act}`;
    },
  ),
  ...edits('doubled-verb', '[ v=/v w=/v 了 ] >/N', (match) =>
    word(match, 'v') === word(match, 'w') && word(match, 'v').length === 1
      ? `${word(match, 'v')}了${word(match, 'w')}`
      : undefined,
  ),
  // 打扫打扫 takes no 了 inside.
  ...edits('doubled-verb', '[ v=/v&%2 w=/v&%2 了 ] >/N', (match) =>
    word(match, 'v') === word(match, 'w') ? `${word(match, 'v')}了一下` : undefined,
  ),
  ...edits('doubled-verb', '正在|在|正 [ v=/v w=/v ]', (match) =>
    word(match, 'v') === word(match, 'w') ? word(match, 'v') : undefined,
  ),
  ...edits(
    'bu-past',
    [
      '^ t=/T ~Np? [ 不 v=@doing|去|来|买|看|吃|喝|上课|上班 ] /N? $',
      '^ ~Np t=/T [ 不 v=@doing|去|来|买|看|吃|喝|上课|上班 ] /N? $',
    ],
    '没{v}',
    { when: (match) => /^(?:昨|前天|去年|上个|上周|上星期|刚才)/u.test(word(match, 't')) },
  ),
  ...edits(
    'doubled-verb',
    '正在|在|正 [ v=看看|听听|想想|试试|说说|问问|走走|尝尝|写写|找找|聊聊|玩玩|学学|做做 ]',
    (match) => word(match, 'v').charAt(0),
  ),
  ...edits('doubled-verb', `[ v=${SPLIT_VERBS} w=${SPLIT_VERBS} ]`, (match) => {
    const [verb, again] = [word(match, 'v'), word(match, 'w')];
    return verb === again ? `${verb.charAt(0)}${verb}` : undefined;
  }),
];
