// Whatever anybody asks where a play takes place is answered by what is so there: every role and scene, each kind of question.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { MANNERS, SHAPES, type Shape } from '../../../content/schema/talks/manner.ts';
import { type Ask, WORLD_KINDS, type WorldKind } from '../../../content/schema/talks/play-world.ts';
import { ASKED_IN_PLAYS } from '../../testing/asked-in-plays.ts';
import { begin, type Playable, playables, settingFor } from '../../testing/stages.ts';
import { saysIt } from './hearing/asked/asks.ts';
import { numeral } from './world/bill.ts';

const content = shippedContent();
const all = playables(content);

function talkIn({ situation }: Playable) {
  return begin(settingFor(situation, { smallTalk: content.smallTalk }));
}

function named(name: string): Playable {
  const found = all.find(({ stage }) => stage.name === name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return found;
}

/** What is said where nobody knows the answer, or only wants to say something. */
const TAKES_NOTE: readonly Shape[] = ['more', 'told', 'good', 'sad', 'order', 'confirm', 'may', 'request'];

function dodgesOf(kind: WorldKind): RegExp[] {
  const [talk] = content.talks;
  const manners = MANNERS.flatMap((manner) =>
    SHAPES.flatMap((shape) => (TAKES_NOTE.includes(shape) ? [] : (talk?.inManner?.[manner][shape] ?? []))),
  );
  const anybody = SHAPES.flatMap((shape) =>
    TAKES_NOTE.includes(shape) ? [] : (talk?.inManner?.anybody[shape] ?? []),
  );
  const world = talk?.worlds?.kinds[kind];
  const lines = [...manners, ...anybody, ...(world?.unknown ?? []), ...(world?.elsewhere ?? [])];
  return lines.map(({ zh }) => new RegExp(zh.replace('{word}', '.{1,8}'), 'u'));
}

/** The answer without the question that the character goes on with. */
function answerIn(text: string, { stage }: Playable): string {
  const asked = stage.play.goals.flatMap(({ ask, again }) => [ask.zh, again.zh]);
  return asked.reduce((left, one) => left.replace(one, ''), text);
}

const BY_ITS_WORDS: readonly Ask[] = ['price', 'duration', 'time', 'place', 'count', 'who'];

describe('in every play', () => {
  it.each(WORLD_KINDS)('each kind of question is answered by an answer of its kind: %s', (kind) => {
    const dodges = dodgesOf(kind);
    const own = all.filter(({ stage }) => stage.play.world?.kind === kind);
    expect(own.length).toBeGreaterThan(0);
    for (const playable of own)
      for (const [asked, after] of ASKED_IN_PLAYS[kind]) {
        const text = answerIn(talkIn(playable).say(asked).text, playable);
        const where = `${playable.stage.name}: ${asked} → ${text}`;
        expect(text.trim(), where).not.toBe('');
        expect(dodges.filter((dodge) => dodge.test(text)).map(String), where).toEqual([]);
        if (BY_ITS_WORDS.includes(after)) expect(saysIt(after, text), where).toBe(true);
      }
  });

  it('two questions of one message are both answered, in their order', () => {
    for (const playable of all) {
      const kind = playable.stage.play.world?.kind;
      if (kind === undefined || kind === 'kids' || kind === 'past') continue;
      const [first = '', second = ''] = [1, 4].map((at) => ASKED_IN_PLAYS[kind][at]?.[0]);
      const one = answerIn(talkIn(playable).say(first).text, playable);
      const two = answerIn(talkIn(playable).say(second).text, playable);
      const both = answerIn(talkIn(playable).say(`${first}${second}`).text, playable);
      const where = `${playable.stage.name}: ${first}${second} → ${both}`;
      if (one === two) continue;
      expect(both.length, where).toBeGreaterThan(Math.max(one.length, two.length) - 1);
    }
  });

  it('nobody answers the same question word for word at once', () => {
    for (const playable of all) {
      const kind = playable.stage.play.world?.kind;
      const [asked] = (kind && ASKED_IN_PLAYS[kind][0]) ?? [''];
      const { say } = talkIn(playable);
      const texts = [say(asked).text, say(asked).text];
      expect(texts[0], `${playable.stage.name}: ${asked}`).not.toBe(texts[1]);
    }
  });
});

describe('a price', () => {
  const priced = all.flatMap((playable) =>
    Object.values(playable.stage.play.words)
      .flat()
      .flatMap(({ zh, price }) => (price === undefined || price === 0 ? [] : [{ playable, zh, price }])),
  );

  it('is the same whenever it is asked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...priced), fc.array(fc.nat(), { maxLength: 3 }), (one, numbers) => {
        const { playable, zh, price } = one;
        const { say } = talkIn(playable);
        const kind = playable.stage.play.world?.kind ?? 'eatery';
        for (const number of numbers)
          say(ASKED_IN_PLAYS[kind][number % ASKED_IN_PLAYS[kind].length]?.[0] ?? '');
        expect(say(`${zh}多少钱？`).text).toContain(`${numeral(price)}块`);
      }),
      { numRuns: 60 },
    );
  });

  it('goes by the size, and the bill by the one that was chosen', () => {
    const { say } = talkIn(named('restaurant/noodles'));
    expect(say('牛肉面大碗多少钱，小碗多少钱？').text).toMatch(
      /小碗.*二十二块.*大碗二十五块|大碗.*二十五块.*二十二块/u,
    );
    say('我要一碗牛肉面，大碗的。');
    say('我喝可乐。');
    expect(say('一共多少钱？').text).toContain('三十块');
    expect(say('怎么三十了？你刚才说二十五块！').text).toMatch(/牛肉面二十五块.*可乐五块.*三十块/u);
  });

  it('is compared where it is asked which is less', () => {
    expect(talkIn(named('fruit-seller')).say('苹果和桃子哪个便宜？').text).toMatch(
      /苹果便宜，六块，桃子八块/u,
    );
  });
});

describe('a wish', () => {
  it('is named again, beside what was ordered', () => {
    const { say } = talkIn(named('waiter'));
    const { text } = say('我要牛肉和豆腐，不要辣椒，快一点儿，我赶时间。');
    expect(text).toContain('辣椒');
    expect(text).toMatch(/快/u);
  });

  it('orders what was left out: 桃子太贵了，我要三斤', () => {
    const { say } = talkIn(named('fruit-seller'));
    say('送朋友的。');
    expect(say('桃子多少钱一斤？我要三斤。').goals).toContainEqual(
      expect.objectContaining({ id: 'choose', state: 'reached' }),
    );
  });
});

describe('after the goals', () => {
  it('a character answers until the learner leaves', () => {
    const { say } = talkIn(named('hotel-clerk'));
    for (const text of ['我订了房间。', '我住两天。', '给你护照。', '早饭几点？']) say(text);
    for (const text of ['可以带狗吗？', '能洗衣服吗？', '押金多少？', '朋友可以来吗？', '几点退房？'])
      expect(say(text).end, text).toBeUndefined();
    expect(say('没有了，谢谢，再见！').end).toBeDefined();
  });
});
