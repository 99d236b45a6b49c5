// Things for the pictures that judge; none of them is among those by which rules are tuned.

import type { Product } from '../drawing.ts';

export const THINGS: readonly [Product, ...Product[]] = [
  { noun: '运动鞋', title: '安踏运动鞋男鞋2026秋季新款减震跑步透气网面', yuan: [139, 459] },
  { noun: '围巾', title: '纯羊绒围巾女冬季加厚保暖披肩两用格子百搭', yuan: [49, 359] },
  { noun: '紫砂壶', title: '宜兴紫砂壶纯手工西施壶泡茶壶家用原矿朱泥', yuan: [98, 880] },
  { noun: '键盘', title: '机械键盘三模无线客制化热插拔电竞游戏办公87键', yuan: [89, 599] },
  { noun: '行李箱', title: '行李箱铝框拉杆箱20寸登机箱结实耐用密码箱', yuan: [129, 569] },
  { noun: '拼图', title: '成人拼图1000片木质清明上河图减压装饰画', yuan: [25, 139] },
  { noun: '面膜', title: '玻尿酸补水面膜保湿提亮收缩毛孔30片装', yuan: [29, 199] },
  { noun: '词典', title: '现代汉语词典第七版商务印书馆正版学生工具书', yuan: [45, 119] },
  { noun: '二胡', title: '苏州二胡乐器专业演奏级黑檀木初学者入门考级', yuan: [268, 1980] },
  { noun: '毛衣', title: '圆领毛衣男秋冬针织衫宽松纯棉打底内搭', yuan: [69, 299] },
  { noun: '坚果', title: '每日坚果混合装健康零食大礼包孕妇儿童30包', yuan: [39, 139] },
  { noun: '花瓶', title: '景德镇陶瓷花瓶客厅插花摆件新中式水养干花', yuan: [29, 259] },
];
