// Time zones by their names in the IANA database.

/** Names only: an offset would not know daylight saving. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/;
const LONGEST_NAME = 60;

/** The zone's name as this runtime writes it; undefined for what is no zone that it knows. */
export function knownZone(name: string): string | undefined {
  if (name.length > LONGEST_NAME || !NAME.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined; // Intl throws for a name that it does not know.
  }
}
