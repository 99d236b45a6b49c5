// A goal is done by who does it: nobody has ordered what they ask about, quote, suppose or have not decided on.

import { expect, it } from 'vitest';
import { begin, playables, settingFor } from '../../../testing/stages.ts';

const stages = playables();

/** What gets each goal done that is done by saying something, where that is one clause. */
const DOING = stages.flatMap((playable) =>
  playable.stage.play.goals.flatMap((goal) => {
    const said = goal.hint.full.zh.replace(/[。！]$/u, '');
    const isPlain = !/[，。！？{]/u.test(said) && !/问|请|帮|听/u.test(goal.goal.zh);
    return isPlain ? [{ playable, goal, said }] : [];
  }),
);

/** Whether the goal is done by a text that comes when it is asked for. */
function isDone({ playable, goal }: (typeof DOING)[number], text: string): boolean {
  const { say } = begin(settingFor(playable.situation));
  const { goals } = playable.stage.play;
  for (const before of goals.slice(0, goals.indexOf(goal))) say(before.hint.full.zh);
  return say(text).goals.some(({ id, state }) => id === goal.id && state === 'reached');
}

const namesOf = (all: typeof DOING) => all.map(({ playable, goal }) => `${playable.stage.name}/${goal.id}`);

it('what a learner says themself gets it done', () => {
  expect(namesOf(DOING.filter((one) => !isDone(one, `${one.said}。`)))).toEqual([]);
});

it.each<readonly [string, (said: string) => string]>([
  ['asks how to say it', (said) => `怎么说“${said}”？`],
  ['asks whether to say it', (said) => `我需要说“${said}”吗？`],
  ['tells what a friend said', (said) => `我朋友昨天说：${said}。`],
  ['asks what would be', (said) => `如果${said}，会怎么样？`],
])('who %s has not done it', (_, as) => {
  expect(namesOf(DOING.filter((one) => isDone(one, as(one.said))))).toEqual([]);
});

const SAID: readonly (readonly [string, string, readonly string[], string])[] = [
  ['restaurant/noodles', 'order', [], '我还没决定要不要一碗牛肉面。'],
  ['restaurant/noodles', 'order', [], '我要一碗牛肉面吗？'],
  ['shopping/fruit-stall', 'fruit', [], '我什么时候可以买两斤苹果？'],
  ['shopping/fruit-stall', 'fruit', [], '为什么大家都要买苹果？'],
  ['hospital/stomach', 'symptom', [], '要是我肚子疼，可以不吃药吗？'],
];
it.each(SAID)('%s: %s is not done by %s%s', (name, id, before, text) => {
  const playable = stages.find(({ stage }) => stage.name === name);
  if (playable === undefined) throw new Error(`no ${name}`);
  const { say } = begin(settingFor(playable.situation));
  for (const one of before) say(one);
  expect(say(text).goals.map((goal) => goal.id)).not.toContain(id);
});

it.each([
  ['leo', /Leo/u],
  ['I’m Leo!', /Leo/u],
  ['me chamo ana', /Ana/u],
])('%s is a name where a child asks for it', (text, named) => {
  const playable = stages.find(({ stage }) => stage.name === 'neighbour-child');
  if (playable === undefined) throw new Error('no child');
  const { say } = begin(settingFor(playable.situation));
  const reply = say(text);
  expect(reply.text).toMatch(named);
  expect(reply.goals.map(({ id, state }) => `${id} ${state}`)).toEqual(['name reached']);
});

it.each(['dog', 'I am tired', 'i am ten', 'yes', 'hello', 'wo bu zhidao', '我是狮子座。', '我不知道。'])(
  '%s is no name',
  (text) => {
    const playable = stages.find(({ stage }) => stage.name === 'neighbour-child');
    if (playable === undefined) throw new Error('no child');
    const { say } = begin(settingFor(playable.situation));
    expect(say(text).goals.map(({ id }) => id)).not.toContain('name');
  },
);
