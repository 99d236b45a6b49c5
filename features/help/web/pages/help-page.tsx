// All pages of help by what they are about, and the field that finds one.

import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { HELP_TOPICS } from '../../domain/index.ts';
import { searchHelp } from '../../domain/search.ts';
import { SEARCH_WORDS } from '../../domain/search-words.ts';
import { HELP_GROUPS } from '../../domain/topics.ts';
import { TopicList } from '../components/topic-list.tsx';
import { t } from '../texts.ts';
import { useShownTopics } from '../use-shown-topics.ts';

export function HelpPage() {
  const { typed, setTyped } = useAddressFilter();
  const query = typed.trim();
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <div className="grid gap-10">
        <div className="max-w-form">
          <SearchField
            label={t('page.search')}
            hint={t('page.searchHint')}
            value={typed}
            onChange={setTyped}
          />
        </div>
        {query === '' ? null : <Found query={query} />}
        {HELP_GROUPS.map(({ group, topics }) => (
          <Section key={group} title={t(`page.groups.${group}`)}>
            <TopicList topics={topics} />
          </Section>
        ))}
      </div>
    </Page>
  );
}

function Found({ query }: { readonly query: string }) {
  const pages = useShownTopics(HELP_TOPICS).map((topic) => ({
    topic,
    title: t(`topics.${topic}.title`),
    lead: t(`topics.${topic}.lead`),
    body: t(`topics.${topic}.body`),
    words: SEARCH_WORDS[topic],
  }));
  const found = searchHelp(pages, query);
  return (
    <div>
      <output className="block pb-3 text-muted">
        {found.length === 0 ? t('page.none', { search: query }) : t('page.found', { count: found.length })}
      </output>
      <TopicList topics={found} />
    </div>
  );
}
