// What an interest is called.

import type { Three } from '../../domain/index.ts';
import en from '../../text/en.json' with { type: 'json' };
import pt from '../../text/pt.json' with { type: 'json' };
import zh from '../../text/zh.json' with { type: 'json' };

type Named = keyof typeof zh.interests;
const isNamed = (interest: string): interest is Named => Object.hasOwn(zh.interests, interest);

/** Undefined for what is none. */
export const nameInterest = (interest: string): Three | undefined =>
  isNamed(interest)
    ? { zh: zh.interests[interest], en: en.interests[interest], pt: pt.interests[interest] }
    : undefined;
