// Who says what they are called where another name was taken down: 不是每次都哭，我叫Ola; No, I’m Camila, not Camilla.

const LATIN = "\\p{Lu}[\\p{L}\\p{M}’'-]+";
const NAME = `(?<name>${LATIN}(?: ${LATIN})?|\\p{Script=Han}{2,4}?)`;
const STOP = '(?=[\\s，,。.！!？?；;]|$|吧|就|啊|呀|才对)';
const CALLED = '(?:我(?:的名字)?(?:是)?叫(?:是|做)?|叫我|我的名字(?:是|叫)|我姓)';
const CALLED_ABROAD =
  "(?:[Mm]y name(?:['’]s| is)|[Cc]all me|I['’]?m|I am|[Mm]e chamo|[Mm]eu nome é|[Ss]ou [ao])";
const NO = '(?:^|[\\s，,。.！!？?；;])(?:不是|不对|不不|错了|No|no|Não|não|Nope|nope)';

const WAYS: readonly RegExp[] = [
  // 我不叫“每次都哭”！我叫Ola！ 您别叫我Helen，我叫Helena。
  `(?:我?(?:不叫|不姓)|别叫我|不要叫我|名字不是|不是叫)[^，,。.！!？?；;\\n]{1,14}[，,。.！!？?；;\\s]*(?:我?(?:是|叫)|${CALLED}|${CALLED_ABROAD})\\s*${NAME}${STOP}`,
  // 不是Prya，是Priya.
  `(?:^|[，,。.！!？?；;\\s])不是\\s*["“'‘]?${LATIN}["”'’]?[，,。.！!；;\\s]+(?:而)?(?:是|我?叫)\\s*(?<name>${LATIN})`,
  // 不对，我叫大卫; No, I’m Camila.
  `${NO}[，,。.！!\\s]+(?:${LATIN}[，,。.！!\\s]+)?(?:${CALLED}|${CALLED_ABROAD})\\s*${NAME}${STOP}`,
  // I’m Camila, not Camilla.
  `${CALLED_ABROAD}\\s+${NAME},?\\s+(?:not|não|e não)\\s+${LATIN}`,
  `${CALLED}\\s*${NAME}[，,]\\s*(?:不是|不叫)`,
  // You have my name wrong, call me Gwen.
  `(?:名字(?:错|记错|叫错|写错)|(?:记|叫|写|弄|搞)错(?:了)?我的名字|my name wrong|meu nome errado)[^。.！!？?\\n]{0,10}[，,。.！!\\s]+(?:${CALLED}|${CALLED_ABROAD})\\s*${NAME}${STOP}`,
].map((way) => new RegExp(way, 'u'));

/** Words that stand where a name could. */
const NO_NAME = /^(?:From|In|Not|Just|So|Very|Sorry|什么|怎么|哪|谁|这|那|因为|学生|老师)/u;

/** 请叫我敏俊, 叫我海伦就行: how somebody wants to be called, where nothing was wrong. */
const WISHED = new RegExp(
  `(?:^|[\\s，,。.！!？?；;])(?:老师|奶奶|那|以后)?[，,]?(?:请|可以|就|您|你|大家都|朋友都){1,3}叫我\\s*${NAME}${STOP}|(?:^|[\\s，,。.！!？?；;])叫我\\s*${NAME.replace('<name>', '<bare>')}(?=吧|就(?:好|行|可以))`,
  'u',
);

export type NameCorrected = {
  readonly name: string;
  /** The clauses that say it. */
  readonly said: string;
  readonly isWished?: boolean;
};

/** Undefined where no name is put right. */
export function nameCorrected(raw: string): NameCorrected | undefined {
  for (const way of WAYS) {
    const found = way.exec(raw);
    const name = found?.groups?.['name']?.trim();
    if (found !== null && name !== undefined && !NO_NAME.test(name)) return { name, said: found[0] };
  }
  const wished = WISHED.exec(raw);
  const name = (wished?.groups?.['name'] ?? wished?.groups?.['bare'])?.trim();
  return wished !== null && name !== undefined && !NO_NAME.test(name)
    ? { name, said: wished[0], isWished: true }
    : undefined;
}
