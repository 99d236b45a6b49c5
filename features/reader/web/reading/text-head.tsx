// What a text is called, of which band and kind it is.

import { locale } from '../../../../kit/web/i18n.ts';
import type { TextFile } from '../../domain/index.ts';
import { t } from '../texts.ts';

type TextHeadProps = {
  readonly text: Pick<TextFile, 'band' | 'kind' | 'title'>;
  /** Where the page has another heading already. */
  readonly isPart?: boolean;
};

export function TextHead({ text: { band, kind, title }, isPart = false }: TextHeadProps) {
  const Title = isPart ? 'h3' : 'h1';
  return (
    <header>
      <p className="text-small text-muted">
        {t('list.band', { band })} · {t(`kinds.${kind}`)}
      </p>
      <Title lang="zh-Hans" className="mt-1 font-serif text-title font-bold">
        {title.zh}
      </Title>
      {locale === 'zh' ? null : <p className="text-muted">{title[locale]}</p>}
    </header>
  );
}
