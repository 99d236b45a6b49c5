// What the language offer says and looks like, for the page and for what stands there before its code has come.

import type { Locale } from '../../core/locale.ts';

/** In the language that is offered: who needs the offer cannot read the page's own. */
export const OFFER_WORDS: Readonly<
  Record<Locale, { readonly what: string; readonly go: string; readonly stay: string }>
> = {
  zh: { what: '在对话中学中文。', go: '用中文继续', stay: '不用了' },
  en: {
    what: 'Learn Chinese by talking. This page is in Chinese.',
    go: 'Continue in English',
    stay: 'No, thanks',
  },
  pt: {
    what: 'Aprenda chinês conversando. Esta página está em chinês.',
    go: 'Continuar em português',
    stay: 'Agora não',
  },
};

export const OFFER_LOOK = {
  frame: 'border-b border-line bg-info-ground px-4 py-3 text-center print:hidden tablet:px-8',
  row: 'mx-auto mt-2 flex max-w-form items-center gap-1',
  button:
    'min-h-11 grow rounded-soft border border-info bg-ground px-4 font-bold text-info transition-colors hover:border-ink hover:text-ink',
} as const;
