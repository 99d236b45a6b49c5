// Asked of one word in quotation marks: whom it is said of, where it goes, and whether it does.

const QUOTE = '⟦\\d⟧';

/** Over a sentence whose quotes are marks. */
export const OF_ITS_USE = new RegExp(
  `^[^⟦]{0,12}(${QUOTE})[^⟦]{0,10}(?:形容|用来|用在|用于|只用|能用|可以用|只能|修饰|搭配|正式|口语|书面|礼貌|客气)[^⟦]*(?:吗|么|什么|谁|哪|不)[^⟦]{0,4}[？?]?$`,
  'u',
);

/** “痛快”用在这儿对吗 wants a yes or a no. */
export function asksWhether(sentence: string): boolean {
  return (
    /用[^⟦]*(?:吗|么|对不对|行不行|合不合适|可不可以)[？?]?$/u.test(sentence) && !/什么|谁|哪/u.test(sentence)
  );
}
