// Things for the pictures by which recognition is tuned.

import type { Product } from '../drawing.ts';

export const PRODUCTS: readonly [Product, ...Product[]] = [
  { noun: '帆布鞋', title: '【官方正品】回力帆布鞋女2026新款百搭小白鞋学生透气板鞋', yuan: [69, 199] },
  { noun: '保温杯', title: '不锈钢保温杯大容量便携水杯男女学生车载杯子定制刻字', yuan: [29, 129] },
  { noun: '汉服', title: '明制汉服女马面裙套装新中式国风春秋款日常改良', yuan: [159, 599] },
  { noun: '茶具', title: '景德镇青花瓷功夫茶具套装家用客厅泡茶壶盖碗礼盒装', yuan: [88, 688] },
  { noun: '蓝牙耳机', title: '真无线蓝牙耳机主动降噪超长续航入耳式运动跑步专用', yuan: [59, 499] },
  { noun: '毛笔', title: '善琏湖笔狼毫毛笔初学者书法套装中楷小楷专业级', yuan: [15, 168] },
  { noun: '双肩包', title: '大容量双肩包男电脑背包旅行大学生书包女防水', yuan: [79, 329] },
  { noun: '手机壳', title: '适用苹果17手机壳磁吸透明防摔超薄全包ProMax', yuan: [9, 89] },
  { noun: '积木', title: '儿童积木拼装玩具益智男孩生日礼物航天火箭模型大颗粒', yuan: [39, 269] },
  { noun: '羽绒服', title: '轻薄羽绒服女短款白鸭绒立领冬季外套显瘦', yuan: [199, 899] },
  { noun: '电饭煲', title: '智能电饭煲家用多功能小型2升迷你预约电饭锅', yuan: [129, 459] },
  { noun: '雨伞', title: '全自动雨伞折叠晴雨两用防晒防紫外线加大加固', yuan: [19, 99] },
  { noun: '辣椒酱', title: '贵州特产油辣椒酱拌饭下饭酱香辣脆280g瓶装', yuan: [9, 49] },
  { noun: '字帖', title: '成人行书字帖练字专用硬笔书法临摹练习本速成', yuan: [8, 59] },
  { noun: '台灯', title: '护眼台灯学生学习专用书桌LED充电插电两用国AA级', yuan: [49, 329] },
  { noun: '旗袍', title: '改良旗袍连衣裙年轻款复古盘扣优雅气质修身', yuan: [129, 499] },
  { noun: '葫芦丝', title: '云南葫芦丝初学者成人儿童C调降B调专业演奏乐器', yuan: [58, 398] },
  { noun: '口红', title: '国风雕花口红哑光显白不沾杯正红色送女友礼盒', yuan: [39, 219] },
];
