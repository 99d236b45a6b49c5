/** Writes corrections in traditional characters; knows only the characters that corrections put in. */

/** Characters that the rules themselves write. What comes from the text is in its script already. */
const PAIRS =
  '个個没沒张張过過还還对對会會说說这這那那只隻条條辆輛两兩们們从從时時间間后後为為虽雖样樣应應该該来來给給让讓觉覺见見欢歡学學书書话話现現当當岁歲种種点點头頭几幾么麼吗嗎谁誰离離课課饭飯错錯问問题題经經门門儿兒买買卖賣边邊较較越越请請气氣长長开開关關写寫画畫听聽读讀认認识識飞飛车車园園员員周週戴戴';

const TRADITIONAL = new Map<string, string>();
for (let i = 0; i + 1 < PAIRS.length; i += 2) TRADITIONAL.set(PAIRS.charAt(i), PAIRS.charAt(i + 1));

/** The text with the usual traditional form of each character that corrections use. */
export function toTraditional(text: string): string {
  return text.replace(/./g, (character) => TRADITIONAL.get(character) ?? character);
}
