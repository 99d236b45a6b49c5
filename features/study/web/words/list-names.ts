// What a list of words is called: by the content or the deck, or for HSK bands and one's own words by the page.

import { locale } from '../../../../kit/web/i18n.ts';
import type { WordList } from '../queries.ts';
import { t } from '../texts.ts';

/** The last band of the word list stands for three. */
const TOP_BAND = '7';
/** Between a deck and the one above it. */
const LEVEL_END = '::';

export function listName({ id, kind, title }: Pick<WordList, 'id' | 'kind' | 'title'>): string {
  if (kind === 'mine') return t('words.mine');
  if (kind === 'deck') return title[locale].replaceAll(LEVEL_END, ' › ');
  if (kind !== 'hsk') return title[locale];
  const band = id.slice('hsk-'.length);
  return band === TOP_BAND ? t('words.hskTop') : t('words.hsk', { band });
}
