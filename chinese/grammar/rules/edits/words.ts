/** Words that are taken for one another, told apart by what stands beside them. */

import { edits, type Rule, textRule, word } from '../../rule.ts';

/** What a noun is done with, and what learners say instead: verb, mistaken verbs, nouns. */
const COLLOCATIONS: readonly (readonly [right: string, wrong: string, nouns: string])[] = [
  ['戴', '穿', '帽子|眼镜|手表|项链|手套|耳环|戒指|围巾|口罩|表|领带'],
  ['穿', '戴', '衣服|裤子|鞋|裙子|毛衣|衬衫|大衣|外套|鞋子|袜子|T恤'],
  ['弹', '玩|打|做|玩儿', '钢琴|吉他|琴'],
  ['拉', '玩|打|弹', '小提琴|二胡'],
  ['打', '玩|踢|做|玩儿', '篮球|网球|乒乓球|羽毛球|排球|棒球|太极拳'],
  ['踢', '玩|打|做|玩儿', '足球'],
  ['骑', '坐|开', '自行车|摩托车|马|电动车'],
  ['坐', '骑|拿', '公共汽车|公交车|火车|飞机|地铁|出租车|高铁|船'],
  ['吃', '喝', '饭|面条|米饭'],
  ['喝', '吃', '水|茶|咖啡|牛奶|啤酒|果汁|可乐|酒'],
  ['拍', '拿|做', '照片'],
  ['写', '做', '作业&!作业'],
  ['看', '见|看见|听', '电视|电影'],
  ['听', '看|听见', '音乐|音乐会&!音乐会'],
  ['开', '做|有', '派对|晚会'],
  ['洗', '做', '澡|衣服'],
  ['上', '去', '网'],
  ['参加', '加入|参观', '比赛|考试|晚会|会议|婚礼|聚会'],
  ['发', '送|写', '短信|邮件&!邮件'],
  ['刷', '洗', '牙'],
  ['打', '做|叫', '电话'],
  ['关', '闭', '门|窗户|灯'],
];

const collocations = COLLOCATIONS.flatMap(([right, wrong, nouns]) =>
  edits('collocation', `[ v=${wrong} ] a=了|过|着|完|好? m=/m? q=/q? x=/a,n,r? h=的? >${nouns}`, right, {
    isOfParts: false,
  }),
);

const wearing = edits(
  'collocation',
  '[ v=穿着 ] m=/m? q=/q? x=/a,n,r? h=的? >帽子|眼镜|手表|项链|手套|围巾|口罩',
  '戴着',
  { isOfParts: false },
);

const SKILLS = '游泳|开车|说|做饭|弹|唱歌|跳舞|骑|写|用|做|画画|打|滑雪|滑冰|踢|拉|下棋|骑车|包饺子|做菜';

