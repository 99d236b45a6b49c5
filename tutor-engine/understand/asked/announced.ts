// What a learner says they are going to tell asks nothing, whatever question stands in it: 我先说说我为什么来, let me tell you why.

const LEAD = '(?:不如|要不|要不然|那么?|好|行|对了|老师|今天|现在|首先|其实|还是|先|下面|这次|，|,)*';
const WILL = '(?:先|来|想|要|得|再|也|就|可以|给|跟|和|对|向|为|慢慢|简单|一定|[你您](?:们)?|大家|老师)*';
const ZH = new RegExp(
  `^${LEAD}(?:让我|我们?|由我)${WILL}(?:告诉(?:[你您]|大家|老师)|(?:说说|讲讲|聊聊|谈谈|介绍|解释|分享|讲一讲|说一说|(?:说|讲|聊|谈|解释|介绍)一下)|(?<=[你您])(?:说|讲)|(?<=先)(?:说|讲))`,
  'u',
);
/** 我知道你为什么忙: it is known. */
const KNOWN =
  /^(?:所以|那|现在|老师)*我(?:也|都|很|当然|终于|现在|完全|大概)*(?:知道|明白|理解|懂|清楚|记得)(?!吗|不)了?/u;
const ABROAD =
  /^(?:so |ok |well |first |maybe |perhaps |bom |entao |olha |primeiro |antes )*(?:let me (?:first )?(?:tell|explain|show|start)|i(?: ll| will|ll| want to| would like to|d like to| m going to|m going to) (?:first )?(?:tell|explain)|(?:deixa|deixe)(?: eu| que eu)?(?: primeiro)?(?: te| lhe)? (?:contar|explicar|dizer|falar)|(?:eu )?(?:vou|quero|queria|gostaria de)(?: primeiro)?(?: te| lhe)? (?:contar|explicar))\b/u;
/** 我可以告诉你吗 asks for leave. */
const ASKS_LEAVE = /(?:[吗么]|好不好|行不行|可不可以|怎么样)$/u;

/** `text`: a clause, without accents and in small letters; `isMarked`: a question mark stands behind it. */
export function isAnnounced(text: string, isMarked: boolean): boolean {
  if (isMarked || ASKS_LEAVE.test(text)) return false;
  return ZH.test(text) || KNOWN.test(text) || ABROAD.test(text);
}
