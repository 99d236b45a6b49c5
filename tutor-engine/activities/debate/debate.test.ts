// A debate as advanced learners have it: the tutor keeps to the other side.

import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { begin, settingFor, tutorTalks } from '../../testing/stages.ts';

const content = shippedContent();
const debates = content.talks.flatMap((talk) => talk.debates);
const openIn = (text: string) => {
  const open = debates.find(({ motion }) => text.includes(motion.zh));
  if (open === undefined) throw new Error(`no motion in ${text}`);
  return open;
};

function talkAt(level: string) {
  const found = tutorTalks(content).find(({ situation }) => situation.persona.level === level);
  if (found === undefined) throw new Error(`no tutor at ${level}`);
  return begin(settingFor(found.situation, { smallTalk: content.smallTalk }));
}

describe('a debate', () => {
  it.each([
    ['我支持', 'no'],
    ['我反对', 'yes'],
  ] as const)('%s: the tutor takes the other side for three rounds, and the talk goes on', (chosen, side) => {
    const { say } = talkAt('advanced');
    const open = openIn(say('我们来辩论吧').text);
    const [first, second, third] = open.sides[side].arguments;
    expect(say(chosen).text).toContain(first?.zh);
    expect(say('我完全不这样想').text).toContain(second?.zh);
    const [known] = open.sides[side].replies;
    const answered = say(`我认为${known?.keys.split('|')[0]}更重要`);
    expect(answered.text).toContain(known?.reply.zh);
    expect(answered.text).toContain(third?.zh);
    expect(say('我还是坚持我的看法').text).toMatch(/打平.*？$/u);
  });

  it('asks once for a side, and then leaves it', () => {
    const { say } = talkAt('advanced');
    const open = openIn(say('我想跟你辩论').text);
    expect(say('今天天气很好').text).toContain(open.motion.zh);
    expect(say('昨天天气也很好').text).not.toContain(open.motion.zh);
  });

  it('does not repeat a reply to the same word', () => {
    const { say } = talkAt('advanced');
    const open = openIn(say('我们来辩论吧').text);
    say('我支持');
    const [known] = open.sides.no.replies;
    const word = known?.keys.split('|')[0];
    expect(say(`我认为${word}更重要`).text).toContain(known?.reply.zh);
    expect(say(`还是${word}最重要`).text).not.toContain(known?.reply.zh);
  });
});
