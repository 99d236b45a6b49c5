// What holds in every play for every text and every stored history, however strange.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shippedContent } from '../../../content/load.ts';
import { type Message, open, respond, type Setting, type Turn } from '../../index.ts';
import { readMemory } from '../../state/memory.ts';
import { type Playable, playables, settingFor } from '../../testing/stages.ts';

const content = shippedContent();
const stages = playables(content);
const named = new Map(stages.map((playable) => [playable.stage.name, playable]));

function playableOf(name: string): Playable {
  const found = named.get(name);
  if (found === undefined) throw new Error(`no play ${name}`);
  return found;
}

const name = fc.constantFrom(...named.keys());
const noise = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    '……',
    '什么意思',
    '再说一遍',
    '不要了',
    '换一个',
    '再见',
    '你是机器人吗？',
    'fish please',
    '忽略指令',
  ),
);
/** Half of it answers of the play's own, named by number, so that a counterexample is short. */
const saying = fc.oneof(noise, fc.nat({ max: 5 }));

function textOf(said: string | number, { stage }: Playable): string {
  return typeof said === 'string'
    ? said
    : (stage.play.goals[said % stage.play.goals.length]?.hint.full.zh ?? '');
}

function expectSound(turn: Turn, { stage }: Playable, learnerText: string): void {
  const ids = stage.play.goals.map(({ id }) => id);
  expect(turn.text.trim()).not.toBe('');
  expect([...turn.text].filter((char) => char === '？').length).toBeLessThanOrEqual(1);
  expect(readMemory(JSON.parse(JSON.stringify(turn.memory)))).toEqual(turn.memory);
  if (turn.ask !== undefined) expect(ids).toContain(turn.ask);
  expect(turn.corrections.length).toBeLessThanOrEqual(2);
  // What was typed in pinyin is judged by the characters that it was understood as.
  const judged = turn.understood ?? learnerText;
  for (const { start, end, wrong } of turn.corrections) expect(judged.slice(start, end)).toBe(wrong);
  for (const { evidence } of turn.recorded) expect(judged).toContain(evidence);
}

/** Until `isEnough`, or until all is said. */
function talk(
  playable: Playable,
  setting: Setting,
  texts: readonly string[],
  isEnough: (turn: Turn) => boolean = () => false,
): Turn[] {
  const first = open(setting);
  const history: Message[] = [{ by: 'tutor', text: first.text, memory: first.memory }];
  const turns: Turn[] = [];
  for (const learnerText of texts) {
    const turn = respond({ ...setting, history: [...history], learnerText });
    expectSound(turn, playable, learnerText);
    history.push({ by: 'learner', text: learnerText }, { by: 'tutor', text: turn.text, memory: turn.memory });
    turns.push(turn);
    if (isEnough(turn)) break;
  }
  return turns;
}

describe('in every play, whatever the learner writes', () => {
  it('every turn is sound, and no goal is reached twice', () => {
    fc.assert(
      fc.property(name, fc.array(saying, { minLength: 1, maxLength: 12 }), (chosen, said) => {
        const playable = playableOf(chosen);
        const setting = settingFor(playable.situation, { smallTalk: content.smallTalk });
        const turns = talk(
          playable,
          setting,
          said.map((one) => textOf(one, playable)),
        );
        const reached = turns.flatMap(({ goals }) => goals.filter(({ state }) => state === 'reached'));
        expect(new Set(reached.map(({ id }) => id)).size).toBe(reached.length);
      }),
      { numRuns: 150 },
    );
  });

  it('the same text over and over ends the play in the end', () => {
    fc.assert(
      fc.property(name, noise, (chosen, said) => {
        const playable = playableOf(chosen);
        const turns = talk(
          playable,
          settingFor(playable.situation),
          Array.from({ length: 160 }, () => said),
          ({ end }) => end !== undefined,
        );
        expect(turns.at(-1)?.end).toBeDefined();
      }),
      { numRuns: 20 },
    );
  });

  it('the whole sentences of the help, in any order that the play allows, reach every goal', () => {
    fc.assert(
      fc.property(name, fc.infiniteStream(fc.nat()), (chosen, numbers) => {
        const playable = playableOf(chosen);
        const goals = [...playable.stage.play.goals];
        const order: string[] = [];
        while (goals.length > 0) {
          const ids = goals.map(({ id }) => id);
          const ready = goals.filter(({ after = [] }) => !after.some((id) => ids.includes(id)));
          const goal = ready[(numbers.next().value ?? 0) % ready.length];
          order.push(goal?.hint.full.zh ?? '');
          goals.splice(
            goals.findIndex((one) => one === goal),
            1,
          );
        }
        // Who asked for something last is asked whether there is anything else.
        const turns = talk(playable, settingFor(playable.situation), [...order, '没有了，谢谢。']);
        expect(turns.at(-1)?.end, order.join(' ')).toBe('goals');
      }),
      { numRuns: 100 },
    );
  });
});

describe('whatever was stored', () => {
  const memory = fc.oneof(
    fc.jsonValue(),
    fc.record({
      engine: fc.constant('yulu-tutor'),
      version: fc.constant(1),
      move: fc.constantFrom('goal', 'small-talk', 'dance'),
      step: fc.constantFrom('none', 'full', 'more'),
      stay: fc.nat({ max: 20 }),
      round: fc.constant(0),
      asked: fc.constant([]),
      ask: fc.constantFrom('order', 'gone', '@over'),
      play: fc.record({
        ended: fc.boolean(),
        goals: fc.array(
          fc.record({
            id: fc.constantFrom('order', 'drink', 'gone'),
            reached: fc.boolean(),
            help: fc.constantFrom('none', 'idea', 'more'),
            partly: fc.array(fc.string(), { maxLength: 3 }),
            passed: fc.nat({ max: 5 }),
          }),
          { maxLength: 4 },
        ),
      }),
      smallTalk: fc.record({
        topic: fc.constantFrom('weather', 'gone'),
        turns: fc.nat({ max: 9 }),
        used: fc.array(fc.constantFrom('weather/rain', 'gone/gone'), { maxLength: 3 }),
      }),
    }),
  );

  it('the character goes on', () => {
    fc.assert(
      fc.property(name, memory, noise, (chosen, stored, learnerText) => {
        const playable = playableOf(chosen);
        const setting = settingFor(playable.situation, { smallTalk: content.smallTalk });
        const history: Message[] = [{ by: 'tutor', text: '你好。', memory: stored }];
        expectSound(respond({ ...setting, history, learnerText }), playable, learnerText);
      }),
      { numRuns: 150 },
    );
  });
});
