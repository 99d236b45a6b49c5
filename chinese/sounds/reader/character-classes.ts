/** Groups the small words of Chinese by what they do, so that 三只 teaches the model something about 五只. */

/** One group a line; a character belongs to the first that has it. */
const GROUPS = [
  '0123456789０１２３４５６７８９一二三四五六七八九十百千万亿两几半数',
  '这那哪每某各该此',
  '我你他她它们咱您谁自',
  '很太真更最挺极较越多好够特超',
  '也都就才又再还总只先必常已刚正',
  '不没别未无非',
  '能会要想可应该愿敢肯须',
  '了过',
  '着',
  '的之',
  '地得',
  '把被给对为向往跟和与同在从到比替帮让叫请使令',
  '吗呢吧啊呀啦嘛哦',
  '来去上下起出进回开住完掉',
  '里外前后中内间旁边',
  '点些下次遍回趟会儿',
  '大小高低新老',
  '是有',
];

const groupOf = new Uint8Array(65536);
GROUPS.forEach((group, index) => {
  for (const character of group) groupOf[character.charCodeAt(0)] ||= index + 1;
});

/** The number of the group of a code unit, 0 where it is in none. */
export function groupOfUnit(unit: number): number {
  return groupOf[unit] ?? 0;
}
