// The language that texts are translated into.

import { locale } from '../../../kit/web/i18n.ts';

/** The interface's; for Chinese interfaces English. */
export const MEANING_LANGUAGE = locale === 'pt' ? 'pt' : 'en';
