// People find the page that they need by the words that they have.

import { expect, test } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { searchHelp } from './search.ts';
import { SEARCH_WORDS } from './search-words.ts';
import { HELP_TOPICS } from './topics.ts';

const pagesOf = ({ topics }: Pick<typeof zh, 'topics'>) =>
  HELP_TOPICS.map((topic) => ({ topic, ...topics[topic], words: SEARCH_WORDS[topic] }));

test.each([
  [en, 'refunds', 'refunds'],
  [pt, 'mãe', 'for-parents'],
  [en, 'mother', 'for-parents'],
  [zh, '家长', 'for-parents'],
  [en, 'how do I type pinyin?', 'pinyin-typing'],
  [en, 'type pinyin', 'pinyin-typing'],
  [en, 'delete account', 'deletion'],
  [en, 'duty', 'costs'],
  [en, 'too small', 'claims'],
  [en, 'size korea', 'claims'],
  [en, 'visa', 'payments'],
  [pt, 'tamanho', 'claims'],
  [zh, '尺码', 'claims'],
  [pt, 'transferencia', 'payments'],
  [pt, 'apagar conta', 'deletion'],
  [pt, 'REEMBOLSO', 'refunds'],
  [zh, '退款', 'refunds'],
  [zh, '怎么删除账号', 'deletion'],
  [zh, '关税', 'costs'],
  [zh, '拼音', 'pinyin-typing'],
  // What people call it, whatever the pages do.
  [pt, 'devolução', 'refunds'],
  [pt, 'devolucoes', 'refunds'],
  [pt, 'reembolso', 'refunds'],
  [pt, 'CPF', 'costs'],
  [pt, 'trocar tamanho', 'claims'],
  [pt, 'rastrear pedido', 'buying'],
  [en, 'return', 'claims'],
  [en, 'money back', 'refunds'],
  [en, 'shortcuts', 'admin-keys'],
  [zh, '退货', 'claims'],
  [zh, 'refund', 'refunds'],
  [zh, 'CPF', 'costs'],
  [zh, '注销账号', 'deletion'],
])('%#: %s', (texts, query, first) => {
  expect(searchHelp(pagesOf(texts), query)[0]).toBe(first);
});

test('nothing is found by nothing, nor by what stands nowhere', () => {
  expect(searchHelp(pagesOf(en), ' ')).toEqual([]);
  expect(searchHelp(pagesOf(en), 'xyzzy')).toEqual([]);
});

test('the pages are short: nobody reads a manual', () => {
  for (const { topics } of [zh, en, pt])
    for (const { title, lead, body } of Object.values(topics)) {
      expect(title.length).toBeLessThan(50);
      expect(lead.length).toBeLessThan(130);
      expect(body.length).toBeLessThan(1700);
    }
});

test('every text belongs to a topic, and every topic has a text', () => {
  expect(Object.keys(zh.topics).toSorted()).toEqual([...HELP_TOPICS].toSorted());
});
