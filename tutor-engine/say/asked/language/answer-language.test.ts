// Questions about the language are answered, not put off, and the learner goes on with what they were telling.

import { expect, it } from 'vitest';
import { teachingOf } from '../../../index.ts';
import { begin } from '../../../testing/stages.ts';
import { settingWith } from '../../../testing/tutor-setting.ts';

const answerTo = (text: string, tutor = 'chenhao', before: readonly string[] = []) => {
  const { say } = begin(settingWith(tutor));
  for (const one of before) say(one);
  return say(text);
};

it('two words are told apart, with a sentence for each', () => {
  const turn = answerTo('对了，“满意”和“满足”有什么区别？');
  expect(turn.move).toBe('explain');
  expect(turn.text).toContain('合自己的心意');
  expect(teachingOf(turn)?.note?.en).toContain('我对这家饭店很满意。 (I’m pleased with this restaurant.)');
});

it('who knows few words sees them in sentences', () => {
  expect(answerTo('借和还有什么区别？', 'linlaoshi').text).toContain('“我明天把书还给你”');
});

it('cities are not words', () => {
  expect(answerTo('北京和上海有什么区别？').move).not.toBe('explain');
});

it.each([
  ['“银行”的“行”怎么读？', /háng/u],
  ['“钥匙”的量词是什么？', /一把钥匙/u],
  ['一个猫还是一只猫？', /说“一只猫”/u],
  ['“我们结婚了八年”这句话对不对？', /我们结婚八年了/u],
  ['“把窗户关上”怎么说才不失礼？', /麻烦您.*好吗|可以吗/u],
  ['我想委婉地告诉房东，水管坏了，我等了三天，怎么说比较客气？', /不好意思.*水管坏了，我等了三天/u],
  ['“满意”和“满足”可以换着用吗？', /合自己的心意/u],
  ['“合同”的“同”和“同意”的“同”一样吗？', /一样.*tóng/u],
  ['帮我改改：这个在英语怎么说', /用英语怎么说/u],
])('%s', (text, answer) => {
  expect(answerTo(text).text).toMatch(answer);
});

it('mistakes of the talk are told to who asks for them', () => {
  const { text } = answerTo('我今天中文哪儿说得不好？', 'chenhao', ['我叫Leo。', '我是巴西。最难是声调。']);
  expect(text).toContain('最难的是声调');
});

it('a question of the tutor’s life in the same message is answered too', () => {
  expect(answerTo('“我很高兴”对吗？还有，你结婚了吗？').text).toMatch(/结婚了.*对/u);
});
