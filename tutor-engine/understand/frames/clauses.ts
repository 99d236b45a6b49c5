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
  /(?<=[\p{Script=Han}\p{L}]{3})(?=但是|可是|不过|所以|因为|然后|而且|后来|虽然|如果|要是|就是因为)/u;
const BEFORE =
  /^(?:但是|可是|不过|所以|然后|而且|后来|其实|就是|还有|嗯|啊|哦|唉|哎|哈+|那|老师|而|因此|结果|虽然|因为|如果|要是|假如|与其|即使|万一)+/u;
const ASKING = /(?:吗|呢|么)$/u;

export function clausesOf(text: string): Clause[] {
  const own = text.replaceAll(QUOTED, '');
  return [...own.matchAll(PART)].flatMap(([, words = '', mark = '']) => {
    const parts = words.split(INNER).map((part) => part.trim());
    return parts
      .filter((part) => part !== '')
      .map((part, at) => clauseOf(part, mark !== '' && at === parts.length - 1));
  });
}

function clauseOf(part: string, marked: boolean): Clause {
  const bare = part.replace(BEFORE, '').trim();
  const head = BEFORE.exec(part)?.[0] ?? '';
  return {
    text: bare === '' ? part : bare,
    isQuestion: marked || ASKING.test(bare),
    isSupposed: /如果|要是|假如|与其|即使|万一/u.test(head),
    isReason: head.includes('因为'),
  };
}
