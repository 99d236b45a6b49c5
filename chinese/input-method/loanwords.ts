/** Things that are called nearly the same in many languages: in a Chinese sentence they are taken by their meaning. */

const LOANWORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    咖啡: 'cafe caffe coffee',
    巧克力: 'chocolate chocolat',
    比萨: 'pizza',
    出租车: 'taxi',
    汉堡: 'hamburger hamburguer burger',
    三明治: 'sandwich sanduiche',
    可乐: 'cola coke coca',
    啤酒: 'beer cerveja',
    茶: 'tea',
    面包: 'bread',
    酒店: 'hotel',
    超市: 'supermarket supermercado',
    地铁: 'metro subway',
    电脑: 'computer computador',
    手机: 'celular cellphone smartphone',
    电影: 'movie film filme',
    音乐: 'music musica',
    足球: 'football soccer futebol',
    瑜伽: 'yoga ioga',
    互联网: 'internet',
    沙拉: 'salad salada',
    酸奶: 'yogurt yoghurt iogurte',
    香蕉: 'banana',
    葡萄酒: 'wine vinho',
    蛋糕: 'cake bolo',
  }).flatMap(([zh, forms]) => forms.split(' ').map((form) => [form, zh] as const)),
);

/** Undefined for a word that is none; accents do not matter. */
export function loanwordOf(word: string): string | undefined {
  return LOANWORDS.get(word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''));
}
