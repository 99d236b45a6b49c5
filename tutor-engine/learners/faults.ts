// What must never be found in a talk.

import type { Transcript, TutorMessage } from './types.ts';

const LATELY = 5;
/** For so many answers an offer of anything else stands: the talk is the learner's until they leave. */
const OFFERED = 2;

/** Each fault is one line that names the talk, the turn and what is wrong. */
export function faultsIn({ learner, stage, opening, exchanges }: Transcript): string[] {
  const answers = [opening, ...exchanges.map(({ heard }) => heard)];
  return exchanges.flatMap(({ said, heard }, index) => {
    const lately = answers.slice(Math.max(0, index + 1 - LATELY), index + 1);
    return [
      ...(lately.some(({ text }) => text === heard.text)
        ? [`said within ${LATELY} turns: ${heard.text}`]
        : []),
      ...(hasWayOn(heard) ||
      isAnswered(said.text, heard) ||
      isOfferedMore(answers.slice(Math.max(0, index + 1 - OFFERED), index + 1))
        ? []
        : [`a dead end: ${heard.text}`]),
      ...((heard.text.match(/[？?]/gu) ?? []).length > 1 ? [`asks twice: ${heard.text}`] : []),
      ...inventedMistakes(said.text, heard),
    ].map((fault) => `${learner} in ${stage.name}, turn ${index + 1}, "${said.text}": ${fault}`);
  });
}

/** Something is open, or is asked or asked for, or there is help with what was asked, or the talk has come to its end. */
function hasWayOn({ text, ask, end, move }: TutorMessage): boolean {
  return (
    text.trim() !== '' &&
    (ask !== undefined || end !== undefined || move === 'drill' || move === 'hint' || /[？?]/u.test(text))
  );
}

/** Nothing is left to be reached: who asked has been answered, and who told something has heard something back. */
function isAnswered(said: string, { text, ask }: TutorMessage): boolean {
  return ask === undefined && (ASKS.test(said) || (text.match(/[。！]/gu) ?? []).length > 1);
}

const ASKS = /[？?吗呢]|什么|怎么|几|多[少久长远大高]|哪|谁|一遍|可以/u;

/** Nothing is left to be reached and anything else was offered: whoever is talked to only answers. */
function isOfferedMore(lately: readonly TutorMessage[]): boolean {
  return lately.some(({ text, ask, end }) => ask === undefined && end === undefined && /[？?]/u.test(text));
}

function inventedMistakes(said: string, { recorded = [] }: TutorMessage): string[] {
  return recorded
    .filter(({ kind, evidence }) => kind === 'mistake' && (evidence === '' || !said.includes(evidence)))
    .map(({ what, evidence }) => `a mistake that is not there: ${what} ${evidence}`);
}

/** The share of running words beyond the level in all that was heard in these talks, weighted by length. */
export function shareBeyond(transcripts: readonly Transcript[]): number {
  const heard = transcripts.flatMap(({ exchanges }) => exchanges.map((exchange) => exchange.heard));
  const weight = heard.reduce((sum, { text }) => sum + text.length, 0);
  const beyond = heard.reduce((sum, { text, level }) => sum + text.length * (level?.share ?? 0), 0);
  return weight === 0 ? 0 : beyond / weight;
}
