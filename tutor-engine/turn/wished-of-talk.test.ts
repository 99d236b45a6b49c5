import { describe, expect, it } from 'vitest';
import { begin } from '../testing/stages.ts';
import { settingWith } from '../testing/tutor-setting.ts';

function replies(tutor: string, said: readonly string[]): string[] {
  const { say } = begin(settingWith(tutor));
  return said.map((text) => say(text).text);
}

const last = (tutor: string, said: readonly string[]) => replies(tutor, said).at(-1) ?? '';

describe('what is wished for the talk is done', () => {
  it.each<readonly [string, readonly string[], RegExp]>([
    ['anna', ['我叫Rosa。', 'can you ask me about my job?'], /工作/u],
    ['xiaoma', ['我叫Ben。', '问问我的妹妹吧！'], /你妹妹/u],
    ['luxi', ['我叫Ines。', 'me pergunta sobre a minha família'], /家/u],
    ['dawei', ['我叫Carlos。', 'sou adulto, isso é para crianças'], /大人的事/u],
    ['chenhao', ['我叫安迪。', '这些问题太简单了，难一点儿行吗？'], /难一点儿/u],
  ])('%s: %j', (tutor, said, met) => expect(last(tutor, said)).toMatch(met));

  it('who says that they are grown up is not asked what children are', () => {
    const all = replies('dawei', [
      '我叫Carlos。',
      '我不是小朋友，我四十岁。',
      '好。',
      '对。',
      '是的。',
      '很好。',
    ]);
    expect(all.slice(1).join('')).not.toMatch(/什么颜色|喜欢玩什么|小朋友/u);
  });

  it('你问我是哪国人，我是巴西人 wishes nothing', () => {
    expect(last('anna', ['我叫Rosa。', '你问我是哪国人，我是巴西人。'])).not.toMatch(/我来问你|好啊！/u);
  });
});

describe('nothing is asked that was told in the same breath', () => {
  it.each<readonly [string, string, RegExp]>([
    ['dawei', '我们星期天去动物园。', /哪一?天|什么时候/u],
    ['xiaoma', '我昨天学习了三个小时。', /多长时间|多久/u],
    ['luxi', '我因为喜欢孩子才当老师。', /为什么/u],
    ['chenhao', '我觉得那个地方很无聊。', /觉得那[儿里]怎么样/u],
  ])('%s: %s', (tutor, said, asked) => expect(last(tutor, ['我叫Rosa。', said])).not.toMatch(asked));
});
