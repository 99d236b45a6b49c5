// The page of all lists: where new words come from, and what is known of each word.

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { listsQuery, type WordList } from '../queries.ts';
import { t } from '../texts.ts';
import { isSwitchable } from '../words/is-switchable.ts';
import { ListChooser } from '../words/list-chooser.tsx';
import { listName } from '../words/list-names.ts';
import { ListSwitch } from '../words/list-switch.tsx';
import { ListedWords } from '../words/listed-words.tsx';

export function StudyWordsPage() {
  const query = useQuery(listsQuery);
  return (
    <Page
      help={helpPath('words-and-reviews')}
      title={t('words.title')}
      lead={t('words.lead')}
      width="wide"
      back={{ to: '/study', label: t('words.back') }}
      actions={<ButtonLink to="/words/anki">{t('words.decks')}</ButtonLink>}
    >
      <QueryPart query={query} failed={t('words.failed')} lines={10}>
        {(lists) => <Lists lists={lists} />}
      </QueryPart>
    </Page>
  );
}

function Lists({ lists }: { readonly lists: readonly WordList[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('list');
  const list = lists.find(({ id }) => id === asked) ?? firstOf(lists);
  if (!list) return null;
  return (
    <div className="grid gap-x-12 gap-y-6 tablet:grid-cols-[16rem_minmax(0,1fr)]">
      <ListChooser
        lists={lists}
        chosen={list.id}
        onChoose={(id) => setParams({ list: id }, { replace: true, preventScrollReset: true })}
      />
      <section aria-labelledby="list-title" className="min-w-0">
        <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 id="list-title" className="font-serif text-lead font-bold">
              {listName(list)}
            </h2>
            <p className="text-small text-muted">{t('words.count', { count: list.words })}</p>
          </div>
          {isSwitchable(list) ? <ListSwitch list={list} lists={lists} /> : null}
        </header>
        <ListedWords key={list.id} listId={list.id} initialSearch={params.get('search') ?? ''} />
      </section>
    </div>
  );
}

/** One's own words; who has none yet begins with the first list that there is to learn. */
const firstOf = (lists: readonly WordList[]): WordList | undefined =>
  lists.find(({ kind, words }) => kind === 'mine' && words > 0) ?? lists.find(isSwitchable) ?? lists[0];
