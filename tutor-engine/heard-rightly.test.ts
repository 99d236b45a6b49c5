// Each class of what strangers were misheard in: the question answered is theirs, and whose it is, what is news and who goes are heard.

import { expect, test } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const content = shippedContent();

/** The last answer of a talk. */
function answerIn(tutor: string, ...said: readonly string[]): string {
  const situation = tutorTalks(content).find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const { say } = begin(settingFor(situation, { seed: tutor, locale: 'zh', smallTalk: content.smallTalk }));
  return said.map((text) => say(text).text).at(-1) ?? '';
}

test.each([
  ['zhouning', /放弃比赛|放弃/u, ['我得去给同事送文件，想问你一句：我应该放弃比赛吗？']],
  ['chenhao', /换一个房东|换/u, ['我昨天给老板送了茶。你说我要不要换一个教练？']],
  ['fangwen', /邮件|谈事/u, ['如果您是我，下次同事再抢功劳，您会怎么做？']],
  ['fangwen', /做事比说话难/u, ['客户走了以后我一直在想。我觉得做事比说话难，您不觉得吗？']],
])('%s gives the advice that is asked for', (tutor, right, said) => {
  const answer = answerIn(tutor, ...said);
  expect(answer).toMatch(right);
  expect(answer).not.toMatch(/礼物|卡片|信用/u);
});

test.each([
  ['zhouning', /小苏打/u, ['米饭糊了，锅很黑，怎么洗？']],
  ['linlaoshi', /冷水/u, ['裤子上有油，衣服脏了怎么洗？']],
  ['linlaoshi', /冷水/u, ['衣服脏了怎么洗？', '我问的是衣服怎么洗。']],
  ['zhouning', /小提琴怎么修/u, ['我的小提琴坏了，怎么修？']],
  ['xiaoma', /三年级/u, ['你是几年级的student？']],
  ['xiaoma', /篮球|湖人/u, ['我朋友说你喜欢打篮球，对吗？']],
  ['linlaoshi', /“静”/u, ['我朋友说你的名字是花的意思，对吗？']],
  ['nainai', /在/u, ['奶奶，你还在吗？']],
  ['nainai', /小鸡/u, ['奶奶，给我讲故事']],
  ['linlaoshi', /弹吉他弹得很早/u, ['我弹吉他很早，这个对吗？']],
])('%s answers with %s', (tutor, right, said) => expect(answerIn(tutor, ...said)).toMatch(right));

test('what is asked of oneself, or told to have been asked, recites nothing', () => {
  const told = ['我的弟弟住在里约。', '我在想：他为什么不来？我写了一封信。'];
  expect(answerIn('xiaoma', ...told)).not.toMatch(/你说/u);
  expect(answerIn('zhouning', '你喜欢什么颜色？', '我问的是颜色。')).not.toMatch(/你说过/u);
});

test('one thing that was told of somebody is given back, and the question beside it is answered', () => {
  const told = ['我的室友叫Max，他很angry。', '我的室友真的很生气。'];
  const answer = answerIn('linlaoshi', ...told, '你记得我的室友吗？我应该给他买什么礼物？');
  expect(answer).toContain('你的室友真的很生气');
  expect(answer).not.toMatch(/；|angry/u);
  expect(answer).toMatch(/茶|书|围巾/u);
  const mourned = ['我外婆的鱼汤最好喝。', '我外婆去年去世了。'];
  expect(answerIn('zhouning', ...mourned, '你记得我外婆做什么汤吗？')).toContain('鱼汤');
});

test.each([
  ['chenhao', ['我妻子很忙。', '她妈妈上个月摔倒了，腿断了。'], /你妻子受了?伤/u],
  ['zhouning', ['客人都出来看我们，很不好意思。'], /客人很不好意思|失望|没有结果/u],
  ['fangwen', ['我把欧元写成了日元，老板很生气。'], /一个音/u],
  ['xiaoma', ['图书馆很安静，很多学生都睡不着。'], /家里太安静/u],
])('%s takes it for nobody else’s and for nothing else', (tutor, said, wrong) =>
  expect(answerIn(tutor, ...said)).not.toMatch(wrong),
);

test('what was found again is news, also in parting', () => {
  expect(answerIn('xiaoma', '办公室很安静。等一下！我的狗回来了！')).toContain('太好了');
  expect(answerIn('xiaoma', '我的猫回来了！我要走了，下次聊！')).toMatch(/太好了.*(?:再|下次|拜拜)/u);
  expect(answerIn('linlaoshi', '今天我要走了，丈夫叫我吃饭。你教得很好！')).not.toMatch(/[？?]/u);
});

test('an account in Chinese reads no English where a sentence shows the word', () => {
  expect(answerIn('chenhao', '“费劲”是什么意思？')).not.toMatch(/\p{Script=Latin}/u);
});
