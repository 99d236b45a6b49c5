// How the characters are written, stroke after stroke, in the squares that paper for practice has.

import { PenLine, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { t } from '../../texts.ts';
import type { StrokeAnimation } from './stroke-animation.ts';

const HANZI = /\p{Script=Han}|〇/u;
/** More squares than any word of everyday speech has. */
const MOST = 8;

type State = 'coming' | 'ready' | 'failed';

type StrokeOrderProps = {
  readonly word: string;
  /** Offers to write it oneself. */
  readonly onWrite?: (() => void) | undefined;
  /** A heading in the card; elsewhere it stands under no heading of a known level. */
  readonly title?: 'h3' | 'p';
};

export function StrokeOrder({ word, onWrite, title: Title = 'h3' }: StrokeOrderProps) {
  const [state, setState] = useState<State>('coming');
  const [animation, setAnimation] = useState<StrokeAnimation | null>(null);
  const begun = useCallback((drawn: StrokeAnimation | null) => {
    setAnimation(drawn);
    setState(drawn ? 'ready' : 'failed');
  }, []);
  return (
    <section aria-label={t('strokes.title')}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-1">
        <Title className="grow basis-24 text-small font-bold text-muted">{t('strokes.title')}</Title>
        {onWrite ? (
          <Button look="ghost" icon={<PenLine aria-hidden="true" size={16} />} onClick={onWrite}>
            {t('strokes.write')}
          </Button>
        ) : null}
        {state === 'ready' ? (
          <Button
            look="ghost"
            icon={<RotateCcw aria-hidden="true" size={16} />}
            onClick={() => animation?.play()}
          >
            {t('strokes.replay')}
          </Button>
        ) : null}
      </div>
      {state === 'failed' ? (
        <output className="block text-small text-muted">
          {t('strokes.failed')}{' '}
          <button
            type="button"
            onClick={() => setState('coming')}
            className="min-h-11 text-active underline underline-offset-4"
          >
            {t('card.again')}
          </button>
        </output>
      ) : (
        <Squares word={word} onBegun={begun} />
      )}
    </section>
  );
}

type SquaresProps = {
  readonly word: string;
  /** With null when the strokes cannot be had. */
  readonly onBegun: (animation: StrokeAnimation | null) => void;
};

function Squares({ word, onBegun }: SquaresProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let drawn: StrokeAnimation | undefined;
    let isGone = false;
    const begin = async () => {
      const { drawStrokes } = await import('./stroke-animation.ts');
      const squares = root.current?.querySelectorAll<HTMLElement>('[data-character]') ?? [];
      drawn = await drawStrokes(Array.from(squares));
      if (isGone) return drawn.end();
      onBegun(drawn);
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) drawn.play();
    };
    begin().catch(() => isGone || onBegun(null));
    return () => {
      isGone = true;
      drawn?.end();
    };
  }, [onBegun]);
  const characters = Array.from(word).filter((character) => HANZI.test(character));
  return (
    <div ref={root} aria-hidden="true" className="flex flex-wrap gap-2">
      {characters.slice(0, MOST).map((character, place) => (
        // A word never reorders its characters.
        // oxlint-disable-next-line react/no-array-index-key
        <Square key={place} character={character} />
      ))}
    </div>
  );
}

/** A square with its dashed cross; the strokes are drawn into it. */
function Square({ character }: { readonly character: string }) {
  return (
    <span
      data-character={character}
      className="relative block size-20 rounded-[0.25rem] border border-line-strong bg-ground"
    >
      <svg viewBox="0 0 80 80" className="absolute inset-0 size-full text-line">
        <path d="M40 0V80M0 40H80" stroke="currentColor" strokeDasharray="3 4" fill="none" />
      </svg>
    </span>
  );
}
