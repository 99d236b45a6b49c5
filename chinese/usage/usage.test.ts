import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openLexicon } from '../../kit/server/chinese/lexicon.ts';
import { usagesIn } from './index.ts';
import { NOTES } from './notes/index.ts';

const lexicon = openLexicon();
const found = (text: string) =>
  usagesIn(lexicon, text).map(({ id, start, end }) => `${text.slice(start, end)} ${id}`);

describe('what a small word does', () => {
  it.each([
    ['太贵了！', '了 le-exclaim'],
    ['太好了！', '太好了 le-exclaim'],
    ['要下雨了。', '了 le-soon'],
    ['我不疼了。', '了 le-no-longer'],
    ['我吃了一碗面。', '了 le-done'],
    ['下雨了。', '了 le-change'],
    ['你吃饭了吗？', '了 le-change'],
    ['我去过中国。', '过 guo-experience'],
    ['门开着。', '着 zhe-state'],
    ['他在看书。', '在 zai-progress'],
    ['我在学校学习。', '在 zai-place'],
    ['我是昨天来的。', '的 shi-de'],
    ['这是我的书。', '的 de-attribute'],
    ['这本书是我的。', '的 de-noun-left-out'],
    ['你说得很好。', '得 de-how-well'],
    ['我得走了。', '得 dei-must'],
    ['他慢慢地走。', '地 de-manner'],
    ['你是学生吗？', '吗 ma-question'],
    ['我很好，你呢？', '呢 ne-and-you'],
    ['你在做什么呢？', '呢 ne-softens'],
    ['我们走吧。', '吧 ba-suggest'],
    ['我一下课就回家。', '就 yi-jiu'],
    ['请把门关上。', '把 ba-object'],
    ['我买了三本书。', '本 measure-word'],
    ['今天比昨天冷。', '比 bi-compare'],
    ['你会说中文。', '会 hui-skill'],
    ['明天会下雨。', '会 hui-future'],
    ['连他都知道。', '都 dou-even'],
  ])('%s: %s', (text, usage) => expect(found(text)).toContain(usage));

  it.each(['我觉得他很了不起。', '我了解他。', '过年的时候大家回家。', '别着急。'])(
    'a part of another word does nothing by itself: %s',
    (text) => expect(found(text).join()).not.toMatch(/了 |过 |着 |得 /),
  );

  it('stands where the text has it, whatever the text', () => {
    const words = [...new Set(NOTES.flatMap((note) => note.words))];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, '我', '吃', '，', '。', 'x', '𰻝')), (parts) => {
        const text = parts.join('');
        for (const { start, end } of usagesIn(lexicon, text)) expect(words).toContain(text.slice(start, end));
      }),
    );
  });

  it('is told in three languages, briefly', () => {
    for (const { title, explanation } of NOTES) {
      expect([title.zh, title.en, title.pt, explanation.zh, explanation.en, explanation.pt]).not.toContain(
        '',
      );
      expect(explanation.en.split(/\s+/).length).toBeLessThanOrEqual(45);
      expect([...explanation.zh].length).toBeLessThanOrEqual(80);
    }
  });
});
