// One question of the first run with its answers as large targets, one below the other.

import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { t } from '../texts.ts';

type QuestionProps = {
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly lead: string;
  /** Which question of how many, from 0. */
  readonly place: number;
  readonly count: number;
  /** What stands at the end of the line above the question. */
  readonly above: ReactNode;
  /** The answers. */
  readonly children: ReactNode;
};

export function Question({ titleRef, title, lead, place, count, above, children }: QuestionProps) {
  return (
    <section aria-labelledby="question">
      <div className="flex min-h-11 items-center gap-2">
        {Array.from({ length: count }, (_, each) => (
          <span
            key={each}
            aria-hidden="true"
            className={`h-1 w-8 rounded-full ${each <= place ? 'bg-seal-mark' : 'bg-line'}`}
          />
        ))}
        <span className="sr-only">{t('progress', { place: place + 1, of: count })}</span>
        <span className="ms-auto -me-4">{above}</span>
      </div>
      <h1
        ref={titleRef}
        id="question"
        tabIndex={-1}
        className="mt-2 font-serif text-title font-bold text-balance outline-none"
      >
        {title}
      </h1>
      <p className="mt-2 text-muted">{lead}</p>
      <ul className="mt-4 grid gap-2 tablet:mt-6 tablet:gap-3">{children}</ul>
    </section>
  );
}

type AnswerProps = {
  readonly title: string;
  readonly note?: string | undefined;
  /** A word at its end, such as what it costs. */
  readonly mark?: string | undefined;
  /** It was the answer before. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

export function Answer({ title, note, mark, isChosen, onChoose }: AnswerProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-14 w-full items-center justify-between gap-4 rounded-soft border border-line-strong bg-surface px-4 py-2.5 text-start transition-colors hover:border-ink hover:bg-raised"
      >
        <span className="grow">
          <span className="block font-bold">{title}</span>
          {note === undefined ? null : <span className="block text-small text-muted">{note}</span>}
        </span>
        {mark === undefined ? null : <span className="shrink-0 text-small text-muted">{mark}</span>}
        {isChosen ? <Check aria-label={t('chosen')} size={20} className="shrink-0" /> : null}
        <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
      </button>
    </li>
  );
}
