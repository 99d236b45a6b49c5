// The picture of a page of help, in the reader's language and theme; some pages have none.

import { locale } from '../../../../kit/web/i18n.ts';
import { useTheme } from '../../../../kit/web/theme.ts';
import type { HelpTopic } from '../../domain/topics.ts';
import { t } from '../texts.ts';

/** By file name, their addresses. */
const FILES = import.meta.glob<string>('../../pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

type PictureProps = { readonly topic: HelpTopic };

export function Picture({ topic }: PictureProps) {
  const theme = useTheme();
  const address = FILES[`../../pictures/${topic}.${locale}.${theme}.webp`];
  if (address === undefined) return null;
  return (
    <img
      src={address}
      alt={t('page.picture', { title: t(`topics.${topic}.title`) })}
      width={390}
      height={560}
      loading="lazy"
      className="h-auto w-full max-w-80 justify-self-center rounded-soft border border-line tablet:max-w-sm"
    />
  );
}
