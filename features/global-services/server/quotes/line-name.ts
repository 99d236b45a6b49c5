// How a line of a price is called, where no page names it.

import type { Locale } from '../../../../kit/core/locale.ts';
import { findText } from '../../../../kit/core/texts.ts';
import type { LineKind, Tier } from '../../domain/quote/terms.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

const texts = { zh, en, pt };

export const lineNameIn = (kind: LineKind, tier: Tier, locale: Locale): string =>
  findText(texts[locale], `lines.${kind}`, locale, { tier: texts[locale].tiers[tier] }) ?? kind;
