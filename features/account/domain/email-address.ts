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
export function chosenName(person: {
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
