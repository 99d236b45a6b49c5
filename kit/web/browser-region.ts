// Where the browser says that its person is: by its time zone, else by the region of the first language that names one. A proposal, never more.

import { regionOfZone } from './zone-regions.ts';

const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** ISO 3166-1, as in `pt-BR`; undefined where neither names one. Many read English who are not in the United States. */
export function browserRegion(
  languages: readonly string[] = navigator.languages,
  zone: string = deviceZone(),
): string | undefined {
  return regionOfZone(zone) ?? languages.map(regionOf).find((region) => region !== undefined);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Browsers can be set to anything.
    return undefined;
  }
}
