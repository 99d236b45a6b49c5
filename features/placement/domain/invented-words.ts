// Words that do not exist, made of characters that learners of a band know: who knows them claims too much.

import type { Band } from './item.ts';

const EASY =
  '书天 饭学 茶年 钱水 门字 电米 飞菜 山问 店气 左学 月你 吃明 车白 雨热 话病 鱼衣 果飞 桌看 冷写 票北 读茶'.split(
    ' ',
  );
const MIDDLE =
  '温究 习慢 环急 决愿 普示 选信 经顾 解护 消功 预境 严织 合迟 检供 响服 变断 优解 参约 适象 结态 节确'.split(
    ' ',
  );
const HARD = '峻拟 贯弥 谨溯 衡炼 沉辨 维抑 隐缩 迫妥 障缓 承廉 颖措 赋荐 惕昂 毅淡 懈拓 赖恒 迹盼'.split(
  ' ',
);

/** None stands in our dictionary. */
export const INVENTED: ReadonlySet<string> = new Set([...EASY, ...MIDDLE, ...HARD]);

export function inventedFor(band: Band): readonly string[] {
  if (band <= 2) return EASY;
  return band <= 4 ? MIDDLE : HARD;
}
