import { expect, it } from 'vitest';
import { toldOfProfile } from './told-of-profile.ts';

it.each([
  [{ city: ['Olinda'] }, ['我住在Olinda。']],
  [{ job: ['厨师'] }, ['我是厨师。']],
  [{ job: ['I work in a bakery'] }, ['I work in a bakery.']],
  [{ age: ['四十岁'], country: ['巴西'] }, ['我四十岁。', '我是巴西人。']],
  [{ loss: ['外公'] }, ['我外公去世了。']],
  [{ loss: ['猫'] }, ['我的猫死了。']],
  [{ city: ['学校'] }, []],
  [{ health: ['你病了'], event: ['你考试了'], plan: ['你想搬家'] }, []],
])('%j', (profile, facts) => expect(toldOfProfile(undefined, { profile }, [])).toEqual(facts));

it('tells nothing twice', () => {
  expect(toldOfProfile({ profile: { job: ['厨师'] } }, { profile: { job: ['厨师'] } }, [])).toEqual([]);
  expect(toldOfProfile(undefined, { profile: { job: ['厨师'] } }, ['我是一个厨师。'])).toEqual([]);
});
