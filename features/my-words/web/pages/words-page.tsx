// The learner's own words, the latest first, with the dictionary above them.

import { useDeferredValue, useState } from 'react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useSettled } from '../../../../kit/web/use-settled.ts';
import { helpPath } from '../../../help/domain/index.ts';
import { FoundWords } from '../list/found-words.tsx';
import { OwnLists } from '../list/own-lists.tsx';
import { SearchField } from '../list/search-field.tsx';
import { SearchHits } from '../list/search-hits.tsx';
import { t } from '../texts.ts';

export function WordsPage() {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed.trim());
  return (
    <Page
      help={helpPath('words-and-reviews')}
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <>
          <ButtonLink look="primary" to="/study/session">
            {t('list.review')}
          </ButtonLink>
          <ButtonLink to="/study/words">{t('list.toLists')}</ButtonLink>
          <ButtonLink to="/study/texts">{t('list.toTexts')}</ButtonLink>
          <ButtonLink to="/words/anki">{t('list.toDecks')}</ButtonLink>
        </>
      }
    >
      <SearchField value={typed} onChange={setTyped} />
      {wanted === '' ? <OwnLists /> : <Found text={wanted} />}
    </Page>
  );
}

/** Own words first: their meanings and tags are nowhere else. */
function Found({ text }: { readonly text: string }) {
  const asked = useSettled(text);
  return (
    <div className="grid gap-8">
      <FoundWords text={asked} />
      <SearchHits text={asked} />
    </div>
  );
}
