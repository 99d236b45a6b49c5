// What only says that something was taken in: 明白了，谢谢; 我试试看. It answers nothing and tells nothing.

const PART =
  '(?:(?:那|嗯+|哦+|啊|好的?|行|对|哈哈|我|都|现在|终于|这样|真的?|太|非常|很|也|就)[，,]?)*' +
  '(?:(?:明白|懂|知道|清楚|记住|学会)了|有道理|[你您]?(?:说|讲)得?(?:很|真|太)?(?:对|好|有道理)(?:了)?|(?:多谢|谢谢|感谢)(?:[你您]|老师)*(?:的(?:建议|解释|帮助))?|原来如此|原来是这样|受教了?|(?:这是?)?(?:个)?好(?:主意|建议|办法)|(?:会|去|回去|来|想|先|可以)*试(?:试看?|一试|一下)(?:吧)?)' +
  '(?:了|吧|啊|呀|老师)*';
const ACKNOWLEDGES = new RegExp(`^(?:${PART}[\\s，,。.！!～~…]*)+$`, 'u');
const TRIES = /试/u;
const THANKS = /谢/u;

export type Acknowledged = 'thanks' | 'will-try' | 'taken-in';

/** Undefined where anything else is said as well. */
export function acknowledgedIn(text: string): Acknowledged | undefined {
  if (!ACKNOWLEDGES.test(text.trim())) return undefined;
  if (TRIES.test(text)) return 'will-try';
  return THANKS.test(text) ? 'thanks' : 'taken-in';
}
