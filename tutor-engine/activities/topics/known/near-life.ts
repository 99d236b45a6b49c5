// What a tutor's life and facts tell of the very words of a question, where no wording that is written asks it: all that is named must be told.

import type { Line } from '../../../../content/schema/line.ts';
import type { Persona } from '../../../../content/schema/people/persona.ts';
import type { TurnContext } from '../../../state/turn-context.ts';
import { tellsOf } from '../../../understand/retrieval/question-type.ts';
import {
  coversAll,
  kinNamed,
  namedIn,
  tellingTerms,
  typeOf,
} from '../../../understand/retrieval/similarity.ts';
import type { Utterance } from '../../../understand/text/utterance.ts';
import { addressedAsYou } from './called-by-name.ts';
import { wasTold } from './was-told.ts';

/** In words that tell what is asked; one alone must name something. */
const LEAST_TELLING = 2;

const WHAT = /什么|哪|怎么|谁|\b(?:what|which|how|who|o que|qual|quais|como|quem)\b/u;
const OF_YOU = /[你您]|\b(?:you|your|voce|vc|seus?|suas?|tu|teus?|tuas?)\b/u;

const LIKING = /喜欢|爱(?!人)|最/u;

/** Undefined where the question names anything that is not told in one place. */
export function nearLife(context: TurnContext, asked: Utterance): Line | undefined {
  const { setting } = context;
  const { situation, core } = setting;
  if (situation.kind !== 'tutor') return undefined;
  const { lexicon } = core;
  if (!OF_YOU.test(asked.folded.join(''))) return undefined;
  const text = addressedAsYou(situation.persona, asked.raw);
  const terms = tellingTerms(lexicon, text);
  if (terms.length < LEAST_TELLING && namedIn(lexicon, text).length === 0) return undefined;
  const kin = kinNamed(lexicon, text);
  const type = typeOf(lexicon, text);
  // A reason, and what something was, are told by nothing that only holds the words.
  if (type === 'why' || type === 'who' || (type === 'open' && WHAT.test(asked.folded.join(''))))
    return undefined;
  const isChinese = asked.hanzi > 0;
  const told = [
    ...(situation.biography?.entries ?? []).map(({ asks, foreign, answer }) => ({
      line: answer,
      asks: isChinese ? asks : foreign,
    })),
    ...factsOf(situation.persona).map((line) => ({ line, asks: [] })),
  ];
  const isLiking = LIKING.test(asked.raw);
  const fitting = told.filter(({ line, asks }) => {
    // 最喜欢上海的哪个地方 is told by no birthday there.
    if (isLiking && !LIKING.test(line.zh)) return false;
    const own = isChinese ? [line.zh] : [line.en, line.pt];
    // What is told of somebody else is nothing that was asked.
    const others = kinNamed(lexicon, line.zh).filter((one) => !kin.includes(one));
    return (
      others.length === 0 &&
      (tellsOf(type, line.zh) || (type === 'how' && tellsOf('moment', line.zh))) &&
      !wasTold(context, line) &&
      // One wording with its answer, or the answer by itself: words of several make no question.
      [...asks, ''].some((ask) => coversAll(lexicon, text, [ask, ...own]))
    );
  });
  const shared = ({ line, asks }: (typeof told)[number]) =>
    terms.filter((term) => asks.some((ask) => ask.includes(term)) || line.zh.includes(term)).length +
    (terms.every((term) => line.zh.includes(term)) ? 1 : 0);
  return fitting.toSorted((one, other) => shared(other) - shared(one))[0]?.line;
}

const factsOf = ({ facts }: Persona): Line[] => Object.values(facts).flatMap((line) => line ?? []);

/**
 * What is told of somebody or something of the tutor's own that a question names (你儿子几岁, 你的饭馆), where the very thing
 * that was asked is told nowhere: who has a son knows something of him. Undefined where nothing is, or all was said lately.
 */
export function toldOfTheirs(context: TurnContext, asked: Utterance): Line | undefined {
  const { setting } = context;
  const { situation, core } = setting;
  if (situation.kind !== 'tutor') return undefined;
  const { lexicon } = core;
  const text = addressedAsYou(situation.persona, asked.raw);
  const kin = kinNamed(lexicon, text);
  const things = namedIn(lexicon, text).filter((noun) =>
    new RegExp(`[你您](?:的|家的?)?${noun}`, 'u').test(text),
  );
  if (kin.length !== 1 && (kin.length > 0 || things.length === 0)) return undefined;
  if (!OF_YOU.test(asked.folded.join(''))) return undefined;
  const told = [
    ...(situation.biography?.entries ?? []).map(({ answer }) => answer),
    ...factsOf(situation.persona),
  ];
  const fitting = told.filter(({ zh }) => {
    const named = kinNamed(lexicon, zh);
    return kin.length > 0
      ? named.length === 1 && named[0] === kin[0]
      : named.length === 0 && things.some((noun) => zh.includes(noun));
  });
  const type = typeOf(lexicon, text);
  // 你儿子上学了吗 is told by nothing that only has a son in it.
  const asks = tellingTerms(lexicon, text).filter((term) => !kin.includes(term));
  const telling =
    fitting.find(({ zh }) => type !== 'open' && type !== 'why' && tellsOf(type, zh)) ??
    fitting.find(
      (line) => !wasTold(context, line) && (kin.length === 0 || asks.some((term) => line.zh.includes(term))),
    );
  return telling === undefined || wasTold(context, telling) ? undefined : telling;
}
