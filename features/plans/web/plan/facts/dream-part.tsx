// Where a plan takes up the learner's own dream, theme by theme and word by word.

import { Link } from 'react-router';
import { languageTag, locale } from '../../../../../kit/web/i18n.ts';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../../my-words/web/api.ts';
import type { Plan } from '../../queries.ts';
import { t } from '../../texts.ts';
import { linkOf } from '../session/items.ts';

type Use = Plan['dream'][number];

/** Nothing for a dream that names nothing in particular. */
export function DreamPart({ dream }: { readonly dream: Plan['dream'] }) {
  if (dream.length === 0) return null;
  return (
    <Section title={t('dreamUse.title')}>
      <ul className="grid gap-3">
        {dream.map((use) => (
          <li key={use.term}>
            <p className="font-bold">{use.term}</p>
            <Used use={use} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Used({ use: { items, words, elsewhere } }: { readonly use: Use }) {
  if (items.length + words.length === 0)
    return (
      <>
        <p className="text-muted">{t('dreamUse.elsewhere')}</p>
        <Items items={elsewhere} />
      </>
    );
  return (
    <>
      <Items items={items} />
      {words.length === 0 ? null : (
        <p>
          {t('dreamUse.words')} <ChineseWords text={words.join('　')} pinyin="always" />
        </p>
      )}
    </>
  );
}

const Items = ({ items }: { readonly items: Use['items'] }) => (
  <ul className="flex flex-wrap gap-x-4">
    {items.map((item) => (
      <li key={`${item.kind} ${item.ref}`}>
        <Link
          to={linkOf(item)}
          className="inline-flex min-h-11 items-center gap-2 underline decoration-line-strong underline-offset-4"
        >
          <span className="text-small text-muted">{t(`kinds.${item.kind}`)}</span>
          <span lang={languageTag}>{item.title[locale]}</span>
        </Link>
      </li>
    ))}
  </ul>
);
