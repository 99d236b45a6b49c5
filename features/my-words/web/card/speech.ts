// Says Chinese with the browser's own voice.

export type Saying = 'said' | 'no-voice' | 'failed';

const MANDARIN = /^(zh([-_](CN|Hans|SG).*)?|cmn.*)$/i;
const OTHER_CHINESE = /^zh/i;
/** Voices of some browsers come late; this long is waited for them. */
const VOICES_MS = 1500;
/** Slower than native talk, so that tones can be heard. */
const RATE = 0.85;

/** Resolves when it has been said, or cannot be. A later call ends an earlier one, which then counts as said. */
export async function say(text: string): Promise<Saying> {
  if (typeof speechSynthesis === 'undefined') return 'no-voice';
  const voice = mandarinOf(await findVoices());
  if (!voice) return 'no-voice';
  speechSynthesis.cancel();
  return new Promise((resolve) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice.lang,
      rate: RATE,
    });
    utterance.addEventListener('end', () => resolve('said'));
    utterance.addEventListener('error', ({ error }) =>
      resolve(error === 'interrupted' || error === 'canceled' ? 'said' : 'failed'),
    );
    speechSynthesis.speak(utterance);
  });
}

export function stopSaying(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}

/** Mandarin as on the mainland first; other Chinese voices, Cantonese apart, rather than none. */
function mandarinOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  return (
    voices.find(({ lang }) => MANDARIN.test(lang)) ??
    voices.find(({ lang }) => OTHER_CHINESE.test(lang) && !/HK|yue/i.test(lang))
  );
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
