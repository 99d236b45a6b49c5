// Which Chinese word a learner asks the meaning of, in English, Portuguese or pinyin: o que significa xiexie, ma means what.

import { isPinyinWord, latinWords, PINYIN_WORD } from '../text/foreign.ts';
import { isHanzi, type Utterance, utterance } from '../text/utterance.ts';

/** There is no space before characters. */
const GAP = '(?: |(?=\\p{Script=Han}))';
const WHAT = '(?<what>.+?)';
const CALLED =
  '(?: (?:the|this|that|a|o|esse|essa|este|esta))?(?: (?:words?|palavras?|termo|expressao|phrase))?';
const WHAT_PT = '(?:o que|oque|oq|que|q)';
const MEANS_PT = '(?:significam?|quer(?:em)? dizer|quis dizer)';

/** Whoever says so asks for a meaning, whatever the word. */
const FOR_SURE: readonly RegExp[] = [
  `(?:what(?:s| is| was| does| do| did)?)${CALLED}${GAP}${WHAT} (?:means?|meant|stands? for|for)$`,
  `^${WHAT} (?:means|mean)(?: what)?$`,
  `meaning of${CALLED}${GAP}${WHAT}$`,
  `${WHAT_PT} (?:e que )?${MEANS_PT}${CALLED}${GAP}${WHAT}$`,
  `${WHAT_PT} e que${CALLED}${GAP}${WHAT} ${MEANS_PT}$`,
  `${WHAT_PT}${CALLED}${GAP}${WHAT} ${MEANS_PT}$`,
  `^${WHAT} ${MEANS_PT} (?:o que|oque|oq|que)$`,
  `^${MEANS_PT} (?:o que|oque|que)[， ]+${WHAT}$`,
  `significado d[eao]${CALLED}${GAP}${WHAT}$`,
  `(?:para|pra) que serve${CALLED}${GAP}${WHAT}$`,
  `^${WHAT} (?:shi )?shenme ?yisi$`,
  // The word is shown with its sound.
  `how (?:is|are)${CALLED}${GAP}${WHAT} (?:pronounced|read)$`,
  `how (?:do|should|would|to)(?: you| i| we)? (?:pronounce|read)${CALLED}${GAP}${WHAT}$`,
  `como (?:e que )?(?:se |eu |que )?(?:pronuncia|pronuncio|le|leio)${CALLED}${GAP}${WHAT}$`,
].map((source) => new RegExp(source, 'du'));

/** The same begins other questions: only a word that is Chinese for sure is meant. */
const PERHAPS: readonly RegExp[] = [
  `(?:why|por que|porque|pq|quando|when).* (?:falou|fala|disse|usou|usa|usar|diz|say|said|used?|using)${CALLED}${GAP}${WHAT}$`,
  `(?:como|how).* (?:falou|disse|usou|usa|usar|said|used?|using)${CALLED}${GAP}${WHAT}$`,
  `^(?:and |so |but |e |mas )*(?:whats|what is|what was|what are)${CALLED}${GAP}${WHAT}$`,
  `^(?:and |so |but |e |mas )*${WHAT_PT} (?:e|era|sao|seria)(?: mesmo)?${CALLED}${GAP}${WHAT}$`,
  `^(?:can you |could you |please |me |pode |voce pode )*(?:explain|explica|explique|explicar)${CALLED}${GAP}${WHAT}$`,
].map((source) => new RegExp(source, 'du'));

const ENDS =
  /(?:[ ，]?(?:in|em) (?:english|portuguese|ingles|portugues)|[ ，](?:mesmo|exatamente|exactly|really|actually|again|de novo|please|por favor|professora?|teacher|then|entao|ai|aqui|here))+$/;
/** This and that are no words of Chinese, though they could be pinyin. */
const POINTS = /^(?:isso|isto|this|that|it|he|she|me|ela|ele|you|voce)$/;

