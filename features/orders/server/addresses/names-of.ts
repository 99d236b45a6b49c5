// By what somebody is found: the whole name, and its words.

import { plainName } from '../../domain/index.ts';

/** By what somebody is found: the whole name, and each word of it that is more than an initial. */
export function namesOf(name: string): string[] {
  const whole = plainName(name);
  return [...new Set([whole, ...whole.split(/[ .,\-·]+/u).filter((word) => word.length > 1)])].filter(
    Boolean,
  );
}
