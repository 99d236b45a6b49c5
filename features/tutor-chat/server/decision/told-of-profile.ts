// What a turn adds to what its talk knows of the learner, as sentences in their words: told in whatever language.

import type { Memory } from '../../../../tutor-engine/index.ts';

type Known = Pick<Memory, 'profile'> | undefined;
type Slot = keyof NonNullable<Memory['profile']>;

const HANZI = /^\p{Script=Han}+$/u;
/** A sentence of the learner's own: I work in a bank. */
const SENTENCE = /\s/u;
const PETS = /[狗猫鸟鱼兔龟鼠鹦]/u;

/** 家 and 学校 are no towns. */
const NO_TOWN = /家|校|镇|村|楼|舍|中心|公寓|城市|城里|市区|郊|房|海边|山|店/u;

/** How each is told; health, feelings and plans are told to their talk alone. */
const SENTENCES: Partial<Readonly<Record<Slot, (value: string) => string>>> = {
  age: (value) => `我${value}。`,
  city: (value) => `我住在${value}。`,
  country: (value) => (HANZI.test(value) ? `我是${value}人。` : `我来自${value}。`),
  job: (value) =>
    HANZI.test(value)
      ? value.startsWith('你')
        ? `${value.replaceAll('你', '我')}。`
        : `我是${value}。`
      : SENTENCE.test(value)
        ? `${value}.`
        : `我的工作是${value}。`,
  pet: (value) => `我家有${value}。`,
  loss: (value) => (PETS.test(value) ? `我的${value}死了。` : `我${value}去世了。`),
};

/** Nothing is told twice: `besides` are the facts that were found in the text itself. */
export function toldOfProfile(before: Known, after: Known, besides: readonly string[]): string[] {
  // The keys of an object of ours.
  const slots = Object.keys(SENTENCES) as Slot[];
  return slots.flatMap((slot) => {
    const value = after?.profile?.[slot]?.at(-1);
    if (value === undefined || before?.profile?.[slot]?.includes(value) === true) return [];
    if (slot === 'city' && NO_TOWN.test(value)) return [];
    const bare = value.replaceAll('你', '我');
    if (besides.some((fact) => fact.includes(bare) && (slot !== 'loss' || /去世|死/u.test(fact)))) return [];
    return SENTENCES[slot]?.(value) ?? [];
  });
}
