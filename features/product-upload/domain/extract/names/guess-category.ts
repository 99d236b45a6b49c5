// Guesses from its name what kind of thing it is; the last word that fits counts, since Chinese names end in their noun.

import type { ItemCategory } from '../../../../global-services/domain/index.ts';
import { guessLatin } from './guess-latin-category.ts';

const WORDS: readonly (readonly [Exclude<ItemCategory, 'other'>, RegExp])[] = [
  ['shoes', /鞋|靴|拖鞋|凉鞋/gu],
  ['phone-accessories', /手机壳|手机套|保护[壳套膜]|数据线|充电线|充电头|钢化膜|手机膜|手机支架|自拍杆/gu],
  [
    'electronics',
    /耳机|充电宝|移动电源|音箱|音响|键盘|鼠标|手表|手环|相机|平板|手机(?!壳|套|膜|支架)|电脑|台灯|电池|剃须刀|吹风机|电动牙刷|路由器|U盘|硬盘|投影仪|加湿器|风扇/gu,
  ],
  [
    'clothing',
    /衣|裙|裤|衫|T恤|外套|夹克|风衣|毛衣|卫衣|旗袍|汉服|马面裙|羽绒服|西装|睡衣|马甲|背心|帽|围巾|披肩/gu,
  ],
  ['small-clothing', /袜|内衣|内裤|手套|领带|丝巾|口水巾|头巾|鞋带|鞋垫/gu],
  ['bags', /背包|双肩包|书包|挎包|手提包|钱包|行李箱|拉杆箱|旅行箱|帆布包|托特包|腰包|卡包/gu],
  ['jewellery', /项链|耳环|耳钉|戒指|手链|手镯|吊坠|发簪|发夹|胸针|珍珠|玉佩/gu],
  [
    'cosmetics',
    /口红|唇釉|面膜|精华|乳液|面霜|粉底|眼影|腮红|香水|洗面奶|洁面|护手霜|防晒|卸妆|眉笔|化妆|身体乳|沐浴露|洗发水/gu,
  ],
  ['health', /药|维生素|口罩|体温计|膏药|血压计|艾灸|按摩|筋膜枪|保健/gu],
  [
    'food',
    /茶叶|普洱|铁观音|龙井|茶(?!具|杯|壶|几|盘|盏|台|漏|巾|花|色|桌|叶|罐|包)|零食|饼干|糖|巧克力|坚果|月饼|辣酱|火锅底料|螺蛳粉|面条|酱油|枣|咖啡(?!杯|机)|牛肉干|奶粉|糕|蜂蜜|调料|辣条/gu,
  ],
  // A tin is what it is named for, unless it only says how something is packed.
  [
    'kitchen',
    /(?<![\d一二两三四五六几每])罐(?!头|装)|茶叶盒(?!装)|茶具|茶杯|茶壶|水杯|保温杯|杯|锅|碗|筷|盘子|餐具|刀具|菜刀|砧板|饭盒|咖啡机|水壶|盖碗/gu,
  ],
  ['books', /图书|书籍|教材|小说|绘本|词典|字典|字帖|练习册|漫画|课本|(?:全|套|本)书/gu],
  ['stationery', /毛笔|钢笔|中性笔|笔记本(?!电脑)|文具|墨水|宣纸|砚台|书签|贴纸|胶带|便签|手账|印章/gu],
  ['toys', /玩具|积木|拼图|娃娃|公仔|手办|盲盒|毛绒|模型|魔方|遥控车|桌游|麻将/gu],
  ['sports', /羽毛球|乒乓球|篮球|足球|瑜伽|跳绳|哑铃|帐篷|登山|钓鱼|护膝|泳镜|泳衣|球拍|太极剑|健身/gu],
  ['instruments', /古筝|二胡|琵琶|笛子|竹笛|葫芦丝|吉他|尤克里里|口琴|箫|古琴/gu],
  [
    'home',
    /[鞋衣书酒花]架|[鞋衣书酒]柜|鞋盒|灯笼|灯|抱枕|枕头|被子|被套|床单|四件套|毛毯|毛巾|窗帘|地毯|收纳|摆件|花瓶|挂画|屏风|蜡烛|香薰|雨伞|伞|凉席|桌布|钟/gu,
  ],
];

export const guessCategory = (name: string): ItemCategory | undefined =>
  guessChinese(name) ?? guessLatin(name);

function guessChinese(name: string): ItemCategory | undefined {
  let last: { category: ItemCategory; end: number; length: number } | undefined;
  for (const [category, pattern] of WORDS) {
    for (const match of name.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (!last || end > last.end || (end === last.end && match[0].length > last.length))
        last = { category, end, length: match[0].length };
    }
  }
  return last?.category;
}
