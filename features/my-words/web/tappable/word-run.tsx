// The words of one text as targets: one tab stop for all of them, arrows from word to word, and the card of the open one.

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { Piece } from '../words/word-target.ts';
import { allowSelection } from './allow-selection.ts';
import { markedPlaces } from './marked-places.ts';
import { loadCard, needed, OpenCard } from './open-card.tsx';
import { prefetchWords } from './prefetch.ts';
import { type Unit, unitsOf } from './units.ts';
import { useInView } from './use-in-view.ts';
import { WordPiece } from './word-piece.tsx';

type WordRunProps = {
  readonly pieces: readonly Piece[];
  /** Words that are underlined. */
  readonly marked: readonly string[];
  /** Whether pinyin stands above a piece. */
  readonly hasPinyin: (piece: Piece) => boolean;
  readonly onOpen?: ((word: string) => void) | undefined;
};

/** Lines far enough apart for pinyin between them. */
export const LINE_WITH_PINYIN = 'leading-[2.1]';

export function WordRun({ pieces, marked, hasPinyin, onOpen }: WordRunProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [current, setCurrent] = useState<number | null>(null);
  const wasOpen = useRef<number | null>(null);
  const wasSeen = useInView(root);
  const showPinyin = pieces.some(hasPinyin);
  const places = pieces.flatMap(({ target }, place) => (target ? [place] : []));
  const underlined = markedPlaces(pieces, marked);
  useEffect(() => {
    if (wasSeen) prefetchWords(pieces.flatMap(({ target }) => (target ? [target.word] : [])));
  }, [wasSeen, pieces]);

  const show = (place: number) => {
    setOpen(place);
    const opened = pieces[place];
    if (opened) onOpen?.(opened.word.simplified);
    void needed(loadCard).then((isThere) => isThere || setOpen(null));
  };
  const onClick = (event: MouseEvent) => {
    const place = placeOf(event.target);
    const closes = place === wasOpen.current;
    wasOpen.current = null;
    // A word that is being selected is not being asked for, and a second tap on the open one only closes it.
    if (event.detail > 1) setOpen(null);
    else if (place !== undefined && !isSelecting() && !closes) show(place);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = step(places, place, event.key);
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (next === undefined) show(place);
    else elementAt(root.current, next)?.focus();
  };

  const stop = current !== null && places.includes(current) ? current : places[0];
  const drawn = (place: number, piece = pieces[place]) => (
    <WordPiece
      key={place}
      place={place}
      piece={piece}
      showPinyin={piece !== undefined && hasPinyin(piece)}
      isMarked={underlined.has(place)}
      isStop={place === stop}
      isOpen={place === open}
    />
  );
  const target = open === null ? undefined : pieces[open]?.target;
  const anchor = useCallback(() => (open === null ? null : elementAt(root.current, open)), [open]);
  return (
    <>
      {/* The words inside are the controls; what happens to them is heard here, once for all. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <span
        ref={root}
        lang="zh-Hans"
        onPointerDown={(event) => {
          wasOpen.current = open !== null && placeOf(event.target) === open ? open : null;
          if (event.pointerType === 'mouse') allowSelection(event.currentTarget);
        }}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={(event) => setCurrent(placeOf(event.target) ?? current)}
      >
        {showPinyin
          ? unitsOf(pieces).map((unit) => <TogetherUnit key={unit.places[0]} unit={unit} drawn={drawn} />)
          : pieces.map((_, place) => drawn(place))}
      </span>
      {open !== null && target ? (
        <OpenCard
          key={open}
          target={target}
          anchor={anchor}
          onClose={() => setOpen((now) => (now === open ? null : now))}
        />
      ) : null}
    </>
  );
}

type TogetherUnitProps = { readonly unit: Unit; readonly drawn: (place: number) => ReactNode };

function TogetherUnit({ unit, drawn }: TogetherUnitProps) {
  return (
    <span className={classNames(LINE_WITH_PINYIN, unit.isShort && 'whitespace-nowrap')}>
      {unit.places.map((place) => drawn(place))}
    </span>
  );
}

function placeOf(target: EventTarget): number | undefined {
  const word = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
  return word?.dataset['word'] === undefined ? undefined : Number(word.dataset['word']);
}

function elementAt(root: HTMLElement | null, place: number): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-word="${place}"]`) ?? null;
}

function isSelecting(): boolean {
  return getSelection()?.type === 'Range';
}

/** Where a key leads from a word; undefined for keys that lead nowhere. */
function step(places: readonly number[], place: number, key: string): number | undefined {
  const at = places.indexOf(place);
  if (key === 'ArrowRight') return places[Math.min(at + 1, places.length - 1)];
  if (key === 'ArrowLeft') return places[Math.max(at - 1, 0)];
  if (key === 'Home') return places[0];
  return key === 'End' ? places.at(-1) : undefined;
}
