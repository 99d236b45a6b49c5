import { describe, expect, it } from 'vitest';
import { strokeModel } from '../node/stroke-models.ts';
import { judgeAmong, judgeWriting, lookAlikesOf, type ModelCharacter, type PenStroke } from './index.ts';
import { measureWriting } from './testing/measure-writing.ts';
import { COMMON_HAND } from './testing/write-by-hand.ts';

/** With and without look-alikes, of one stroke and of nineteen. */
const SAMPLE = Array.from('一人入八大太未末土士己日曰目干王我你们好谢请老师中国学生银行习喜欢赢藏警');

function model(character: string): ModelCharacter {
  const found = strokeModel(character);
  if (!found) throw new Error(`No strokes of ${character}.`);
  return found;
}

/** Written as it is printed, in a square of 200. */
const printed = (character: string): PenStroke[] =>
  model(character).medians.map((median, place) =>
    median.map(([x = 0, y = 0], index) => ({ x: x / 5, y: (900 - y) / 5, t: place * 900 + index * 50 })),
  );

const judge = (writing: readonly PenStroke[], character: string) =>
  judgeWriting(writing, model(character), lookAlikesOf(character).map(model));

describe('the judge of handwriting', () => {
  it('takes every character for itself, in any box', () => {
    for (const character of SAMPLE) {
      const away = printed(character).map((stroke) =>
        stroke.map(({ x, y, t }) => ({ x: 7 * x - 3000, y: 7 * y + 12, t })),
      );
      expect(judge(away, character), character).toMatchObject({ verdict: 'right', faults: [] });
    }
  });

  it('tells which two strokes have changed places, and lets the character stand', () => {
    const [first = [], second = [], ...rest] = printed('土');
    expect(judge([second, first, ...rest], '土')).toMatchObject({
      verdict: 'remarks',
      faults: [{ kind: 'swapped', strokes: [0, 1] }],
      strokes: [1, 0, 2],
    });
  });

  it('tells a stroke that came too early', () => {
    const strokes = printed('国');
    const last = strokes.at(-1) ?? [];
    expect(judge([last, ...strokes.slice(0, -1)], '国')).toMatchObject({
      verdict: 'remarks',
      faults: [{ kind: 'order', stroke: 7, written: 0, when: 'early' }],
    });
  });

  it('tells a stroke that was drawn from its end', () => {
    const [first = [], ...rest] = printed('大');
    expect(judge([first.toReversed(), ...rest], '大')).toMatchObject({
      verdict: 'remarks',
      faults: [{ kind: 'direction', stroke: 0, written: 0 }],
    });
  });

  it('names the look-alike that was written, also where a stroke lacks', () => {
    expect(judge(printed('末'), '未')).toMatchObject({
      verdict: 'wrong',
      lookAlike: '末',
      telling: [0, 1],
    });
    expect(judge(printed('士'), '土')).toMatchObject({ verdict: 'wrong', lookAlike: '士' });
    expect(judge(printed('曰'), '日')).toMatchObject({ verdict: 'wrong', lookAlike: '曰' });
    expect(judge(printed('大'), '太')).toMatchObject({
      verdict: 'wrong',
      lookAlike: '大',
      faults: [{ kind: 'missing', stroke: 3 }],
    });
  });

  it('names another character that was written, though it looks nothing like it', () => {
    const others = Array.from('口大小女子马也上下工土士未末人八山千月日').map(model);
    const among = (writing: readonly PenStroke[], character: string) =>
      judgeAmong(writing, model(character), { lookAlikes: lookAlikesOf(character).map(model), others });
    for (const [written, meant] of ['口山', '女山', '也口', '月日', '八人'].map((pair) => Array.from(pair)))
      expect(among(printed(written ?? ''), meant ?? ''), `${written} for ${meant}`).toMatchObject({
        verdict: 'wrong',
        lookAlike: written,
        faults: [],
      });
    // What is only written badly is no other character.
    const [first = [], ...rest] = printed('山');
    expect(among([first.map((point) => ({ ...point, x: point.x + 40 })), ...rest], '山').lookAlike).toBe(
      undefined,
    );
    expect(among(printed('山'), '山').verdict).toBe('right');
  });

  it('is not sure between two look-alikes', () => {
    const [long, short] = [printed('末'), printed('未')];
    const between = long.map((stroke, place) =>
      stroke.map((point, index) => {
        const other = short[place]?.[Math.min(index, (short[place]?.length ?? 1) - 1)] ?? point;
        const share = 0.58;
        return { ...point, x: share * point.x + (1 - share) * other.x, y: (point.y + other.y) / 2 };
      }),
    );
    expect(judge(between, '未').verdict).toBe('unsure');
  });

  it('does not guess at a scribble, and finds everything missing where nothing is', () => {
    const scribble = [
      Array.from({ length: 60 }, (_, at) => ({ x: 90 * Math.sin(at), y: 90 * Math.cos(1.3 * at), t: at })),
    ];
    expect(judge(scribble, '谢').verdict).toBe('unsure');
    expect(judge([], '八').faults).toEqual([
      { kind: 'missing', stroke: 0 },
      { kind: 'missing', stroke: 1 },
    ]);
  });

  it('overlooks a finger that brushed the glass', () => {
    const brushed = [{ x: 10, y: 10, t: 0 }];
    expect(judge([brushed, ...printed('我')], '我')).toMatchObject({
      verdict: 'right',
      strokes: [undefined, 0, 1, 2, 3, 4, 5, 6],
    });
  });

  it('shows where the strokes belong, beside what was written', () => {
    const writing = printed('三').slice(0, 2);
    const { model: laid, faults } = judgeWriting(writing, model('三'), []);
    expect(faults).toEqual([{ kind: 'missing', stroke: 2 }]);
    expect(laid[2]?.[0]?.y).toBeGreaterThan(Math.max(...writing.flat().map(({ y }) => y)));
  });

  it('accepts uneven hands, and finds and names what is wrong', () => {
    const measured = measureWriting({
      characters: SAMPLE,
      modelOf: strokeModel,
      writings: 3,
      seed: 20_261_123,
      hand: COMMON_HAND,
      now: () => 0,
    });
    const share = (count: number, { tried }: { readonly tried: number }) => count / tried;
    const found = Object.values(measured.spoilt).map((tally) => share(tally.found, tally));
    const { right, lookAlike, spoilt } = measured;
    expect(share(right.found, right), measured.misses.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(share(lookAlike.found, lookAlike)).toBeGreaterThanOrEqual(0.9);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(0.9);
    for (const kind of ['order', 'swapped', 'direction', 'missing', 'extra'] as const) {
      expect(share(spoilt[kind].found, spoilt[kind]), kind).toBeGreaterThanOrEqual(0.95);
      expect(share(spoilt[kind].named, spoilt[kind]), kind).toBeGreaterThanOrEqual(0.9);
    }
  });
});
