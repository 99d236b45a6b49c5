// A word of a list: what it means, how well it is known, and when each of its skills comes back.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { SelectBox } from '../../../../kit/web/ui/fields/select-box.tsx';
import { FoldedText } from '../../../../kit/web/ui/text/folded-text.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { markedSyllables } from '../marked-syllables.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import type { ListedWord } from '../queries.ts';
import { t } from '../texts.ts';

type ListedWordRowProps = {
  readonly listed: ListedWord;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  /** Shows the words of a tag alone. */
  readonly onTag: (tag: string) => void;
  /** What counts as today. */
  readonly now: number;
};

export function ListedWordRow({ listed, isSelected, onSelect, onTag, now }: ListedWordRowProps) {
  const { word, reading, gloss, ownMeaning, tags, state } = listed;
  return (
    <li className="flex items-start gap-2 border-t border-line py-2">
      <SelectBox label={t('words.select', { word })} isSelected={isSelected} onSelect={onSelect} />
      <div className="min-w-0 grow py-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-hanzi leading-tight">
            <ChineseWords text={word} pinyin="never" />
          </span>
          <span lang="zh-Latn" className="text-muted">
            {markedSyllables(word, reading)}
          </span>
          <StateBadge state={state} />
        </div>
        {gloss ? (
          <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-small text-muted">
            <MixedText text={gloss[GLOSS_LANGUAGE]} />
          </p>
        ) : null}
        {ownMeaning === '' ? null : (
          <div className="text-small break-words text-muted">
            <FoldedText text={t('words.note', { note: ownMeaning })} />
          </div>
        )}
        {tags.length > 0 ? <Tags tags={tags} onTag={onTag} /> : null}
        {state && !state.isSuspended ? <NextReviews skills={state.skills} now={now} /> : null}
      </div>
    </li>
  );
}

type TagsProps = { readonly tags: readonly string[]; readonly onTag: (tag: string) => void };

function Tags({ tags, onTag }: TagsProps) {
  return (
    <ul aria-label={t('words.tags')} className="-ms-1 flex flex-wrap gap-x-2">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            onClick={() => onTag(tag)}
            className="min-h-11 px-1 text-small text-active underline-offset-4 hover:underline"
          >
            #{tag}
          </button>
        </li>
      ))}
    </ul>
  );
}

type WordState = NonNullable<ListedWord['state']>;

function StateBadge({ state }: { readonly state: ListedWord['state'] }) {
  if (!state) return null;
  if (state.isSuspended) return <Badge tone="info">{t('words.state.suspended')}</Badge>;
  if (state.isLeech) return <Badge tone="retry">{t('words.state.leech')}</Badge>;
  if (state.skills.every(({ stage }) => stage === 'new'))
    return <Badge tone="info">{t('words.state.new')}</Badge>;
  return (
    <Badge tone={state.isKnown ? 'good' : 'retry'}>
      {t(state.isKnown ? 'words.state.review' : 'words.state.learning')}
    </Badge>
  );
}

/** When each skill that was begun comes back, the soonest first. */
function NextReviews({ skills, now }: { readonly skills: WordState['skills']; readonly now: number }) {
  const begun = skills
    .filter(({ stage, due, isSuspended }) => stage !== 'new' && (due !== null || isSuspended))
    .toSorted((a, b) => timeOf(a.due) - timeOf(b.due));
  if (begun.length === 0) return null;
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-4 text-caption text-muted">
      {begun.map(({ skill, due }) => (
        <li key={skill}>
          {t('words.skill', {
            skill: t(`skills.${skill}`),
            when: due === null ? t('words.setAside') : whenText(Date.parse(due), now),
          })}
        </li>
      ))}
    </ul>
  );
}

/** What is set aside stands last. */
const timeOf = (due: string | null): number => (due === null ? Number.POSITIVE_INFINITY : Date.parse(due));

function whenText(due: number, now: number): string {
  const date = new Date(due);
  if (due <= now || date.toDateString() === new Date(now).toDateString()) return t('words.dueNow');
  // A day of another year would be taken for one that is over.
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return t('words.due', { date: formatDate(date, { day: 'numeric', month: 'short', ...year }) });
}
