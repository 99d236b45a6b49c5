// Opens the language core's reader in the browser: its data is fetched once, when somebody first wants pinyin.

import lexiconUrl from '../../../../chinese/data/lexicon.bin?url';
import soundsUrl from '../../../../chinese/data/polyphones.bin?url';
import { createReader, loadSounds, toMarks } from '../../../../chinese/sounds/index.ts';
import { loadLexicon } from '../../../../chinese/words/index.ts';

/** A marked syllable (`xíng`) per code point of the text; undefined for what is no hanzi or is known to nobody. */
export type ReadSyllables = (text: string) => readonly (string | undefined)[];

const HAN = /\p{Script=Han}/u;

/** Throws what `fetch` throws, or an error with the status, when the data cannot be had. */
export async function openReader(): Promise<ReadSyllables> {
  const [lexicon, sounds] = await Promise.all([readBytes(lexiconUrl), readBytes(soundsUrl)]);
  const reader = createReader(loadLexicon(lexicon), loadSounds(sounds));
  return (text) => {
    const characters = Array.from(text);
    return reader.readings(text).map((reading, place) => {
      const character = characters[place] ?? '';
      return HAN.test(character) && reading !== character ? toMarks(reading) : undefined;
    });
  };
}

async function readBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
