// What learners ask about the language, quoted or not, in three languages, amid other things.

import { expect, it } from 'vitest';
import { type LanguageAsked, languageAsked } from './language-asked.ts';

const differ = (...words: string[]): LanguageAsked => ({ kind: 'differ', words, isSure: true });

it.each<[string, LanguageAsked]>([
  ['我今天很累。对了，“粗心”和“马虎”有什么区别？', differ('粗心', '马虎')],
  ['‘坐’跟‘座’怎么区分？', differ('坐', '座')],
  ['我总是分不清“买”和“卖”。', differ('买', '卖')],
  ['什么时候用“过”，什么时候用“了”？', differ('过', '了')],
  ["what's the difference between 窗户 and 窗口?", differ('窗户', '窗口')],
  ['Qual a diferença entre 爱 e 喜欢?', differ('爱', '喜欢')],
  ['“朝”还是“向”？', differ('朝', '向')],
  ['老师，“骄傲”怎么念？', { kind: 'read', word: '骄傲' }],
  ["'参观'和'访问'有什么不同？", differ('参观', '访问')],
  ["'司机'用中文怎么写拼音？", { kind: 'read', word: '司机' }],
  ['“银行”的“行”怎么读？', { kind: 'read', word: '行', within: '银行' }],
  ['como se pronuncia 橘子?', { kind: 'read', word: '橘子' }],
  ['请用“宁可”造一个句子。', { kind: 'use', word: '宁可', isSure: true }],
  ['Can you give me a sentence with 顺便?', { kind: 'use', word: '顺便', isSure: true }],
  ['“钥匙”的量词是什么？', { kind: 'measure', word: '钥匙' }],
  ['qual é o classificador de 桌子?', { kind: 'measure', word: '桌子' }],
  ['“我对他见面”这样说对吗？', { kind: 'judge', sentence: '我对他见面' }],
  ['Is "我二十岁了" right?', { kind: 'judge', sentence: '我二十岁了' }],
  ['帮我改改这个句子：我昨天去了买东西。', { kind: 'judge', sentence: '我昨天去了买东西。' }],
  ['一件裤子还是一条裤子？', { kind: 'which', sentences: ['一件裤子', '一条裤子'] }],
  [
    '我不吃了 or 我没吃 or 我不会吃, which is right?',
    { kind: 'which', sentences: ['我不吃了', '我没吃', '我不会吃'] },
  ],
  ['我见他，我见面他，哪个对？', { kind: 'which', sentences: ['我见他', '我见面他'] }],
  ['is 笨 a rude word?', { kind: 'polite', word: '笨' }],
  ['“随便”礼貌吗？', { kind: 'polite', word: '随便' }],
  ['我说“我见了他面”，“见面”用得对吗？', { kind: 'judge', sentence: '我见了他面' }],
  ['está certo dizer 我去过上海?', { kind: 'judge', sentence: '我去过上海' }],
  ['“加班”葡萄牙语怎么说？', { kind: 'meaning', word: '加班' }],
  ['你觉得我的中文怎么样？', { kind: 'mistakes' }],
])('%s', (text, asked) => {
  expect(languageAsked(text)).toEqual([asked]);
});

it('finds several in one message', () => {
  expect(languageAsked('“葬礼”怎么读？“葬”是什么意思？').map(({ kind }) => kind)).toEqual([
    'read',
    'meaning',
  ]);
});

it.each([
  '我和我姐姐很不一样。',
  '你的发音真好听。',
  'For example 我每天跑步.',
  'I read 红楼梦 last year.',
  '我的爱好是读书，你的呢？',
  '他问我：“你去哪儿？”',
  '我喜欢用新词写句子。',
])('%s asks nothing of the kind', (text) => {
  expect(languageAsked(text)).toEqual([]);
});

it('leaves it open whether words are meant where nothing says so', () => {
  expect(languageAsked('北京和上海有什么区别？')).toEqual([
    { kind: 'differ', words: ['北京', '上海'], isSure: false },
  ]);
});
