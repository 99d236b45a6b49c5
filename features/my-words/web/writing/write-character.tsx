// Writing one character: traced, from memory, judged, or shown to those who give it up or have only keys.

import { ArrowRight, PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { t } from '../texts.ts';
import type { DrawnCharacter } from './drawn-word.ts';
import { FromMemory } from './from-memory.tsx';
import { JudgedDrawing } from './pad/judged-drawing.tsx';
import { TracePad } from './pad/trace-pad.tsx';
import { Remarks } from './remarks.tsx';
import { StrokeOrder } from './strokes/stroke-order.tsx';
import { type Beginning, type CharacterActions, useCharacter } from './use-character.ts';
import type { WrittenCharacter } from './written-word.ts';

type WriteCharacterProps = {
  readonly drawn: DrawnCharacter;
  readonly begin: Beginning;
  /** Once. */
  readonly onResult: (result: WrittenCharacter) => void;
  /** Undefined on the last character. */
  readonly onNext: (() => void) | undefined;
};

export function WriteCharacter({ drawn, begin, onResult, onNext }: WriteCharacterProps) {
  const [phase, actions] = useCharacter({ drawn, begin, onResult });
  const { character, strokes } = drawn;
  const { toMemory, toTrace, onTraced, onShow, onWritten } = actions;
  switch (phase.kind) {
    case 'memory':
      return <FromMemory onWritten={onWritten} onShow={onShow} onTrace={toTrace} />;
    case 'trace':
    case 'traced':
      return (
        <>
          {/* What was traced stays to be looked at; whoever traces again begins an empty square. */}
          <TracePad key={phase.round} character={character} strokes={strokes} onTraced={onTraced} />
          {phase.kind === 'traced' ? (
            <Traced onAgain={toTrace} onNext={toMemory} />
          ) : (
            <Tracing actions={actions} />
          )}
        </>
      );
    case 'shown':
      return (
        <Result>
          <StrokeOrder title="p" word={character} />
          <Buttons onAgain={toMemory} again={t('write.toMemory')}>
            <Next onNext={onNext} />
          </Buttons>
        </Result>
      );
    case 'judged':
      return (
        <>
          <JudgedDrawing {...phase} />
          <Result>
            <Remarks character={character} judgement={phase.judgement} />
            <Buttons onAgain={toMemory} again={t('write.again')}>
              {phase.judgement.verdict === 'unsure' ? (
                <Button look="ghost" onClick={() => onShow(0)}>
                  {t('write.show')}
                </Button>
              ) : (
                <Next onNext={onNext} />
              )}
            </Buttons>
          </Result>
          {phase.judgement.verdict === 'unsure' ? null : <StrokeOrder title="p" word={character} />}
        </>
      );
  }
}

function Tracing({ actions: { toMemory, onShow } }: { readonly actions: CharacterActions }) {
  return (
    <>
      <p className="mt-2 text-center text-small text-muted">{t('write.traceHow')}</p>
      <div className="mt-1 flex flex-wrap justify-center gap-x-2">
        <Button look="ghost" onClick={toMemory}>
          {t('write.toMemory')}
        </Button>
        <Button look="ghost" onClick={() => onShow(0)}>
          {t('write.show')}
        </Button>
      </div>
    </>
  );
}

type TracedProps = { readonly onAgain: () => void; readonly onNext: () => void };

function Traced({ onAgain, onNext }: TracedProps) {
  return (
    <Result>
      <p className="text-center text-good">{t('write.traced')}</p>
      <Buttons onAgain={onAgain} again={t('write.traceAgain')}>
        <Button look="primary" icon={<PenLine aria-hidden="true" size={20} />} onClick={onNext}>
          {t('write.toMemory')}
        </Button>
      </Buttons>
    </Result>
  );
}

/** What came of it takes the focus: the button that was pressed is gone. */
function Result({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="mt-3 grid gap-3 outline-none">
      {children}
    </div>
  );
}

type ButtonsProps = { readonly again: string; readonly onAgain: () => void; readonly children?: ReactNode };

function Buttons({ again, onAgain, children }: ButtonsProps) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <Button onClick={onAgain}>{again}</Button>
      {children}
    </div>
  );
}

function Next({ onNext }: { readonly onNext: (() => void) | undefined }) {
  if (!onNext) return null;
  return (
    <Button look="primary" icon={<ArrowRight aria-hidden="true" size={20} />} onClick={onNext}>
      {t('write.next')}
    </Button>
  );
}
