// Says the captions with a voice of this device alone: a voice that lives on another host would be told what a child hears.

import type { CastName, FilmLanguage } from '../../../../content/schema/films/film-kinds.ts';
import type { Caption } from '../../domain/index.ts';

const PITCHES: Readonly<Partial<Record<CastName, number>>> = {
  panda: 1.35,
  sparrow: 1.75,
  tortoise: 0.7,
  fox: 1.2,
  baby: 1.8,
  papa: 0.8,
  grandpa: 0.65,
  grandma: 0.95,
};
const TAGS: Readonly<Record<FilmLanguage, RegExp>> = { zh: /^(zh([-_](CN|Hans).*)?|cmn.*)$/i, en: /^en/i };
/** As slowly as the captions go. */
const RATE = 0.85;

function voiceFor(language: FilmLanguage): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  return speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && TAGS[language].test(lang));
}

/** Voices of some browsers come late; so long is waited for them. */
const VOICES_MS = 1500;

/** Whether this device can say the captions of a language by itself. */
export async function hasVoice(language: FilmLanguage): Promise<boolean> {
  if (typeof speechSynthesis === 'undefined') return false;
  if (speechSynthesis.getVoices().length === 0)
    await new Promise<void>((resolve) => {
      speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
      setTimeout(resolve, VOICES_MS);
    });
  return voiceFor(language) !== undefined;
}

/** Says a caption, or a word; says nothing where the device has no voice of its own. */
export function narrate(
  { by, ...texts }: Pick<Caption, 'by' | 'zh' | 'en'>,
  language: FilmLanguage,
  speed: number,
): void {
  const voice = voiceFor(language);
  if (!voice) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(texts[language]);
  Object.assign(utterance, {
    voice,
    lang: voice.lang,
    rate: RATE * speed,
    pitch: (by && PITCHES[by]) ?? 1,
  });
  speechSynthesis.speak(utterance);
}

export function stopNarrating(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
