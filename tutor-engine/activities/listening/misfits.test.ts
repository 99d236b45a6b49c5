// What may never be said to a statement, over many that are put together: of somebody else, of long ago, of a workplace,
// of what nobody feels; and that what was asked and answered is not asked again.

import { describe, expect, it } from 'vitest';
import { toneOf } from '../../say/gates/tone.ts';
import { begin } from '../../testing/stages.ts';
import { settingWith } from '../../testing/tutor-setting.ts';

const TUTORS = ['xiaoyu', 'anna', 'luxi', 'sulan'] as const;
const NAMED = '我叫小安。';

/** The answer to a line, after the learner's name and something told before. */
function answerTo(tutor: string, text: string, ...before: readonly string[]): string {
  const { say } = begin(settingWith(tutor));
  return [NAMED, ...before, text].map((one) => say(one).text).at(-1) ?? '';
}

const statementsIn = (answer: string): string[] =>
  (answer.match(/[^。！？]+[。！？]/gu) ?? []).filter((one) => !one.endsWith('？'));
const questionsIn = (answer: string): string[] => answer.match(/[^。！？]+？/gu) ?? [];
const across = (lines: readonly string[]) =>
  TUTORS.flatMap((tutor) => lines.map((line) => [tutor, line] as const));

const OTHERS = ['我妈妈', '我女儿', '我同事', '我邻居', '我哥哥'];
const DEEDS = ['昨天很累', '想当飞行员', '每天五点起床', '学会了开车', '在医院工作', '想学画画', '喜欢唱歌'];

describe('what is told of somebody else', () => {
  const ABOUT_YOU =
    /你(?:一定|肯定|也)?(?:很|真|太)?(?:累|难过|难受|辛苦|不容易)|你(?:今天|现在)?好一?点|你吃药|你打算怎么去|你自己也要/u;
  it.each(across(OTHERS.flatMap((who) => DEEDS.map((did) => `${who}${did}。`))))(
    'is no feeling of the learner’s, with %s: %s',
    (tutor, line) => expect(answerTo(tutor, line)).not.toMatch(ABOUT_YOU),
  );
});

describe('what was long ago', () => {
  const WHEN = ['我小时候', '十年前我'];
  const WHAT = ['生病了', '手断了', '从树上掉下来了', '丢了一只鞋', '很怕狗'];
  const NOW = /多休息|好好休息|吃药|今天好|现在好一?点|好些了|看医生/u;
  it.each(across(WHEN.flatMap((when) => WHAT.map((what) => `${when}${what}。`))))(
    'is not treated as now, with %s: %s',
    (tutor, line) => expect(answerTo(tutor, line)).not.toMatch(NOW),
  );
});

describe('where somebody works', () => {
  const JOBS = ['护士', '医生', '服务员', '老师', '司机'];
  const PLACES = ['医院', '学校', '饭馆', '机场', '商店'];
  const VISITED = /不舒服|没有大问题|去医院看|点了什么|好吃吗|买了什么|看病/u;
  it.each(across(JOBS.map((job, at) => `我是${job}，我在${PLACES[at]}工作。`)))(
    'is not visited, with %s: %s',
    (tutor, line) => expect(answerTo(tutor, line)).not.toMatch(VISITED),
  );
});

describe('what nobody feels', () => {
  const FACTS = [
    '我把画放在桌子上了。',
    '今天我坐了两个小时公共汽车。',
    '我的房间里有一张旧桌子。',
    '上个星期我修了一架钢琴。',
    '我们公司在设计一个图书馆。',
    '他每个星期都买同一本书。',
    '我爸爸每天四点出海。',
  ];
  it.each(across(FACTS))('is met without comfort, with %s: %s', (tutor, line) => {
    const tones = statementsIn(answerTo(tutor, line, '我在学校学习。')).map(toneOf);
    expect(tones).not.toContain('comfort');
  });
});

describe('one answer', () => {
  const MIXED = [
    '我妹妹要结婚了，可是我不能回去。',
    '我考试通过了，但是我的狗病了。',
    '昨天我哭了，今天我很高兴。',
    '牙掉了，不疼，哈哈！',
    '我迟到了，可是老板没生气。',
  ];
  it.each(across(MIXED))('never both comforts and rejoices, with %s: %s', (tutor, line) => {
    const tones = new Set(statementsIn(answerTo(tutor, line)).map(toneOf));
    expect(tones.has('comfort') && tones.has('joy')).toBe(false);
  });
});

describe('what was asked and answered', () => {
  const SLOTS = [/几口人|几个人|你家有谁|谁在家/u, /今天(?:高兴|好不好)|你高兴吗/u];
  const ANSWERS = ['四口人。', '四！', '爸爸、妈妈、弟弟和我。', '我很高兴。', '四个人，我说过了！'];
  it.each(ANSWERS)('is not asked again in other words: %s', (answer) => {
    const { say, first } = begin(settingWith('nainai'));
    const texts = [first.text];
    const told = [
      '我叫小安。',
      '我七岁。',
      '高兴！',
      '我喜欢玩球。',
      answer,
      answer,
      '好。',
      '我有猫。',
      answer,
    ];
    for (const text of told) texts.push(say(text).text);
    for (const slot of SLOTS) {
      const asked = texts.flatMap(questionsIn).filter((one) => slot.test(one));
      expect(asked.length).toBeLessThanOrEqual(2);
    }
  });
});
