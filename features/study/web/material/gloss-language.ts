// The language that meanings are shown in: the interface's; for Chinese interfaces English.

import { locale } from '../../../../kit/web/i18n.ts';
import type { GlossLanguage } from '../../domain/exercises/index.ts';

export const GLOSS_LANGUAGE: GlossLanguage = locale === 'pt' ? 'pt' : 'en';