/** As it was written; undefined where no such thing is asked. Of several sentences the first that asks counts. */
export function meaningAsked(text: Utterance): string | undefined {
  if (text.latin === 0) return undefined;
  const called = SO_CALLED.exec(text.raw)?.groups?.['word'];
  if (called !== undefined) return called;
  for (const sentence of text.raw.split(/(?<=[。！？!?.；;\n])/u).slice(0, MOST_SENTENCES)) {
    const found = askedIn(utterance(sentence));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 今天 is “today”, right? “好喝” means yummy? */
const SO_CALLED =
  /(?<word>\p{Script=Han}{1,4})[”"'’]?\s+(?:is|means|é|significa|quer dizer)\s+[“"'‘]?[\p{Script=Latin}\p{M} ]{2,24}[”"'’]?,?\s*(?:right|correct|certo|né|não é)?\s*\?/iu;

/** Later ones are not looked at. */
const MOST_SENTENCES = 4;

function askedIn({ folded, shown }: Utterance): string | undefined {
  const text = folded.join('').replace(ENDS, '');
  // Characters that fold to more than one would put the places out of step.
  if (folded.length !== shown.length || folded.some((char) => char.length !== 1)) return undefined;
  const find = (patterns: readonly RegExp[], isWord: (word: string) => boolean) => {
    for (const pattern of patterns) {
      const [start, end] = pattern.exec(text)?.indices?.groups?.['what'] ?? [];
      if (start === undefined || end === undefined) continue;
      const what = shown.slice(start, end).join('');
      if (isChinese(utterance(what), isWord)) return what;
    }
    return undefined;
  };
  return find(FOR_SURE, (word) => PINYIN_WORD.test(word)) ?? find(PERHAPS, isPinyinWord);
}

function isChinese(text: Utterance, isWord: (word: string) => boolean): boolean {
  if (text.hanzi > 0) return text.latin === 0 && text.folded.every((char) => isHanzi(char));
  const words = latinWords(text);
  return words.length > 0 && words.length <= LONGEST && !POINTS.test(words.join(' ')) && words.every(isWord);
}

/** In words of pinyin. */
const LONGEST = 6;

/** 鸳鸯锅 I saw this word, 鸳鸯锅是什么？ 老板说赶紧，赶紧是什么？ Of a word that stands there as a word. */
export function wordCalled({ raw }: Utterance): string | undefined {
  const found = WHAT_IS_IT.exec(raw);
  const word = found?.groups?.['word'];
  if (word === undefined || NO_WORD_CALLED.test(word)) return undefined;
  const before = raw.slice(0, found?.index);
  const isOfWord = /词|字/u.test(found?.[0] ?? '') || /\p{Script=Latin}{2}/u.test(raw);
  const isAlone = found?.index === 0 || /^(?:老师|请问|那)?[，,]$/u.test(before.trim());
  if (isAlone && /[？?]\s*$/u.test(raw) && [...word].length > 1 && !OF_LIFE.test(word)) return word;
  const isSaidBefore = before.includes(word) || /[“"「『][^”"」』]*[”"」』][^。！？!?]{0,12}$/u.test(before);
  return isOfWord || isSaidBefore ? word : undefined;
}

const WHAT_IS_IT =
  /(?<![\p{Script=Han}])(?:那|请问|老师)?(?<word>\p{Script=Han}{1,6}?)(?:这个(?:词|字))?(?:到底|又)?(?:是|指)的?(?:什么|啥)(?:东西|意思|词|菜)?(?:来着|呢|啊|呀)?\s*(?=[？?。！!]|$)/u;
/** What one may think about. */
const OF_LIFE =
  /^(?:爱情?|幸福|人生|生活|自由|成功|友谊|友情|真理|时间|梦想|生命|死亡?|孝顺?|家|朋友|快乐|正义|美)$/u;
const NO_WORD_CALLED =
  /[你您我他她它的这那]|^(?:里面|里边|外面|上面|下面|旁边|后面|前面|今天|明天|现在)$|^(?:问题|原因|名字|爱好|工作|专业|目的|结果|最)/u;
