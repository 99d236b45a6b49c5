// Reads what a model answers while it comes: the words of `say` out of a JSON object, or of what a sloppy model made of it.

import { createStringReader } from './json-string.ts';
import { salvage, translationIn } from './salvage.ts';

export type Reply = {
  /** All that was said; empty when nothing usable came. */
  readonly text: string;
  readonly translation: string | undefined;
  /** Whether what was said has an end; false for an object that was cut off inside it. */
  readonly isWhole: boolean;
};

export type ReplyReader = {
  /** Takes a piece of the answer; returns what of it can be said now. */
  readonly push: (piece: string) => string;
  readonly end: () => Reply;
};

/** A model that has said nothing in Chinese and begun no object by then is read as plain text. */
const UNDECIDED_MAX = 200;
/** What follows `say` is read so far: a translation is no longer. */
const REST_MAX = 4000;
/** An object whose `say` has not come by then has none. */
const SEEK_MAX = 8000;

const HAN = /\p{Script=Han}/u;
/** Keys that models use for what should be `say`. */
const SAY = /["'“](?:say|text|answer|reply|response|content|message|output)["'”]\s*[:：]\s*"/;
/** Signs of markup that a model could not keep to itself. */
const MARKUP = /[*`#]+/g;

/** An escape can name U+0000, which no text of PostgreSQL can hold. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');
/** And half a character, which none of its JSON can; where the other half never came. */
const storable = (text: string): string => withoutNul(text).toWellFormed();

type Mode = 'undecided' | 'plain' | 'seek' | 'say' | 'rest';

export function createReplyReader(): ReplyReader {
  const reader = createReader();
  return {
    push: reader.push,
    end: () => {
      const { text, translation, isWhole } = reader.end();
      return {
        text: storable(text),
        translation: translation === undefined ? undefined : storable(translation),
        isWhole,
      };
    },
  };
}

function createReader(): ReplyReader {
  const say = createStringReader();
  let mode: Mode = 'undecided';
  let held = '';
  let said = '';

  function take(piece: string): string {
    switch (mode) {
      case 'undecided':
        held += piece;
        return decide();
      case 'plain':
        return piece;
      case 'seek':
        if (held.length < SEEK_MAX) held += piece;
        return seek();
      case 'say':
        return hear(piece);
      case 'rest':
        held = (held + piece).slice(0, REST_MAX);
        return '';
    }
  }

  function decide(): string {
    const start = held.replace(/^[\s\uFEFF]*(?:```[a-z]*\s*)?/i, '');
    const brace = start.indexOf('{');
    const han = start.search(HAN);
    if (brace >= 0 && (han < 0 || brace < han)) {
      mode = 'seek';
      held = start.slice(brace);
      return seek();
    }
    if (han < 0 && start.length < UNDECIDED_MAX) return '';
    mode = 'plain';
    held = '';
    return start;
  }

  function seek(): string {
    const found = SAY.exec(held);
    if (!found) return '';
    mode = 'say';
    const after = held.slice(found.index + found[0].length);
    held = '';
    return hear(after);
  }

  function hear(piece: string): string {
    const { text, rest } = say.push(piece);
    if (rest !== undefined) {
      mode = 'rest';
      held = rest.slice(0, REST_MAX);
    }
    return text;
  }

  function add(text: string): string {
    const clean = withoutNul(text).replace(MARKUP, '');
    // A model may begin with a blank line; nothing of it is shown.
    const shown = said === '' ? clean.trimStart() : clean;
    said += shown;
    return shown;
  }

  return {
    push: (piece) => add(take(piece)),
    end: () => {
      if (mode === 'undecided') add(held);
      if (mode === 'seek')
        return { text: salvage(held) ?? '', translation: translationIn(held), isWhole: true };
      if (mode === 'say') add(say.end());
      const isWhole = mode !== 'say';
      const translation = mode === 'rest' ? translationIn(held) : undefined;
      return { text: said.trimEnd(), translation, isWhole };
    },
  };
}
