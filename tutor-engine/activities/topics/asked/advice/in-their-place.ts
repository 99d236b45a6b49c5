// Who asks what the tutor would do in their place asks for advice.

import type { QuestionAsked } from '../../../../understand/intent.ts';
import { type Utterance, utterance } from '../../../../understand/text/utterance.ts';
import type { TutorContext } from '../../known/answered.ts';

/** 如果您是我，第一步会做什么 asks what to do of what was told. */
const IN_MY_PLACE =
  /(?:如果|要是|换成|换了|假如|假设)(?:[你您]是我|是[你您]|[你您]站在我)|^[你您](?:要是|如果)(?:是)?/u;

const OF_TWO =
  /^.*?(?:[你您]是我|是[你您]|站在我[^，,]{0,4})[，,]?[你您]?(?:会|要|就)*(?:选择?|先)?(?<two>\p{Script=Han}{1,12}还是\p{Script=Han}{1,12})$/u;

const WOULD = /[你您]会(?<act>(?!怎|不会)[^什怎哪谁]{2,12}?)(?:吗|么)$/u;

export function inTheirPlace(context: TutorContext, asking: QuestionAsked): QuestionAsked {
  const { raw } = asking.asked ?? { raw: '' };
  // 如果你是我，你会去北京还是上海: one of two is to be chosen.
  const two = IN_MY_PLACE.test(raw) ? OF_TWO.exec(raw)?.groups?.['two'] : undefined;
  if (two !== undefined) return { question: 'world', asked: utterance(`你会选${two}`) };
  const sentence = sentenceOf(context, asking.asked) ?? '';
  if (!IN_MY_PLACE.test(sentence) || asking.question === 'advice') return asking;
  // 要是您是我，你会买新手机吗 asks whether; 下次再被当众批评 is the case.
  const act = WOULD.exec(raw.replace(/[？?\s]+$/u, ''))?.groups?.['act'];
  if (act !== undefined) return { question: 'advice', asked: utterance(`我应该${act}吗`) };
  const [, ...clauses] = sentence.replace(/[？?！!。\s]+$/u, '').split(/[，,]/u);
  const matter = clauses.filter(
    (clause) => !/^[你您]?会?(?:先)?(?:怎么|做什么)|[你您]会/u.test(clause.trim()),
  );
  return { question: 'advice', asked: utterance([...matter, '我该怎么办'].join('，')) };
}

/** The whole sentence in which something is asked. */
function sentenceOf({ said }: TutorContext, asked: Utterance | undefined): string | undefined {
  const text = asked?.raw.replace(/[？?！!。，,\s]+$/u, '') ?? '';
  const bare = (one: string) => one.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return text === ''
    ? undefined
    : said.raw.split(/(?<=[。！？!?；;])/u).find((one) => bare(one).includes(bare(text)));
}