export const WORD_EDITS: readonly Rule[] = [
  textRule('collocation', /(?<![好小])[吃喝](?=(?:香?烟|雪茄)(?![火花熏草]))/gu, () => '抽', 0.85),
  ...collocations,
  ...wearing,
  ...edits('visit', '~Np|@wish|去|来 [ v=参观|访问 a=了|过? ] n=~Np >/w|吗|吧', '看望{a}'),
  ...edits('know-person', '~Np 不? [ 知道 ] n=~Np >/w,D|吗|吧|了', '认识', {
    when: ({ parts }) =>
      (parts.get('n') ?? []).every(
        ({ pos, kind, text }) => kind !== 'name' && !pos.includes('nr') && !/^[这那]/u.test(text),
      ),
  }),
  ...edits('know-person', '~Np 不? [ 认识 ] 怎么|什么|为什么|哪|谁|几|多少|这件事|那件事|答案', '知道'),
  ...edits(
    'hui-language',
    [`~Np 不? [ 知道 ] >${SKILLS}`, `没 学 过 ， ~Np? [ m=不能 ] >${SKILLS}`],
    (match) => (match.parts.has('m') ? '不会' : '会'),
  ),
  ...edits('hui-language', `没 学 过 ， ~Np? 不 [ 能|可以 ] >${SKILLS}`, '会'),
  ...edits(
    'neng-keyi',
    '^ ~Nl [ 不会 ] 抽烟|吸烟|停车|拍照|照相|吃|喝|说话|大声|游泳|打电话|进去|进|坐',
    '不能',
  ),
  ...edits('neng-keyi', ['^ ~Nl 不 [ 会 ] 抽烟|吸烟|停车|拍照|照相|吃|喝|说话|大声|打电话|进去'], '能'),
  ...edits('neng-keyi', '^ 你|您 [ 会 ] 给|帮|帮助|告诉|借|等|再说|说 /N .* 吗', '能'),
  ...edits('neng-keyi', '^ 我 [ 会 ] 进来|进|坐|用|问|看看|试试|去|借|走 .* 吗', '可以'),
  ...edits('xiang-yao', '~Np [ 想 ] n=~Nt $', '想要', {
    when: ({ parts }) =>
      /^[一两三四五六七八九十几半][杯碗瓶斤块张件份双盘本支辆把条]/u.test(parts.get('n')?.[0]?.text ?? ''),
  }),
  ...edits('zai-you', ['@past .* [ 再 ] /v .* 了', '@past .* [ 再 ] /v 了'], '又'),
  ...edits(
    'zai-you',
    [
      '请|明天|下次|以后|下个星期 .* [ 又 ] /v&!是',
      '请 你|您? [ 又 ] /v',
      '^ 我? 想|要|可以|能 [ 又 ] /v',
      '[ 又 ] /v&!是 .* 吧',
    ],
    '再',
  ),
  ...edits('hai-mei', '~Np [ 再 ] 没|没有 /v .* 呢', '还'),
  ...edits('hai-mei', '~Np [ 再 ] 没|没有 /v $', '还'),
  ...edits(
    'lai-qu',
    [
      '[ 去 ] 我 这儿|这里|家&!家',
      '欢迎 .* [ 去 ] 我|我们|我家|我们家',
      '^ .* 你|您|你们 .* [ 去 ] 我家|我们家|我那儿&!我那儿',
      '[ 去 ] 我这儿|我这里|我们这儿|这儿|这里',
    ],
    '来',
  ),
  ...edits('gang-gangcai', '^ ~Np? [ 刚才 ] v=到|来|开始|学|毕业|回来 .* /D', '刚'),
  ...edits('gang-gangcai', '^ [ 刚 ] ~Np', '刚才'),
  ...edits('shihou-shijian', '没有|没|有 [ 时候 ]', '时间', { isOfParts: false }),
  ...edits('shihou-shijian', '~Np [ 有时候 ] >吗|w', '有时间'),
  ...edits(
    'shihou-shijian',
    [
      '^ @person? 在 /ns,n,s /n? 的 [ 时间 ] >，',
      '^ @person? 吃饭|上课|学习|工作|睡觉|看书|看电视|开车|走路|休息|下班|下课|上班|旅行 的 [ 时间 ] >，',
    ],
    '时候',
    { isOfParts: false },
  ),
  // 你不记得了吗 asks.
  ...edits('bie-bu', '^ 你|你们|请|请你 [ 不 ] v=/v .* 了 >!吗|？', '别'),
  ...edits('bie-bu', '^ 请|请你 [ 不 ] /v', '不要'),
  ...edits('gen-gei', '[ 给 ] ~Np 一起', '跟'),
  ...edits('gen-gei', '[ 对|给 ] ~Np 见面|结婚|聊天|聊天儿|吃饭|一起', '跟'),
  ...edits('gen-gei', '[ 跟|对 ] ~Np 打电话|买|写信|发短信|发邮件|打 电话', '给'),
  ...edits('dui-good', '[ 给 ] n=/N 很? 不 好|有害|重要', '对'),
  ...edits(
    'dui-good',
    ['[ 给 ] n=身体|健康|眼睛|学习|工作|皮肤 .* 好|不好|重要|有用|有害', '[ 好|很好 对 n=身体|健康|眼睛 ] $'],
    '对',
    { when: ({ from }, tokens) => tokens[from]?.text === '给' },
  ),
  ...edits('dui-interest', '对 /N [ 很|非常|特别|不|最? 有意思 ] $', '很感兴趣'),
  ...edits('li-cong', ['[ 从 ] n=/N d=很|不|非常|太|不太|比较 a=远|近 $'], '离'),
  ...edits('li-cong', '[ 离 ] /T 到 /T', '从'),
  ...edits('li-cong', '[ 离 ] ~Nl 到 ~Nl', '从'),
  ...edits(
    'tell-somebody',
    '[ 说 p=我|你|您|他|她|我们|你们|他们|大家|老师|妈妈|爸爸 ] >一件|这|那|一个|一件事',
    '告诉{p}',
  ),
  ...edits('tell-somebody', '[ 说 p=~Np ] >一件事|这件事|那件事|一个秘密|一个故事|一个好消息', '告诉{p}'),
  ...edits('huozhe-haishi', '^ 你|您|你们|他|她|这|今天|明天|我们 .* [ 或者|或 ] .+ >？', '还是', {
    when: ({ from, to }, tokens) =>
      !tokens
        .slice(Math.max(0, from - 8), to + 12)
        .some(({ text }) => /^(?:吗|什么|谁|哪.*|怎么.*|多.+|几.*)$/u.test(text)),
  }),
  ...edits('huozhe', '^ /T? 我|我们|他|她 /T? @wish? v=/v /N? [ 还是 ] /v /N? >。', '或者'),
  ...edits(
    'youdian',
    ['^ /N,T [ e=一点|一点儿 ] a=/a|饿|渴|困|累|疼 $', '^ /N /T|也|都|真 [ e=一点|一点儿 ] a=/a $'],
    (match) => word(match, 'e').replace('一', '有'),
  ),
  ...edits(
    'youdian',
    '请|请你|你 [ v=说|走|写|开|做|吃|慢|快 e=有点|有点儿 a=/a ] $',
    (match) => `${word(match, 'v')}${word(match, 'a')}${word(match, 'e').replace('有', '一')}`,
  ),
  ...edits(
    'youdian',
    '[ a=便宜|快|慢|早|大|小|高|好|贵|便宜 e=有点|有点儿 ] $',
    (match) => `${word(match, 'a')}${word(match, 'e').replace('有', '一')}`,
  ),
];
