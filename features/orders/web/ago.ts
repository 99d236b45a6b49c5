// How long ago something was, in the largest unit that fits: “5 minutes ago”.

import { languageTag } from '../../../kit/web/i18n.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

export function agoText(iso: string, now: number): string {
  const past = Math.max(MINUTE_MS, now - Date.parse(iso));
  const [unit, size] = UNITS.find(([, each]) => past >= each) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(languageTag, { numeric: 'always' }).format(
    -Math.floor(past / size),
    unit,
  );
}
