// Says Chinese with the browser's own voice.

export type Saying = 'said' | 'no-voice' | 'failed';

const MANDARIN = /^(zh([-_](CN|Hans|SG).*)?|cmn.*)$/i;
const OTHER_CHINESE = /^zh/i;
/** Voices of some browsers come late; this long is waited for them. */
const VOICES_MS = 1500;
/** Slower than native talk, so that tones can be heard. */
const RATE = 0.85;

/** How somebody sounds: which voice, where the browser has both, and its pitch and speed, 1 being its own. */
export type Voice = { readonly kind: 'woman' | 'man'; readonly pitch: number; readonly rate: number };

/** Resolves when it has been said, or cannot be. A later call ends an earlier one, which then counts as said. */
export async function say(text: string, as?: Voice): Promise<Saying> {
  if (typeof speechSynthesis === 'undefined') return 'no-voice';
  const voice = mandarinOf(await findVoices(), as?.kind);
  if (!voice) return 'no-voice';
  speechSynthesis.cancel();
  return new Promise((resolve) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice.lang,
      rate: RATE * (as?.rate ?? 1),
      pitch: as?.pitch ?? 1,
    });
    utterance.addEventListener('end', () => resolve('said'));
    utterance.addEventListener('error', ({ error }) =>
      resolve(error === 'interrupted' || error === 'canceled' ? 'said' : 'failed'),
    );
    speechSynthesis.speak(utterance);
  });
}

/** Whether anything can be said at all. */
export async function hasMandarinVoice(): Promise<boolean> {
  return typeof speechSynthesis !== 'undefined' && mandarinOf(await findVoices(), undefined) !== undefined;
}

export function stopSaying(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}

/** Names that common systems give their Mandarin voices; others are taken as they come. */
const WOMEN = /xiaoxiao|xiaoyi|tingting|huihui|yaoyao|female|google/i;
const MEN = /yunxi|yunyang|yunjian|kangkang|li-?mu|\bmale/i;

/** Mandarin as on the mainland first; other Chinese voices, Cantonese apart, rather than none. */
function mandarinOf(
  voices: readonly SpeechSynthesisVoice[],
  kind: Voice['kind'] | undefined,
): SpeechSynthesisVoice | undefined {
  const mandarin = voices.filter(({ lang }) => MANDARIN.test(lang));
  const named = kind && mandarin.find(({ name }) => (kind === 'woman' ? WOMEN : MEN).test(name));
  return named ?? mandarin[0] ?? voices.find(({ lang }) => OTHER_CHINESE.test(lang) && !/HK|yue/i.test(lang));
}

async function findVoices(): Promise<readonly SpeechSynthesisVoice[]> {
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return voices;
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_MS);
  });
  return speechSynthesis.getVoices();
}
