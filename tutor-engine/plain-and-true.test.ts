// What strangers were told that was not so: of the language, of their name, and that they had said goodbye.

import { expect, test } from 'vitest';
import { shippedContent } from '../content/load.ts';
import { begin, settingFor, tutorTalks } from './testing/stages.ts';

const content = shippedContent();

/** The answers of a talk. */
function answersIn(tutor: string, ...said: readonly string[]) {
  const situation = tutorTalks(content).find(({ stage }) => stage.name === tutor)?.situation;
  if (situation === undefined) throw new Error(`nobody is called ${tutor}`);
  const { say } = begin(settingFor(situation, { seed: tutor, locale: 'zh', smallTalk: content.smallTalk }));
  return said.map((text) => say(text));
}

test('each of two words is read by itself, and one tone that is doubted is told', () => {
  const [pair, one] = answersIn('chenhao', '“汤”和“糖”的声调一样吗？', '“糖”不是第二声吗？');
  expect(pair?.text).toMatch(/“汤”是第一声，“糖”是第二声/u);
  expect(one?.text).toMatch(/táng，第二声/u);
  expect(answersIn('chenhao', '声调太难了，“东”和“西”的声调一样吗？')[0]?.text).not.toMatch(/轻声/u);
});

test('a complement is not explained by what its character means alone', () => {
  const [answer] = answersIn('fangwen', '“闷得慌”的“慌”是什么意思？');
  expect(answer?.move).toBe('cannot');
  expect(answer?.text).not.toMatch(/急|怕|落后/u);
});

test('who breaks off in tears is not sent away, and goodbye is answered by goodbye', () => {
  const [, grief] = answersIn('zhouning', '我奶奶去年走了。', '不聊这个了，一聊我就想哭。');
  expect(grief?.end).toBeUndefined();
  expect(grief?.text).not.toMatch(/再见|回头见|下次/u);
  expect(answersIn('zhouning', '我先走了，姐姐等我在楼下。再见！')[0]?.move).toBe('close');
  expect(answersIn('zhouning', '你等我三分钟')[0]?.text).toMatch(/等/u);
});

test('a cheer in another language is no name, and a name put right is believed at once', () => {
  const [, cheer] = answersIn('xiaoma', '我喜欢看足球。', 'Flamengo! show. 我明天去看比赛');
  expect(cheer?.text).not.toContain('Flamengo，');
  const [, renamed] = answersIn('xiaoma', '我叫Rafa', '我不叫Rafa! meu nome é Rafael. 你记得吗?');
  expect(renamed?.text).toMatch(/Rafael，我记住了/u);
  expect(renamed?.text).not.toMatch(/叫Rafa[^e]/u);
});

test('the last news of a line decides: what was lost is found', () => {
  const [, dog] = answersIn('xiaoma', '我叫Rafa', '我朋友的猫不见了，我们找了一天，后来找到了！');
  expect(dog?.text).toMatch(/找到了，我也高兴/u);
  const [, lost] = answersIn('xiaoma', '我叫Rafa', '我朋友的猫不见了，我们找了一天，没找到。');
  expect(lost?.text).not.toMatch(/高兴|太好了/u);
});

test('a stay in hospital that is over is no illness now, and nobody of a film is the learner', () => {
  const [, stay] = answersIn('linlaoshi', '我叫Tom', '上个月我住院了。');
  expect(stay?.text).not.toMatch(/多休息|好一点儿了吗|几天了|出院/u);
  const now = answersIn('linlaoshi', '我叫Tom', '我现在住院了。').at(-1);
  expect(now?.text).toMatch(/休息|医院|身体/u);
  const film = answersIn('fangwen', '讲一个退休的老兵，每天给邻居修表。').at(-1);
  expect(film?.text).not.toMatch(/什么时候开始|你修|你每天/u);
});

test('nobody is wished joy right after a quarrel, unless they are glad', () => {
  const said = ['我昨天跟我姐姐吵架了，心里很难过。', '我早就出院了，只是个小手术。'];
  expect(answersIn('fangwen', ...said).at(-1)?.text).not.toMatch(/一辈子|为你高兴|心里暖和/u);
});

test('after a protest the talk goes back to what they told', () => {
  const said = ['我叫Tom', '我下个月见她的爸爸。', '十分钟。但是老师，你没有听我！我想说女朋友的爸爸。'];
  expect(answersIn('linlaoshi', ...said).at(-1)?.text).toMatch(/你下个月见她的爸爸/u);
});
