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
    ['别哭了。', '了 le-stop'],
    ['要下雨了。', '了 le-soon'],
    ['火车快到了。', '了 le-soon'],
    ['我不疼了。', '了 le-no-longer'],
    ['我吃了一碗面。', '了 le-done'],
    ['下雨了。', '了 le-change'],
    ['你吃饭了吗？', '了 le-change'],
    ['我去过中国。', '过 guo-experience'],
    ['我吃过饭了。', '过 guo-done'],
    ['门开着。', '着 zhe-state'],
    ['他站着说话。', '着 zhe-manner'],
    ['他在看书。', '在 zai-progress'],
    ['我在学校学习。', '在 zai-place'],
    ['我住在北京。', '在 zai-after-verb'],
    ['我是昨天来的。', '的 shi-de'],
    ['这是我的书。', '的 de-attribute'],
    ['这本书是我的。', '的 de-noun-left-out'],
    ['下雨的时候我不出去。', '的 de-shihou'],
    ['挺好的。', '的 de-affirm'],
    ['你说得很好。', '得 de-how-well'],
    ['我得走了。', '得 dei-must'],
    ['他慢慢地走。', '地 de-manner'],
    ['你是学生吗？', '吗 ma-question'],
    ['我们走，好吗？', '吗 ma-tag'],
    ['你不是去过北京吗？', '吗 ma-rhetorical'],
    ['我很好，你呢？', '呢 ne-and-you'],
    ['我喜欢猫，你爸爸呢？', '呢 ne-and-you'],
    ['你在做什么呢？', '呢 ne-softens'],
    ['我听着呢。', '呢 ne-ongoing'],
    ['我们走吧。', '吧 ba-suggest'],
    ['你是老师吧？', '吧 ba-guess'],
    ['我一下课就回家。', '就 yi-jiu'],
    ['如果下雨，我就不去。', '就 jiu-then'],
    ['如果下雨，我就不去。', '如果 ruguo-jiu'],
    ['他六点就来了。', '就 jiu-early'],
    ['他十点才来。', '才 cai-late'],
    ['请把门关上。', '把 ba-object'],
    ['我买了三本书。', '本 measure-word'],
    ['今天比昨天冷。', '比 bi-compare'],
    ['你会说中文。', '会 hui-skill'],
    ['明天会下雨。', '会 hui-future'],
    ['连他都知道。', '都 dou-even'],
    ['谁都会。', '都 wh-any'],
    ['我们都是学生。', '都 dou-all'],
    ['因为下雨，所以没去。', '因为 yinwei-suoyi'],
    ['我没去，因为下雨了。', '因为 yinwei'],
    ['虽然贵，但是很好。', '虽然 suiran-danshi'],
    ['很贵，但是很好。', '但是 danshi'],
    ['你喝茶还是喝咖啡？', '还是 haishi-or'],
    ['我们还是坐地铁吧。', '还是 haishi-better'],
    ['你叫什么名字？', '什么 question-word'],
    ['我很想你。', '想 xiang-miss'],
    ['我想去中国。', '想 xiang-want'],
    ['我给你打电话。', '给 gei-for'],
    ['给我一杯水。', '给 gei-give'],
    ['忙不忙？', '不 a-not-a'],
    ['又便宜又好吃。', '又 you-both'],
    ['他又迟到了。', '又 you-again'],
    ['先吃饭，再看电影。', '再 xian-zai'],
  ])('%s: %s', (text, usage) => expect(found(text)).toContain(usage));

  // A note that fits the surface and not the structure would teach false grammar.
  it.each([
    ['我听着呢。', 'ne-and-you'],
    ['他在家等着呢。', 'ne-and-you'],
    ['谁都会。', 'question-word'],
    ['我什么都不想吃。', 'question-word'],
    ['我不知道他是谁。', 'question-word'],
    ['没什么。', 'question-word'],
    ['刚开始的时候很难。', 'de-noun-left-out'],
    ['这是八点开始的。', 'de-noun-left-out'],
    ['好的。', 'de-noun-left-out'],
    ['很贵，但是很好。', 'suiran-danshi'],
    ['他不过十岁。', 'danshi'],
    ['出门带把伞。', 'ba-object'],
    ['别让杯子碎了。', 'le-stop'],
    ['要听医生的话。', 'de-hua'],
    ['说一句就好。', 'jiu-early'],
    ['我们玩一玩就好了。', 'yi-jiu'],
    ['我给你一点儿提示。', 'gei-for'],
    ['我好久没见他了。', 'le-no-longer'],
    ['我已经受不了了。', 'le-no-longer'],
    ['我要的太多了。', 'le-soon'],
    ['不要说了。', 'le-soon'],
    ['从桥上走过。', 'guo-experience'],
    ['他睡着了。', 'zhe-state'],
    ['在学习中遇到问题。', 'zai-progress'],
    ['在吃饭的时候别说话。', 'zai-progress'],
    ['我买了三把椅子。', 'ba-object'],
    ['我们开了一个会。', 'hui-future'],
    ['明天会说什么？', 'hui-skill'],
    ['你说得对。', 'dei-must'],
    ['他还是不懂。', 'haishi-or'],
    ['他还是不懂吗？', 'haishi-or'],
    ['都十点了！', 'dou-all'],
    ['谁都会。', 'dou-all'],
    ['这块地很大。', 'de-manner'],
    ['对了，你叫什么？', 'le-change'],
    ['第一天就很累。', 'yi-jiu'],
    ['他十点才来。', 'cai-only'],
    ['我和你一起去。', 'he-and'],
    ['你对。', 'dui-toward'],
    ['我想你会喜欢。', 'xiang-miss'],
  ])('%s says nothing of %s', (text, usage) => {
    expect(found(text).map((note) => note.split(' ')[1])).not.toContain(usage);
  });

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
