// Where the browser says that its person is: the region of the first language that names one. A proposal, never more.

/** ISO 3166-1, as in `pt-BR`; undefined where no language names one. */
export function browserRegion(languages: readonly string[] = navigator.languages): string | undefined {
  return languages.map(regionOf).find((region) => region !== undefined);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    // Browsers can be set to anything.
    return undefined;
  }
}
