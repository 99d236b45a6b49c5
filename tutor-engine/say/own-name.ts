// The learner's own name and country in help with what to say: as told, else as may be guessed, else a blank to fill in.

import type { Line } from '../../content/schema/line.ts';
import type { Locale } from '../../kit/core/locale.ts';
import type { Help } from '../state/help.ts';
import type { TurnContext } from '../state/turn-context.ts';
import { matchAny, type Slots } from '../understand/patterns/match.ts';
import { beginningOf } from './blank.ts';
import { fill, same } from './wording.ts';

/** Where who has told nothing may come from, by the language that is explained in; the likeliest first. */
const LIKELY: Readonly<Record<Locale, readonly string[]>> = {
  pt: ['巴西', '葡萄牙'],
  en: ['英国', '美国'],
  zh: [],
};
const HOMELAND_PATTERNS = ['(^|我|，)(也|都|)(是|来自|从){country}(人|来|$|，)', '^(我|)(也|)是{country}'];
const ALONE = ['^{country}(人|)$'];

/**
 * The help with `{name}` and `{homeland}` filled in. Where nobody knows them, a whole sentence with them ends at its
 * first words; a country that is only likely is offered beside the others and beside the blank.
 */
export function withOwnName(context: TurnContext, help: Help): Help {
  const { state, setting } = context;
  const name = state.name ?? setting.learnerName;
  const isUntold = state.country === undefined;
  const known: Slots = name === undefined ? {} : { name: same(name) };
  const ways = (line: Line): Line[] => {
    const filled = has(line, 'homeland')
      ? homelands(context).map((homeland) => fill(line, { ...known, homeland }))
      : [isOwn(line) ? fill(line, known) : line];
    return filled.filter((one) => one !== undefined);
  };
  const { full, others = [] } = help;
  // A nickname to tap, for who has told no name and cannot write theirs.
  const beginning = full && has(full, 'name') ? beginningOf(help.start) : undefined;
  const isOtherName = (line: Line): boolean =>
    name !== undefined && beginning !== undefined && !has(line, 'name') && line.zh.startsWith(beginning);
  const [whole = help.start, ...more] = full === undefined ? [] : ways(full);
  const needsBlank = isUntold && whole !== help.start && full?.zh === COUNTRY_ALONE;
  return {
    idea: ways(help.idea)[0] ?? help.start,
    start: help.start,
    ...(full === undefined ? {} : { full: whole }),
    others: [
      ...more,
      ...(needsBlank ? [help.start] : []),
      ...others.filter((line) => !isOtherName(line)).flatMap(ways),
    ],
  };
}

/** A sentence that says nothing but the country, whose first words are the blank for it. */
const COUNTRY_ALONE = '我是{homeland}人。';

/** The country that the learner says they are from, as it stands in the lists of the level. */
export function countryTold({ said, words, open }: TurnContext): string | undefined {
  if (words.country === undefined) return undefined;
  const isAsked = open?.kind === 'question' && open.question.about === 'home';
  return matchAny(isAsked ? [...HOMELAND_PATTERNS, ...ALONE] : HOMELAND_PATTERNS, said, words)?.country?.zh;
}

/** In Portuguese as the lines with {homeland} need it: sou do Brasil. */
function homelands({ state, setting, words: { country = [] } }: TurnContext): Line[] {
  const wanted = state.country === undefined ? LIKELY[setting.locale] : [state.country];
  return wanted.flatMap((zh) =>
    country.filter((word) => word.zh === zh).map(({ en, pt, from = `de ${pt}` }) => ({ zh, en, pt: from })),
  );
}

function has({ zh }: Line, slot: 'name' | 'homeland'): boolean {
  return zh.includes(`{${slot}}`);
}

const isOwn = (line: Line): boolean => has(line, 'name') || has(line, 'homeland');
