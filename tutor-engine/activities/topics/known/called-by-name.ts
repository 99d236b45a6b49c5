// Who is asked by their name or title is asked as 你: 奶奶，你几岁, 小雨你会游泳吗, 奶奶怕什么.

import type { Persona } from '../../../../content/schema/people/persona.ts';

const TITLES = ['老师', 'teacher', 'professora', 'professor', 'prof'];

/** The names by which a tutor is called, the longest first. */
function callsOf({ name }: Pick<Persona, 'name'>): string[] {
  const all = [name.zh, name.zh.replace(/老师$/u, ''), name.en, name.pt, ...TITLES].map((call) =>
    call.toLowerCase(),
  );
  const short =
    all.includes('vovó') || name.zh.includes('奶奶')
      ? ['奶奶', 'vovó', 'vó', 'vovo', 'grandma', 'granny']
      : [];
  // 大卫哥哥 is called 哥哥.
  const title = /(?:哥哥|姐姐|叔叔|阿姨|爷爷)$/u.exec(name.zh)?.[0];
  return [...new Set([...all, ...short, ...(title === undefined ? [] : [title])])]
    .filter((call) => call.length > 1)
    .toSorted((one, other) => other.length - one.length);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');
const patterns = new WeakMap<object, readonly [called: RegExp, trailing: RegExp, subject: RegExp]>();

function patternsFor(persona: Pick<Persona, 'name'>) {
  const known = patterns.get(persona);
  if (known !== undefined) return known;
  const calls = callsOf(persona).map(escaped).join('|');
  const made = [
    new RegExp(`(^|[。！？!?.,，\\s])(?:${calls})(?:[，,、！!:：\\s]+|(?=[你您]))`, 'giu'),
    new RegExp(`[，,、\\s]+(?:${calls})(?=[？?！!。.\\s]*$)`, 'giu'),
    new RegExp(`(^|[。！？!?，,\\s])(?:${calls})(?=\\p{Script=Han})(?!们)`, 'giu'),
  ] as const;
  patterns.set(persona, made);
  return made;
}

/** The text with the tutor's own name left out where it only calls, and as 你 where it stands for the tutor. */
export function addressedAsYou(persona: Pick<Persona, 'name'>, text: string): string {
  const [called, trailing, subject] = patternsFor(persona);
  return text
    .replace(called, '$1')
    .replace(trailing, '')
    .replace(subject, (_, before: string) => `${before}你`);
}
