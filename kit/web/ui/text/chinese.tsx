// A run of Chinese: marked as such for screen readers and fonts, with pinyin above each character on wish.

import { classNames } from '../elements/class-names.ts';
import { type SyllableTone, toneOf } from './tone.ts';

export const TONE_COLOURS: Readonly<Record<SyllableTone, string>> = {
  1: 'text-tone-1',
  2: 'text-tone-2',
  3: 'text-tone-3',
  4: 'text-tone-4',
  5: 'text-tone-5',
};

type ChineseProps = {
  readonly text: string;
  /** One marked syllable (`nǐ`) per character of `text`, counted in code points; undefined for what has no sound. */
  readonly syllables?: readonly (string | undefined)[];
  readonly showPinyin?: boolean;
};

/** Takes size and colour from where it stands; learning text stands in `text-hanzi`. */
export function Chinese({ text, syllables = [], showPinyin = false }: ChineseProps) {
  if (!showPinyin) return <span lang="zh-Hans">{text}</span>;
  return (
    <span lang="zh-Hans" className="leading-[2.1]">
      {unbreakable(text).map(({ start, characters }) => (
        <span key={start} className="whitespace-nowrap">
          {characters.map((character, index) => {
            const syllable = syllables[start + index];
            if (syllable === undefined) return character;
            return (
              // A text never reorders its characters, so their place is their identity.
              // oxlint-disable-next-line react/no-array-index-key
              <ruby key={start + index}>
                {/* Room for most syllables, so that characters keep an even rhythm; inline, so that a voice reads words. */}
                <span className="px-[0.11em]">{character}</span>
                {/* A voice says the characters themselves; it would say each syllable twice. */}
                <rt
                  aria-hidden="true"
                  lang="zh-Latn"
                  className={classNames(
                    'px-[0.2em] text-[0.5em] font-normal',
                    TONE_COLOURS[toneOf(syllable)],
                  )}
                >
                  {syllable}
                </rt>
              </ruby>
            );
          })}
        </span>
      ))}
    </span>
  );
}

const OPENING = /[“‘（《〈「『【(]/;
const CLOSING = /[，。！？；：、”’）》〉」』】…—,.!?;:)]/;

type Unit = { readonly start: number; readonly characters: string[] };

/** Characters with the punctuation that must stay on their line: ruby would let a full stop begin one. */
function unbreakable(text: string): readonly Unit[] {
  const units: Unit[] = [];
  let previous = '';
  for (const [index, character] of Array.from(text).entries()) {
    const last = units.at(-1);
    const belongs =
      CLOSING.test(character) ||
      OPENING.test(previous) ||
      /[^\p{Script=Han}\p{P}\s]{2}/u.test(previous + character);
    if (last && belongs) last.characters.push(character);
    else units.push({ start: index, characters: [character] });
    previous = character;
  }
  return units;
}
