// What is glossed of a text that names shops and people.

import { expect, test } from 'vitest';
import { withoutNames } from './without-names.ts';

const SAID: readonly (readonly [text: string, known: readonly string[], said: string])[] = [
  ['已在云朵小屋旗舰店下单', [], '已在|下单'],
  ['卖家“小熊维尼”说没货了', [], '卖家|说没货了'],
  ['云朵小屋说明天发货', ['云朵小屋'], '说明天发货'],
  ['王师傅明天送到仓库', [], '明天送到仓库'],
  ['跟李小姐确认过尺码', [], '跟|确认过尺码'],
  ['小王已经收到', [], '已经收到'],
  ['收件人：安娜，请核对地址', [], '收件人：|，请核对地址'],
  ['回力帆布鞋', [], '帆布鞋'],
  ['没有42码的白色', [], '没有|的白色'],
  ['纯棉T恤 黑色 L码', [], '纯棉T恤 黑色 '],
  // Words that only look like names.
  ['小米手机没货', [], '小米手机没货'],
  ['老师推荐的茶杯', [], '老师推荐的茶杯'],
  ['商店里的杯子很小', [], '商店里的杯子很小'],
  ['这家小店没有货', [], '这家小店没有货'],
  ['黄色的包没有了，要白色吗', [], '黄色的包没有了，要白色吗'],
  ['总共三件，马上发货', [], '总共三件，马上发货'],
];

test.each(SAID)('%s', (text, known, said) => {
  expect(withoutNames(text, known).join('|')).toBe(said);
});
