// A text with questions as advanced learners have it.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const content = shippedContent();

function talkAt(level: string) {
  const found = tutorTalks(content).find(({ situation }) => situation.persona.level === level);
  if (found === undefined) throw new Error(`no tutor at ${level}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

const readings = content.talks.flatMap((talk) => talk.readings);
const readIn = (text: string) => readings.find((one) => text.includes(one.text.zh));

describe('a text with questions', () => {
  it('is read by request, its questions come one by one, and the talk goes on', () => {
    const { say } = talkAt('advanced');
    const first = say('给我看一篇文章，再问我几个问题吧');
    const open = readIn(first.text);
    if (open === undefined) throw new Error('no text');
    expect(first.text).toContain(open.questions[0]?.ask.zh);
    const second = say('不知道');
    expect(second.text).toContain(open.questions[0]?.answer.zh);
    expect(second.text).toContain(open.questions[1]?.ask.zh);
    const third = say(`我觉得是因为${open.questions[1]?.keys.split('|')[0]}`);
    expect(third).toMatchObject({ accepted: true });
    expect(third.text).not.toContain(open.questions[1]?.answer.zh);
    expect(third.text).toContain(open.questions[2]?.ask.zh);
    expect(say('我也不太清楚').text).toMatch(/读到这里.*？$/u);
  });

  it('what is said otherwise is not called wrong', () => {
    const { say } = talkAt('advanced');
    const open = readIn(say('我们来读一篇短文吧').text);
    const turn = say('这个镇上的天气常常很冷');
    expect(turn.text).toContain(open?.questions[0]?.answer.zh);
    expect(turn.text).not.toMatch(/不对|错/u);
  });

  it.each(['我不想读了，我们聊聊我的工作吧。', '停一下，我没想读这个', '别读了，说回刚才的事好吗？'])(
    'is left by who does not want it: %s',
    (said) => {
      const { say } = talkAt('advanced');
      const open = readIn(say('我们来读一篇短文吧').text);
      const turn = say(said);
      for (const { ask, answer } of open?.questions ?? []) {
        expect(turn.text).not.toContain(ask.zh);
        expect(turn.text).not.toContain(answer.zh);
      }
      expect(turn.memory.reading?.open).toBeUndefined();
    },
  );

  it.each([
    '我昨天看了一篇文章，问题很多',
    '这篇小说写得不错',
    '同事都来看我写的文章',
    '编辑要我改自己的文章',
  ])('is not what was told: %s', (told) => {
    expect(readIn(talkAt('advanced').say(told).text)).toBeUndefined();
  });

  it('is not for beginners', () => {
    expect(readIn(talkAt('beginner').say('我们来读一篇短文吧').text)).toBeUndefined();
  });
});
