// Titles whose words say what the thing is, and titles whose words would mislead.

import { expect, test } from 'vitest';
import { glossTitle } from './gloss-title.ts';

test.each([
  ['帆布鞋', '帆布鞋'],
  ['回力帆布鞋男款经典', '回力帆布鞋男款经典'],
  ['【官方旗舰店】2024新款 帆布鞋 包邮', '帆布鞋'],
  ['紫砂壶（手工）', '紫砂壶'],
  ['李宁跑步鞋 42码', '李宁跑步鞋 42码'],
])('%s', (title, phrase) => {
  expect(glossTitle(title)).toBe(phrase);
});

test.each([
  '连衣裙女 显瘦 气质 收腰 碎花 法式 长裙 茶歇',
  '复制这段话打开淘宝',
  '新疆长绒棉四件套全棉纯棉床单被套床笠款裸睡',
  'Canvas shoes',
  '包邮 新款',
])('%s is none', (title) => {
  expect(glossTitle(title)).toBeUndefined();
});
