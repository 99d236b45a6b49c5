// Speaks instead of typing: what the browser has heard is handed over as text, to be looked at before it counts.

import { Mic, Square } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { type Listening, listen, type SpeechResult } from './recognition.ts';
import { t } from './speech-texts.ts';

type Problem = Extract<SpeechResult, { problem: string }>['problem'];
const TEXTS = {
  unsupported: 'noRecognition',
  denied: 'noMicrophone',
  nothing: 'nothingHeard',
  failed: 'recognitionFailed',
} as const satisfies Record<Problem, string>;

/** Long enough to read why it did not work; then the room is the writer's again. */
const TOLD_MS = 10_000;

type DictationButtonProps = {
  readonly onText: (text: string) => void;
  /** Of what is said, where that is not Chinese that is being learnt. */
  readonly language?: string;
};

export function DictationButton(props: DictationButtonProps) {
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <Dictation {...props} />
    </Suspense>
  );
}

function Dictation({ onText, language }: DictationButtonProps) {
  const [state, setState] = useState<'idle' | 'listening' | Problem>('idle');
  const current = useRef<Listening | null>(null);
  useEffect(() => () => current.current?.stop(), []);
  useEffect(() => {
    if (state === 'idle' || state === 'listening') return;
    const timer = setTimeout(() => setState('idle'), TOLD_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const isListening = state === 'listening';
  const begin = async () => {
    const listening = listen(language);
    current.current = listening;
    setState('listening');
    const heard = await listening.heard;
    if (current.current !== listening) return;
    if ('problem' in heard) setState(heard.problem);
    else {
      setState('idle');
      onText(heard.text);
    }
  };
  const label = isListening ? t('stopDictating') : t('dictate');
  return (
    <span className="contents">
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-pressed={isListening}
        onClick={() => (isListening ? current.current?.stop() : void begin())}
        className="grid size-11 shrink-0 place-items-center rounded-soft text-ink transition-colors hover:bg-raised aria-pressed:bg-wrong-ground aria-pressed:text-wrong"
      >
        {isListening ? (
          <Square aria-hidden="true" size={18} fill="currentColor" />
        ) : (
          <Mic aria-hidden="true" size={20} />
        )}
      </button>
      {/* Last in its row: what follows the button stays beside it. */}
      <output className="order-last basis-full px-2 pb-1 text-caption text-muted empty:hidden">
        {isListening ? t(language === undefined ? 'listening' : 'listeningFreely') : null}
        {state === 'idle' || state === 'listening' ? null : t(TEXTS[state])}
      </output>
    </span>
  );
}
