// The game of idioms as advanced learners have it.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const content = shippedContent();

function talkAt(level: string) {
  const found = tutorTalks(content).find(({ situation }) => situation.persona.level === level);
  if (found === undefined) throw new Error(`no tutor at ${level}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

const idioms = content.talks.flatMap((talk) => talk.idioms);
const openIn = (text: string) => idioms.find((each) => text.includes(each.case.zh));
const askedIn = (text: string) => {
  const open = openIn(text);
  if (open === undefined) throw new Error(`no case in ${text}`);
  return open;
};

describe('the game of idioms', () => {
  it('begins by request, tells three cases, says why each idiom fits, and goes back to the talk', () => {
    const { say } = talkAt('advanced');
    let { text } = say('我们玩成语游戏吧！');
    for (let round = 0; round < 3; round += 1) {
      const open = askedIn(text);
      const turn = say(`是不是${open.idiom.zh}？`);
      expect(turn.text).toContain(open.why.zh);
      text = turn.text;
    }
    expect(openIn(text)).toBeUndefined();
    expect(text).toMatch(/？$/u);
  });

  it('helps in two steps, of which the second offers the right one, and then tells', () => {
    const { say } = talkAt('advanced');
    const open = askedIn(say('来玩成语吧').text);
    expect(say('我不知道').text).toContain(open.hint.zh);
    expect(say('想不出来').text).toContain(open.idiom.zh);
    expect(say('还是不会').text).toContain(open.why.zh);
  });

  it('takes another idiom for a try, and whoever speaks of something else out of it', () => {
    const { say } = talkAt('advanced');
    const open = askedIn(say('猜成语').text);
    const other = idioms.find(({ id }) => id !== open.id);
    expect(say(other?.idiom.zh ?? '').text).toContain(open.hint.zh);
    const left = say('说实话，我今天心情不太好，因为我和一个老朋友为了钱的事吵了一架。');
    expect(openIn(left.text)).toBeUndefined();
    expect(left.text).not.toContain(open.idiom.zh);
  });

  it('does not take for said what is denied', () => {
    const { say } = talkAt('advanced');
    const open = askedIn(say('猜成语').text);
    expect(say(`应该不是${open.idiom.zh}吧`).text).not.toContain(open.why.zh);
    expect(say(`是不是${open.idiom.zh}？`).text).toContain(open.why.zh);
  });

  it('ends the text that was being read, which is not asked about afterwards', () => {
    const { say } = talkAt('advanced');
    const texts = content.talks.flatMap((talk) => talk.readings);
    const isAsked = (text: string) =>
      texts.some(({ questions }) => questions.some(({ ask }) => text.includes(ask.zh)));
    expect(isAsked(say('我想读一篇短文').text)).toBe(true);
    let { text } = say('我们玩成语游戏吧！');
    for (let round = 0; round < 3; round += 1) text = say(askedIn(text).idiom.zh).text;
    expect(isAsked(text)).toBe(false);
    expect(isAsked(say('好的').text)).toBe(false);
  });

  it('is not begun at levels without idioms', () => {
    expect(openIn(talkAt('beginner').say('我们玩成语游戏吧！').text)).toBeUndefined();
  });
});
