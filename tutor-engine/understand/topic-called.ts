// Which topic a learner means by what they call it: its title or another of its names, in any of the languages.

import type { Line } from '../../content/schema/line.ts';
import { isHanzi, utterance } from './text/utterance.ts';

type Named = { readonly title: Line; readonly names: readonly string[] };

/** The topic with the longest name in `wanted`: 看中国电影 are films, whatever 看 alone may be. Undefined when none is named. */
export function topicCalled<Topic extends Named>(
  topics: readonly Topic[],
  wanted: string,
): Topic | undefined {
  const text = folded(wanted);
  let best: { topic: Topic; length: number } | undefined;
  for (const topic of topics) {
    const { title, names } = topic;
    for (const name of [title.zh, title.en, title.pt, ...names].map(folded)) {
      if (name.length > (best?.length ?? 0) && isIn(text, name)) best = { topic, length: name.length };
    }
  }
  return best?.topic;
}

/** Hanzi stand anywhere; letters are whole words. */
function isIn(text: string, name: string): boolean {
  if ([...name].some(isHanzi)) return text.includes(name);
  return ` ${text.replace(/[^\p{Script=Latin}]+/gu, ' ')} `.includes(` ${name} `);
}

function folded(text: string): string {
  return utterance(text).folded.join('');
}
