// The decks that a word came in and its tags there, each the way to the words beside it.

import { Link } from 'react-router';
import { t } from '../texts.ts';

type WordLabelsProps = { readonly decks: readonly string[]; readonly tags: readonly string[] };

const LINK =
  'inline-flex min-h-11 items-center px-1 text-small text-active underline-offset-4 hover:underline';

const listPath = (params: Readonly<Record<string, string>>) =>
  `/study/words?${new URLSearchParams(params).toString()}`;

export function WordLabels({ decks, tags }: WordLabelsProps) {
  return (
    <ul aria-label={t('list.labels')} className="-ms-1 flex flex-wrap gap-x-2">
      {decks.map((deck) => (
        <li key={deck}>
          <Link to={listPath({ list: `deck:${deck}` })} className={LINK}>
            {deck.replaceAll('::', ' › ')}
          </Link>
        </li>
      ))}
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={listPath({ list: 'mine', search: `#${tag}` })} className={LINK}>
            #{tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
