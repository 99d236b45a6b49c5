// What people call the accounts of the books.

import type { Locale } from '../../../kit/core/locale.ts';
import { isAccountKind } from '../domain/index.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };

/** Undefined for a kind that nobody knows any more. */
export const nameAccount = (kind: string): Readonly<Record<Locale, string>> | undefined =>
  isAccountKind(kind) ? { zh: zh.kinds[kind], en: en.kinds[kind], pt: pt.kinds[kind] } : undefined;
