// What a session is made of: each item with what it is, how long it takes, and whether it is done.

import { BookOpen, Check, Ear, MessageCircle, RotateCcw, ScrollText, Users } from 'lucide-react';
import { Link } from 'react-router';
import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { classNames } from '../../../../../kit/web/ui/elements/class-names.ts';
import { Why } from '../../../../../kit/web/ui/text/why.tsx';
import type { Item, Plan } from '../../queries.ts';
import { t } from '../../texts.ts';
import { linkOf } from './items.ts';

const ICONS = {
  review: RotateCcw,
  lesson: BookOpen,
  scene: Ear,
  role: Users,
  talk: MessageCircle,
  text: ScrollText,
} as const;

/** `cards`: of a review that is due today, of so many that the day has. */
type ListedItem = Omit<Item, 'minutes'> & {
  readonly minutes?: number;
  readonly cards?: number;
  readonly dayCards?: number;
};

type ItemListProps = {
  readonly items: readonly ListedItem[];
  readonly done: readonly boolean[];
  /** For who only reads along: nothing leads anywhere. */
  readonly isReadOnly?: boolean;
  /** Why each is there; nothing where that is not known. */
  readonly reasons?: Reasons;
};
type Reasons = Plan['reasons'];

const whyOf = (reasons: Reasons | undefined, { kind, ref }: Pick<Item, 'kind' | 'ref'>) =>
  reasons?.find((reason) => reason.kind === kind && reason.ref === ref)?.why;

const ROW = 'flex min-h-11 items-center gap-3 rounded-soft px-2 py-1';

export function ItemList({ items, done, isReadOnly = false, reasons }: ItemListProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <li key={`${item.kind} ${item.ref} ${item.part}`}>
          {isReadOnly ? (
            <div className={ROW}>
              <ItemLine item={item} isDone={false} />
            </div>
          ) : (
            <Link to={linkOf(item)} className={classNames(ROW, 'transition-colors hover:bg-raised')}>
              <ItemLine
                item={item}
                isDone={done[index] ?? false}
                {...(done[index] ? {} : { why: whyOf(reasons, item) })}
              />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

type SessionItem = ListedItem & { readonly isDone: boolean };

/** What is still to do in a session; what is done is named below, and leads nowhere any more. */
export function SessionItems({
  items,
  reasons,
}: {
  readonly items: readonly SessionItem[];
  readonly reasons?: Reasons;
}) {
  const open = items.filter(({ isDone }) => !isDone);
  const done = items.filter(({ isDone }) => isDone);
  return (
    <>
      <ItemList items={open} done={[]} {...(reasons ? { reasons } : {})} />
      {done.length === 0 ? null : (
        <p className="mt-1 flex gap-3 px-2 text-small text-muted">
          <Check aria-hidden="true" size={18} className="shrink-0 text-good" />
          <span>{t('doneInSession', { items: done.map(nameOf).join(' · ') })}</span>
        </p>
      )}
    </>
  );
}

const nameOf = ({ title }: ListedItem): string => title[locale];

type ItemLineProps = {
  readonly item: ListedItem;
  readonly isDone: boolean;
  readonly why?: string | undefined;
};

function ItemLine({ item, isDone, why }: ItemLineProps) {
  const { kind, title, minutes, cards = 0 } = item;
  const Icon = ICONS[kind];
  return (
    <>
      {isDone ? (
        <Check aria-label={t('done')} size={18} className="shrink-0 text-good" />
      ) : (
        <Icon aria-hidden="true" size={18} className="shrink-0 text-muted" />
      )}
      <span className={classNames('min-w-0 grow', isDone && 'text-muted')}>
        <span lang={languageTag}>{title[locale]}</span>
        <span className="block text-caption text-muted">
          {t(`kinds.${kind}`)}
          {partText(item)}
          {cards > 0 ? ` · ${cardsText(item)}` : null}
        </span>
        {why === undefined ? null : <Why kind="now">{why}</Why>}
      </span>
      {minutes === undefined ? null : (
        <span className="shrink-0 text-small text-muted tabular-nums">
          {t('minutes.short', { count: minutes })}
        </span>
      )}
    </>
  );
}

/** The figure of the study page; where the session has room for a part of it, both. */
const cardsText = ({ cards = 0, dayCards = cards }: ListedItem): string =>
  cards < dayCards ? t('cardsOf', { count: cards, of: dayCards }) : t('cards', { count: cards });

/** Which rounds of a lesson, or which part of what goes on in another session; nothing of what is done at once. */
function partText({ kind, from = 1, part, of }: ListedItem): string {
  if (from === 1 && part === of && (kind === 'lesson' || of === 1)) return '';
  if (kind !== 'lesson') return ` · ${t('part', { part, of })}`;
  return ` · ${from === part ? t('round', { part, of }) : t('rounds', { from, part, of })}`;
}
