// Who learns at the level of children may be grown up: nobody tells them to ask a grown-up, or what they will be.

import type { Profile } from '../../state/profile.ts';

/** Said to children. */
const CHILDISH =
  /什么颜色|喜欢玩什么|什么最好玩|大熊猫|小熊|玩具|几只|小朋友|宝贝|宝宝|好大了|又长大|一天天长大|长大(?:了|以后)?(?:想|要|做)|(?:告诉|问问|去找)(?:一个)?大人|问问爸爸妈妈|真乖/u;
const AGE = /^(?<tens>[二三四五六七八九])?(?<ten>十)?(?<ones>[六七八九])?/u;
/** In years. */
const GROWN = 16;

/** By their age, or by whom they have and what they do. */
export function isGrownUp({ age = [], partner = [], child = [], job = [] }: Profile): boolean {
  const told = age.at(-1);
  if (told !== undefined) return isGrownAt(told);
  return partner.length + child.length + job.length > 0;
}

function isGrownAt(age: string): boolean {
  const digits = /^\d+/u.exec(age)?.[0];
  if (digits !== undefined) return Number(digits) >= GROWN;
  const { tens, ten, ones } = AGE.exec(age)?.groups ?? {};
  return ten !== undefined && (tens !== undefined || ones !== undefined);
}

export function forChildren(text: string): boolean {
  return CHILDISH.test(text);
}
