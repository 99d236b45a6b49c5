// The browser's speech recognition, where it has one: what was said, or why there is nothing.

export type SpeechResult =
  | { readonly text: string }
  | { readonly problem: 'unsupported' | 'denied' | 'nothing' | 'failed' };

/** What we use of the interface, which the type libraries lack because it is no standard yet. */
type Recognition = EventTarget & {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  stop(): void;
};
type Result = { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> };

function constructorOf(): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ?? Reflect.get(globalThis, 'webkitSpeechRecognition');
  if (typeof found !== 'function') return undefined;
  return found as new () => Recognition; // by these names browsers have nothing else
}

export type Listening = { readonly heard: Promise<SpeechResult>; readonly stop: () => void };

const PROBLEMS: Readonly<Record<string, 'denied' | 'nothing'>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'no-speech': 'nothing',
};

/** Listens for one utterance, in Mandarin unless another language is named. `stop` ends it early; what was heard by then counts. */
export function listen(language = 'zh-CN'): Listening {
  const Recognition = constructorOf();
  if (!Recognition) return { heard: Promise.resolve({ problem: 'unsupported' }), stop: () => undefined };
  const recognition = Object.assign(new Recognition(), {
    lang: language,
    interimResults: false,
    maxAlternatives: 1,
  });
  const heard = new Promise<SpeechResult>((resolve) => {
    recognition.addEventListener('result', (event) => {
      const { results } = event as Event & Result; // the event of this interface
      resolve({ text: Array.from(results, (result) => result[0]?.transcript ?? '').join('') });
    });
    recognition.addEventListener('error', (event) => {
      const { error } = event as Event & { readonly error?: string }; // likewise
      resolve({ problem: PROBLEMS[error ?? ''] ?? 'failed' });
    });
    recognition.addEventListener('end', () => resolve({ problem: 'nothing' }));
  });
  try {
    recognition.start();
  } catch {
    // Some browsers throw where they could say that it is not allowed.
    return { heard: Promise.resolve({ problem: 'failed' }), stop: () => undefined };
  }
  return { heard, stop: () => recognition.stop() };
}
