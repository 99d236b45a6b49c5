// Greetings, thanks and forms of address before what is said.

import { type Utterance, utterance } from '../../../understand/text/utterance.ts';

/** 您好，有没有茶: what is said after a greeting, or after thanks; undefined where nothing is. */
export function withoutCourtesy({ raw }: Utterance): Utterance | undefined {
  const left = raw.replace(COURTESIES, '');
  return left !== raw && HAN_WORDS.test(left) ? utterance(left) : undefined;
}

const CALLED =
  '(?:\\p{Script=Han}{0,2}(?:老师|师傅|医生|大夫|阿姨|叔叔|爷爷|奶奶|外婆|经理|老板|先生|小姐|大姐|大爷|姐|哥|总|妈|护士|服务员))?';
const COURTESIES = new RegExp(
  `^(?:${CALLED}(?:您好|你好|早上好|下午好|晚上好|早|嗨|喂|谢谢[您你]?|多谢|不好意思|对不起)?[呀啊]?${CALLED}[，,！!。]+)+`,
  'u',
);
const HAN_WORDS = /\p{Script=Han}.*\p{Script=Han}.*\p{Script=Han}/u;
