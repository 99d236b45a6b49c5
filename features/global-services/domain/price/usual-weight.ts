// What a small thing usually weighs by the noun that its name ends in, where its kind as a whole says far too much.

/** Grams of one piece. The last word that fits counts, since names end in their noun; of two that end there, the longer. */
const NOUNS: readonly (readonly [grams: number, words: RegExp])[] = [
  [
    200,
    /(?:抱枕|靠枕|靠垫|坐垫|椅子?|枕头?)套|(?:cushion|pillow|chair) covers?|pillow ?cases?|capas? (?:de|para) (?:almofada|travesseiro|cadeira)s?|fronhas?/giu,
  ],
  [
    900,
    /(?:沙发|被)套|(?:sofa|duvet|quilt) covers?|capas? (?:de|para) sof[áa]|capas? (?:de|para) edredom/giu,
  ],
  [100, /(?:茶|品茗|闻香|公道|主人|小)杯|酒盅|茶盏|tea ?cups?|x[íi]caras?|copos? de ch[áa]|찻잔/giu],
  [350, /(?:水|马克|玻璃|咖啡|啤酒|红酒)杯|mugs?|canecas?/giu],
  // Any other: of steel, of porcelain.
  [300, /杯子?/gu],
  [350, /盖碗|饭碗|汤碗|bowls?|tigelas?/giu],
  [250, /(?:小|骨)碟|碟子|saucers?|pires/giu],
  [80, /茶(?:漏|针|夹|匙|勺)|勺子?|汤匙|筷子?|spoons?|chopsticks|colher(?:es)?|hashis?/giu],
  [60, /杯垫|杯套|隔热垫|coasters?|porta-copos?/giu],
  [
    30,
    /书签|贴纸|冰箱贴|明信片|徽章|bookmarks?|stickers?|postcards?|magnets?|badges?|marcador(?:es)? de p[áa]ginas?|adesivos?|[íi]m[ãa]s?/giu,
  ],
  [
    60,
    /钥匙扣|挂件|挂饰|香囊|中国结|流苏|胶带|key ?(?:rings?|chains?)|charms?|tassels?|chaveiros?|pingentes?/giu,
  ],
  [80, /折扇|团扇|扇子|hand fans?|folding fans?|leques?/giu],
  [150, /毛巾|手帕|抹布|收纳袋|束口袋|towels?|toalhas?/giu],
  [400, /桌布|桌旗|雨伞|太阳伞|tablecloths?|umbrellas?|toalhas? de mesa|guarda-chuvas?/giu],
];
/** Without what fills it, a cushion is its cover. */
const FILLED = /抱枕|靠枕|靠垫|坐垫|枕头?|cushions?|pillows?|almofadas?|travesseiros?/iu;
const UNFILLED =
  /[不无去]含?(?:枕|内|垫)?芯|without (?:filling|inner|insert)|no (?:filling|insert)|sem enchimento/iu;
const COVER_GRAMS = 200;
/** So many in one: their kind says more than one of them. */
const SET =
  /套装|套组|礼盒|全套|整套|(?:[二两三四五六七八九十]|\d{1,2})\s?(?:[只个支件条双对把杯碗壶]|件套)(?:套|装|组|入)?|\bset\b|\bkit\b|\bjogo\b|\bconjunto\b|(?:pack|box) of \d|\b\d{1,2}[- ]?(?:pcs?|pieces?|pe[çc]as?|unidades?)(?!\p{L})/iu;

/** Undefined where the usual weight of its kind is as good a guess. */
export function usualGrams(name: string): number | undefined {
  if (SET.test(name)) return undefined;
  if (UNFILLED.test(name) && FILLED.test(name)) return COVER_GRAMS;
  let last: { grams: number; end: number; length: number } | undefined;
  for (const [grams, words] of NOUNS)
    for (const { index, 0: word } of name.matchAll(words)) {
      const end = index + word.length;
      if (!last || end > last.end || (end === last.end && word.length > last.length))
        last = { grams, end, length: word.length };
    }
  // 茶杯收纳架: what comes behind is another thing.
  return last && isNounEnd(name.slice(last.end)) ? last.grams : undefined;
}

/** Behind the noun of a title stand looks, uses and how it is sold, and no other thing that is for it. */
const OTHER_THING =
  /^(?:收纳|架|盒|柜|机|托|盘|袋|箱|灯|壶|罐| (?:rack|holder|box|stand|machine|warmer|maker))/iu;
const isNounEnd = (rest: string): boolean => !OTHER_THING.test(rest);
