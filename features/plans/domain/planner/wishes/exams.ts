// Finds in the learner's own words the exam that they mean to take, and says how far a plan leads towards it.

import type { Goal, Three } from '../../plan/plan.ts';

export type Exam = {
  /** 1 to 6, which is also the band of its words. */
  readonly band: number;
  /** 1 to 12; undefined where none is named. */
  readonly month: number | undefined;
};

const EXAM = /(?:hsk|汉语水平考试)[\s:-]*(?:level|nível|stufe|n\.?)?\s*([1-6一二三四五六])(?![0-9])/i;
const HAN_NUMBERS = '一二三四五六';

const EN = 'january february march april may june july august september october november december';
const PT = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro';
const MONTHS = { en: EN.split(' '), pt: PT.split(' ') } as const;
/** "I may" is no month: a month follows a word of time. */
const WRITTEN_MONTH =
  /\b(?:in|by|until|before|this|next|em|até|de)\s+(?:early |late |o começo de |o fim de )?(\p{L}+)/giu;
const HAN_MONTH = /(1[0-2]|[1-9])\s*月/;

/** The exam that is named first; undefined where none is. */
export function examIn(text: string): Exam | undefined {
  const level = EXAM.exec(text)?.[1];
  if (level === undefined) return undefined;
  const band = HAN_NUMBERS.includes(level) ? HAN_NUMBERS.indexOf(level) + 1 : Number(level);
  return { band, month: monthIn(text) };
}

function monthIn(text: string): number | undefined {
  const han = HAN_MONTH.exec(text)?.[1];
  if (han !== undefined) return Number(han);
  const words = [...text.toLowerCase().matchAll(WRITTEN_MONTH)].map(([, word = '']) => word);
  const places = words.map((word) => Math.max(MONTHS.en.indexOf(word), MONTHS.pt.indexOf(word)));
  const place = places.find((each) => each >= 0);
  return place === undefined ? undefined : place + 1;
}

/** What a plan is called whose exam is out of reach by its day. */
export const onTheWayTo = ({ band }: Pick<Exam, 'band'>): Three => ({
  zh: `学中文：朝HSK ${band}级走`,
  en: `Chinese on the way to HSK ${band}`,
  pt: `Chinês a caminho do HSK ${band}`,
});

type Reach = {
  readonly weeks: number;
  /** The band of the furthest lesson; undefined for a plan without lessons. */
  readonly band: number | undefined;
  /** The words of the exam, those known now, and new ones that the weeks bring; undefined where nobody has counted. */
  readonly words?: { readonly size: number; readonly known: number; readonly gained: number } | undefined;
};

/** The first goal of a plan whose learner has named an exam, and the truth about it. */
export function examGoal({ band, month }: Exam, reach: Reach): Goal {
  const end = reachOf(band, reach);
  const [en, pt] = month === undefined ? [] : [capital(MONTHS.en[month - 1]), MONTHS.pt[month - 1]];
  // Who is told that words will be missing is not told to pass.
  if (isShort(reach))
    return {
      about: 'exam',
      zh: `朝HSK ${band}级走${month === undefined ? '' : `（${month}月）`}。${end.zh}`,
      en: `On the way to HSK ${band}${en === undefined ? '' : ` (${en})`}. ${end.en}`,
      pt: `A caminho do HSK ${band}${pt === undefined ? '' : ` (${pt})`}. ${end.pt}`,
    };
  return {
    about: 'exam',
    zh: `${month === undefined ? '' : `${month}月`}通过HSK ${band}级。${end.zh}`,
    en: `Pass HSK ${band}${en === undefined ? '' : ` in ${en}`}. ${end.en}`,
    pt: `Passar no HSK ${band}${pt === undefined ? '' : ` em ${pt}`}. ${end.pt}`,
  };
}

const capital = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);

const isShort = ({ words }: Reach): boolean => words !== undefined && words.size > words.known + words.gained;

function reachOf(wanted: number, { weeks, band, words }: Reach): Three {
  // Lessons of its level are not yet all of its words.
  if (words && words.size > words.known + words.gained) return partOf(wanted, weeks, words);
  if (band === undefined)
    return {
      zh: `这${weeks}周练的是在情景里用出来，生词请另外按HSK ${wanted}级的词表学。`,
      en: `These ${weeks} weeks are practice in scenes; learn its words from the HSK ${wanted} list beside them.`,
      pt: `Estas ${weeks} semanas são prática em cenas; estude as palavras pela lista do HSK ${wanted}.`,
    };
  if (band >= wanted)
    return {
      zh: `这${weeks}周的课会学到HSK ${band}级的内容。`,
      en: `The lessons of these ${weeks} weeks reach HSK ${band}.`,
      pt: `As lições destas ${weeks} semanas chegam ao HSK ${band}.`,
    };
  return {
    zh: `这${weeks}周的课学到HSK ${band}级，离${wanted}级还有一段路，要靠下一个计划接着走。`,
    en: `The lessons of these ${weeks} weeks reach HSK ${band}; from there to HSK ${wanted} it takes another plan.`,
    pt: `As lições destas ${weeks} semanas chegam ao HSK ${band}; daí até o HSK ${wanted}, é preciso outro plano.`,
  };
}

const numberOf = (language: string) => {
  const format = new Intl.NumberFormat(language);
  return (count: number): string => format.format(count);
};
/** As the pages write them. */
const number = { zh: numberOf('zh-CN'), en: numberOf('en'), pt: numberOf('pt-BR') };

/** Neither what is known nor what the weeks bring is said: a plan is shown to others, too, and its page counts that as it is today. */
function partOf(wanted: number, weeks: number, { size }: NonNullable<Reach['words']>): Three {
  return {
    zh: `HSK ${wanted}级一共要${number.zh(size)}个词；这${weeks}周是第一段路，离${wanted}级还有一段，要靠下一个计划接着走。`,
    en: `It asks for ${number.en(size)} words; these ${weeks} weeks are the first stretch, and the rest of the way takes another plan.`,
    pt: `A prova pede ${number.pt(size)} palavras; estas ${weeks} semanas são o primeiro trecho, e o resto do caminho pede outro plano.`,
  };
}
