// What counts as a mail address. ASCII only: addresses with other letters are still refused by many mail servers.

/** As strict as the sign-in library's own pattern (`z.email()`), so that nobody registers what it refuses later. */
const SHAPE =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const LENGTH_MAX = 254;
const LOCAL_PART_MAX = 64;

export function isEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= LENGTH_MAX && address.indexOf('@') <= LOCAL_PART_MAX && SHAPE.test(address);
}

/** What somebody chose to be called; empty where they are only shown by their mail address. */
function chosenName(person: {
  readonly name: string;
  readonly username: string | null;
  readonly email: string;
}): string {
  const isOnlyAddress = person.username === null && person.name === localPart(person.email);
  return isOnlyAddress ? '' : person.name;
}

/** The part before the @: how a person without a name of their own is shown. */
export function localPart(email: string): string {
  return email.slice(0, email.includes('@') ? email.indexOf('@') : undefined);
}

const WORD = /^\p{L}[\p{L}\p{M}'’-]*/u;

/**
 * How somebody is shown: by the name that they gave, else by what looks like one at the beginning of their address:
 * `tomasz.17954661@…` is Tomasz.
 */
export function shownName(person: Parameters<typeof chosenName>[0]): string {
  const chosen = chosenName(person);
  if (chosen !== '') return chosen;
  const [word] = WORD.exec(person.name) ?? [];
  return word === undefined ? person.name : word.charAt(0).toUpperCase() + word.slice(1);
}
