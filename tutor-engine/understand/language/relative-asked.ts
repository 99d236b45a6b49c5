// What a relative of a relative is called: 太太的妈妈，中文叫什么？

const KIN = '(?:太太|妻子|老婆|先生|丈夫|老公|爸爸?|妈妈?|父亲|母亲|哥哥|弟弟|姐姐|妹妹|儿子|女儿)';
export const RELATIVE_ASKED = new RegExp(
  `(?<of>${KIN}的${KIN})[，,]?\\s*(?:(?:用|在)?(?:中文|汉语)(?:里|中)?(?:怎么(?:说|叫|称呼)|叫什么|是什么)|怎么(?:叫|称呼))`,
  'u',
);
