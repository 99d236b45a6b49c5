import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../../../testing/stages.ts';

const tutors = tutorTalks(shippedContent());

const answer = (tutor: string, ...texts: readonly string[]) => {
  const found = tutors.find(({ stage }) => stage.name === tutor);
  if (found === undefined) throw new Error(`no tutor ${tutor}`);
  const { say } = begin(settingFor(found.situation, { seed: tutor, locale: 'en' }));
  return texts.map((text) => say(text).text).at(-1) ?? '';
};
const DONT_KNOW = /不知道|说不好|说不准|没想过|网上|上网|搜|查/u;

describe('a question of opinion', () => {
  it.each([
    ['fangwen', '一个城市到底需不需要老书店？'],
    ['sulan', '人老了是不是都更爱回忆？'],
    ['hanchuan', '远程办公会不会让人变懒？'],
    ['chenhao', '孩子一个人去旅行好不好呢？'],
    ['luxi', '您说，是不是现在的人都不写信了？'],
    ['sulan', 'Você acha que os jornais de papel vão sumir?'],
  ])('%s has a view: %s', (tutor, asked) => {
    expect(answer(tutor, '我叫Sam。', asked)).not.toMatch(DONT_KNOW);
  });
  it('is agreed with in the words of the clause before it', () => {
    expect(answer('fangwen', '我叫Sam。', '大家都想赢，可是没有人愿意等。您不觉得吗？')).toContain(
      '没有人愿意等',
    );
  });
});

describe('a question of fact', () => {
  it.each([
    ['chenhao', '长江有多长？', '长江有多长'],
    ['linlaoshi', '蜗牛会不会睡觉？', '蜗牛会不会睡觉'],
  ])('that %s cannot answer is named where it is whole and short: %s', (tutor, asked, named) => {
    expect(answer(tutor, '我叫Sam。', asked)).toContain(named);
  });
  it('is not quoted out of a longer sentence', () => {
    const text = answer('chenhao', '我叫Sam。', '我在地图上看见一条河，它一共有多长，从哪儿开始呢？');
    expect(text).not.toContain('有多长');
  });
  it('is sought nowhere, where it is of the tutor or the talk', () => {
    expect(answer('zhouning', '我叫Sam。', '你家的门是什么颜色？')).not.toMatch(/网上|上网|查/u);
  });
});

describe('a tag behind what was told', () => {
  it.each([
    ['fangwen', '河边的树都开花了，春天真的来了，是吧？'],
    ['chenhao', '我朋友开了一家小书店，很勇敢，不是吗？'],
    ['luxi', '我把钥匙忘在车里了，你懂吗？'],
  ])('asks nothing: %s', (tutor, told) => {
    expect(answer(tutor, '我叫Sam。', told)).not.toMatch(DONT_KNOW);
  });
});

describe('你呢 behind the answer of the tutor', () => {
  it.each([
    ['linlaoshi', '我是厨师。', '你会做饭吗？'],
    ['zhouning', '我叫Sam。', '我昨天去爬山了，风很大。你喜欢爬山吗？'],
    ['luxi', '我叫Sam。', '你的表是什么牌子的？'],
  ])('is asked of nobody who told it, or to whom nothing was told: %s', (tutor, ...texts) => {
    expect(answer(tutor, ...texts)).not.toMatch(/你呢/u);
  });
  it('is asked of who only asked', () => {
    expect(answer('linlaoshi', '我叫Sam。', '你周末做什么？')).toMatch(/你呢/u);
  });
});
