// What joins clauses into one question, and what only looks like one: a time before it, a thought, what others asked.

/** 你做编辑的时候，最难忘的是什么: when it was, and what is asked of that time, are one clause. */
const WHEN_BEFORE =
  /((?:的时候|以前|以后|之前|之后|小时候|那时候|那会儿|那阵子|那几年|那些年|期间))[，,]\s*(?=[^，,。.！!？?；;\n]+[？?])/gu;
/** 中国人不送钟，为什么啊: why it is so, of the clause before. */
const WHY_BEHIND =
  /((?:^|[。！!？?；;，,])[^，,。.！!？?；;：:\n我]{3,20})[，,。]\s*(?:这是|那是)?(为什么)(?:呢|啊|呀)?(?=[？?])/gu;
/** 您觉得一个人离开家乡，算是逃跑吗: what is thought of what, are one clause. */
const THOUGHT_BEFORE =
  /((?:^|[。！!？?；;，,])(?:那|那么|对了|老师)?(?:[你您](?:觉得|认为|说|看)[，,]?|(?:换了|换成|如果|要是)[你您])[^，,。.！!？?；;\n吗呢]{2,24})[，,]\s*(?=[^，,。.！!？?；;\n]{1,20}[？?吗])/gu;
/** 该给她买花，还是做一顿饭: one of two. */
const EITHER = /([^，,。.！!？?；;：:\n]{2,20}?)吗?[，,]\s*(?=还是[^，,。.！!？?；;\n吧]{1,20}[？?])/gu;
/** 妈妈问我：你去哪儿？ What somebody else asked is no question to the tutor. */
export const REPORTED =
  /(?:(?<!我|想|^[你您])说|(?<!别[\p{Script=Han}]{0,4})问(?:[我他她]们?|自己)|[\p{Script=Han}](?<!请|想|我|要|先|来)问|^我(?:在|就|一直|心里|当时)*想)$|^(?:i (?:think|thought|wonder|wondered)|eu (?:penso|pensei))$/iu;
/** 谁说赚不到钱, 老鼠能高到哪儿去: put as a question, and told. */
export const RHETORICAL =
  /谁说(?!的)|谁(?:会|能|愿意|想|敢|受得了|不会|不想)(?![^，。]*[你您])[^，。？?]{2,16}(?:呢|啊|呀)|谁受得了|(?<![我们])怎么(?:能|好意思|舍得|忍心)[^，。？?你您]{2,14}(?:呢|啊|呀)(?=[，。！]|$)|哪[儿里]还|难道|怎么可能|何必|谁不|谁知道|到哪[儿里]去|算什么/u;

/** 您刚才问我什么来着？我没注意。 */
export const ASKED_LAST =
  /^(?:那|对不起)?(?:你|您|老师)(?:刚才|刚刚|刚)(?:问|说)(?:的|我|了)*(?:是)?什么(?:来着|问题)?$/u;

/** 你知道吗，他是我女朋友的爸爸: news is announced. */
const YOU_KNOW = /[你您]知道吗[？?，,！!]\s*(?=\S)/gu;

/** 您在报社工作过，对吧, 我看你喜欢篮球，对吗: whether it is so, of the clause before, whoever said it. */
const TAGGED =
  /((?:^|[。！!？?；;，,])\s*(?:那|那么|对了|老师)?)(?:我(?:看|觉得|想|记得|猜|听说)|听说|[^，,。.！!？?；;\n你您]{1,10}说)?([你您](?!说|看|想|听|知道|觉得|放心)[^，,。.！!？?；;\n吗呢什谁哪怎]{2,24})[，,]\s*(?:(?:对|是|没错)(?:吧|吗|么)|(?:对不对|是不是))(?=[？?])/gu;

/** 客人说菜太咸，你怎么办: of the case before. */
const CASE_BEFORE =
  /((?:^|[。！!？?；;，,])(?:那么?|老师)?[^，,。.！!？?；;\n我]{3,18})[，,]\s*(?=[你您](?:会|一般|通常)?怎么(?:办|做|说|回答)(?:呢|啊)?[？?])/gu;

/** A text in which such a tag is part of what it asks. */
export function joinedTags(raw: string): string {
  return raw.replaceAll(TAGGED, (_, start: string, told: string) => `${start}${told.replace(/了$/u, '')}吗`);
}

/** 这也算一种信任，是吧？ Behind what was told, it seeks agreement and asks nothing by itself. */
const TAG =
  /(?<=[\p{L}”"」』])[，,。！!~\s]+(?:(?:对|是|没错)(?:吧|吗|么)|对不对|是不是|不是吗|可不是吗|[你您]?(?:懂|明白)(?:了)?(?:吗|吧|我的意思吗)|[你您]说(?:对吧|是吧|对不对|是不是)|n[eé]|n[aã]o [eé](?: mesmo)?|certo|entende(?:u)?|sabe|viu|right|you know|you see|understand|isn['’]t it|aren['’]t they|don['’]t you think)\s*[？?]+/giu;

/** A text without what only seeks agreement. */
export const withoutTags = (raw: string): string => raw.replaceAll(TAG, '。');

/** A text in which a question of several clauses is one. */
export function joinedQuestions(raw: string): string {
  return (
    withoutTags(joinedTags(raw))
      .replaceAll(YOU_KNOW, '')
      .replaceAll(WHEN_BEFORE, '$1')
      .replaceAll(CASE_BEFORE, '$1')
      .replaceAll(WHY_BEHIND, '$1$2')
      .replaceAll(EITHER, '$1')
      // 你请人的时候，看手艺，还是看人品: the choice is one clause by now.
      .replaceAll(WHEN_BEFORE, '$1')
      .replaceAll(THOUGHT_BEFORE, (_, before: string) => before.replace(/(?<=[说看])[，,]/u, ''))
  );
}

/** 妈妈总是说“你什么时候回家？”, she asked “do you love me?”: what is quoted as said by somebody. */
const SAID_BY_SOMEBODY =
  /((?:[说问道喊讲]|写道|\b(?:asks?|asked|says?|said|wrote|told me|perguntou|pergunta|disse|diz|falou|fala|escreveu))(?:我|他|她|me|mim)?[：:，,\s]{0,2})[“"「‘]([^”"」’\n]{2,60})[”"」’]/giu;
/** What is asked in quotation marks asks for a word. */
const ASKED_FOR = /怎么|什么意思|how|como|what does|mean|significa|quer dizer/iu;

/** A text without what somebody else is quoted to have asked. */
export function withoutReported(raw: string): string {
  return ASKED_FOR.test(raw.replaceAll(SAID_BY_SOMEBODY, '$1'))
    ? raw
    : raw.replaceAll(SAID_BY_SOMEBODY, (whole, before: string, quoted: string) =>
        /[?？吗呢]|什么|怎么|谁|哪/u.test(quoted) ? `${before}…` : whole,
      );
}
