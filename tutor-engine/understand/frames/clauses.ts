// Cuts a text into clauses. What is quoted is no clause of the learner's own.

export type Clause = {
  readonly text: string;
  readonly isQuestion: boolean;
  /** Begins with 如果 and the like. */
  readonly isSupposed: boolean;
  /** Begins with 因为, or the clause before asks to be explained by it. */
  readonly isReason: boolean;
};

const QUOTED = /[“"「『][^”"」』]*[”"」』]/gu;
const PART = /([^，,。.！!？?；;：:~～\n]+)([？?]?)/gu;
/** Conjunctions begin a clause, where enough stands before them. */
const INNER =
  /(?<=[\p{Script=Han}\p{L}]{3})(?=但是|可是|不过|所以|因为|然后|而且|后来|虽然|如果|(?<!主)要是|就是因为)/u;
const BEFORE =
  /^(?:但是|可是|不过|所以|然后|而且|后来|其实|就是|还有|嗯|啊|哦|唉|哎|哈{2,}|哈(?!\p{Script=Han})|那(?=[我你您他她它就么不])|老师|而|因此|结果|虽然|因为|如果|要是|假如|与其|即使|万一)+/u;
const ASKING = /(?:吗|呢|么)$/u;
const SENTENCE = /[^。.！!？?；;\n]+[？?]?/gu;
const ASKING_WORD = /什么|谁|哪|几|怎么|多[少大久远]/u;
/** Where no mark tells: what is asked for stands at the end, and nobody knows, says or asks it in front. */
const ASKED_FOR =
  /^(?!.*(?:知道|记得|问|说|告诉|看|想|明白|懂|忘|听)).*(?:什么(?:名字|时候|地方|工作|颜色)?|谁|哪[里儿天]|哪国人|几(?:岁|点|月|号)|多[大少久]|怎么样)$/u;

export function clausesOf(text: string): Clause[] {
  const own = text.replaceAll(QUOTED, '');
  return (own.match(SENTENCE) ?? []).flatMap((sentence) => {
    const isAsked = /[？?]$|[吗呢]$/u.test(sentence);
    return [...sentence.matchAll(PART)]
      .flatMap(([, words = '', mark = '']) => {
        const parts = words.split(INNER).map((part) => part.trim());
        return parts
          .filter((part) => part !== '')
          .map((part, at) => clauseOf(part, (mark !== '' && at === parts.length - 1) || asks(part, isAsked)));
      })
      .reduce<Clause[]>(
        (before, clause) => [
          ...before,
          before.at(-1)?.isSupposed === true && IF.test(sentence) ? { ...clause, isSupposed: true } : clause,
        ],
        [],
      );
  });
}

/** 如果我没有工作，我的家没有钱: what would follow is supposed, too. */
const IF = /如果|(?<!主)要是|假如|万一/u;

/** In 我女儿叫什么，你知道吗 the first clause asks too. */
const asks = (part: string, isAsked: boolean): boolean =>
  ASKED_FOR.test(part) || (isAsked && ASKING_WORD.test(part) && !/[都也没不]/u.test(part));

function clauseOf(part: string, marked: boolean): Clause {
  const bare = part.replace(BEFORE, '').trim();
  const head = BEFORE.exec(part)?.[0] ?? '';
  return {
    text: bare === '' ? part : bare,
    isQuestion: marked || ASKING.test(bare),
    isSupposed: /如果|(?<!主)要是|假如|与其|即使|万一/u.test(head),
    isReason: head.includes('因为'),
  };
}
